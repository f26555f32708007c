import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields, wholeNumber, yesOrNo } from "../kernel/query-input";
import type { AuctionCertificate } from "./auction-certificate";
import type { AuctionReplay } from "./auction-as-of";
import type { AuctionListItem, AuctionPage, BidReceipt, ListedBid, Standing } from "./auction.views";

/** `mine`: those that the reader bids in, and an artist's own. */
export const AuctionsQuery = z.object({
  ...pageFields(24),
  status: z.optional(z.enum(["live", "upcoming", "completed"])),
  mine: yesOrNo,
});
export type AuctionsQuery = z.infer<typeof AuctionsQuery>;

/** `before`: the number above those that are asked for. */
const BidsQuery = z.object({ limit: pageFields(50).limit, before: z.optional(wholeNumber(1)) });
export type BidsQuery = z.infer<typeof BidsQuery>;

const StandingsQuery = z.object(pageFields(50));

export const auctionReads = {
  auctions: get("/api/auctions", {
    access: "anyone",
    summary: { ar: "المزادات الجارية أو القادمة أو المنتهية", en: "Auctions that run, begin or have ended" },
    input: AuctionsQuery,
    answer: answer<AuctionListItem[]>(),
    paged: true,
    refusals: ["SIGN_IN_REQUIRED"],
  }),
  auction: get("/api/auctions/:id", {
    access: "anyone",
    summary: { ar: "غرفة مزاد", en: "The room of an auction" },
    answer: answer<AuctionPage>(),
    refusals: ["AUCTION_UNKNOWN"],
  }),
  bids: get("/api/auctions/:id/bids", {
    access: "anyone",
    summary: { ar: "سجل مزايدات مزاد، الأحدث أولًا", en: "The public history of an auction's bids, newest first" },
    input: BidsQuery,
    answer: answer<ListedBid[]>(),
    paged: true,
    refusals: ["AUCTION_UNKNOWN"],
  }),
  receipts: get("/api/auctions/:id/receipts", {
    access: "signedIn",
    summary: {
      ar: "إيصالات القارئ في مزاد، مع أملاحها",
      en: "The reader's own receipts of an auction, with their salts",
    },
    answer: answer<BidReceipt[]>(),
    holdsSecrets: true,
  }),
  replay: get("/api/auctions/:id/replay", {
    access: "anyone",
    summary: { ar: "إعادة مزاد انتهى، لحظة بلحظة", en: "Every public moment of a finished auction" },
    answer: answer<AuctionReplay>(),
    refusals: ["AUCTION_UNKNOWN", "AUCTION_NOT_FINISHED"],
  }),
  certificate: get("/api/auctions/:id/certificate", {
    access: "anyone",
    summary: { ar: "شهادة مزاد انتهى", en: "The certificate of a finished auction, as a file" },
    answer: answer<AuctionCertificate>(),
    refusals: ["AUCTION_UNKNOWN", "AUCTION_NOT_FINISHED"],
  }),
  bidsOnArtwork: get("/api/artworks/:id/bids", {
    access: "signedIn",
    summary: { ar: "مزايدات مزاد العمل", en: "The bids of the auction in which a work is" },
    input: BidsQuery,
    answer: answer<ListedBid[]>(),
    paged: true,
    refusals: ["ARTWORK_UNKNOWN", "AUCTION_UNKNOWN"],
  }),
  standings: get("/api/user/standings", {
    access: "signedIn",
    summary: { ar: "أحوال القارئ في مزاداته", en: "How the reader stands in the auctions that they bid in" },
    input: StandingsQuery,
    answer: answer<Standing[]>(),
    paged: true,
    holdsSecrets: true,
  }),
};
