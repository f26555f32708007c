import type {
  AuctionCertificate,
  AuctionListItem,
  AuctionPage,
  AuctionReplay,
  BidAnswer,
  BidReceipt,
  ListedBid,
  ScheduleAuctionBody,
  VoidBidderBody,
} from "@naqsh/shared/auction";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { halalasFromRiyals, type Halalas } from "@naqsh/shared/kernel/money";
import { api, pendingCommands } from "../../lib/api";
import type { Page } from "../../lib/api-client";
import { isApiError, leavesOpen, type ApiError } from "../../lib/api-error";
import { usePaged } from "../../lib/paged";
import type { BidHold, BidOutcome } from "./desk/bid.store";
import { refusalFrom } from "./refusal";

export type AuctionTab = "live" | "upcoming" | "completed";

const HALALAS_IN_RIYAL = 100;
const LIST_IS_FRESH_MS = 15_000;

const pathOf = (auctionId: string, rest = ""): string => `/api/auctions/${encodeURIComponent(auctionId)}${rest}`;

export const auctionKeys = {
  page: (auctionId: string) => ["auction", auctionId] as const,
  replay: (auctionId: string) => ["auction", auctionId, "replay"] as const,
  certificate: (auctionId: string) => ["auction", auctionId, "certificate"] as const,
  receipts: (auctionId: string) => ["auction", auctionId, "receipts"] as const,
  list: (tab: AuctionTab, mine: boolean) => ["auctions", tab, mine] as const,
  pages: (tab: AuctionTab, mine: boolean) => ["auctions", "pages", tab, mine] as const,
  artwork: (artworkId: string) => ["artworks", "toAuction", artworkId] as const,
  names: (auctionId: string) => ["auction", auctionId, "bids"] as const,
  bidders: (auctionId: string) => ["auction", auctionId, "bidders"] as const,
};

export const getAuction = (auctionId: string, signal?: AbortSignal): Promise<AuctionPage> =>
  api.get(pathOf(auctionId), signal ? { signal } : {});

/** Every public moment of a finished auction. */
export const getReplay = (auctionId: string, signal?: AbortSignal): Promise<AuctionReplay> =>
  api.get(pathOf(auctionId, "/replay"), signal ? { signal } : {});

/** The file that `certificateAddress` downloads, as a value. */
export const getCertificate = (auctionId: string, signal?: AbortSignal): Promise<AuctionCertificate> =>
  api.get(pathOf(auctionId, "/certificate"), signal ? { signal } : {});

export const certificateAddress = (auctionId: string): string => pathOf(auctionId, "/certificate");

/** The reader's own receipts, with their salts. */
export const listReceipts = (auctionId: string, signal?: AbortSignal): Promise<BidReceipt[]> =>
  api.get(pathOf(auctionId, "/receipts"), signal ? { signal } : {});

const listPath = (tab: AuctionTab, mine: boolean): string => `/api/auctions?status=${tab}${mine ? "&mine=true" : ""}`;

/** The first of them. */
export const listAuctions = (tab: AuctionTab, mine: boolean, signal?: AbortSignal): Promise<AuctionListItem[]> =>
  api.get(listPath(tab, mine), signal ? { signal } : {});

/** All of them, page by page. */
export const useAuctions = (tab: AuctionTab, mine: boolean) =>
  usePaged<AuctionListItem>(auctionKeys.pages(tab, mine), listPath(tab, mine), LIST_IS_FRESH_MS);

/** The newest rows of an auction's public history; the artist and administrators get names in it. */
export const listBids = (auctionId: string, signal?: AbortSignal): Promise<ListedBid[]> =>
  api.get(pathOf(auctionId, "/bids"), signal ? { signal } : {});

export type Bidder = { alias: number; name: string | null };

/** Everyone whose bids stand, by their number: all of the history is read for it. */
export const listBidders = async (auctionId: string, signal?: AbortSignal): Promise<Bidder[]> => {
  const byAlias = new Map<number, Bidder>();
  for (let next: string | null = pathOf(auctionId, "/bids?limit=100"); next !== null;) {
    const page: Page<ListedBid> = await api.getPage(next, signal ? { signal } : {});
    for (const { bidder: alias, bidderName: name = null, voided } of page.items) {
      if (!voided) byAlias.set(alias, { alias, name });
    }
    ({ next } = page);
  }
  return [...byAlias.values()].toSorted((a, b) => a.alias - b.alias);
};

export const getArtworkToAuction = (artworkId: string, signal?: AbortSignal): Promise<ArtworkDetail> =>
  api.get(`/api/artworks/${encodeURIComponent(artworkId)}`, signal ? { signal } : {});

/** One bid of a person in an auction waits for its answer at a time. */
const intentOf = (auctionId: string, userId: string): string => `bid.${auctionId}.${userId}`;

const holdOf = ({ status, code }: ApiError): BidHold | null => {
  if (status === 401) return "signIn";
  return status === 429 || code === "ORIGIN_REFUSED" ? "wait" : null;
};

/** Sends a bid, amount in halalas of whole riyals, under the id that it keeps on this device until it is answered. */
export const sendBid = async (auctionId: string, userId: string, amount: Halalas): Promise<BidOutcome> => {
  try {
    const answer = await api.command<BidAnswer>({
      method: "POST",
      path: pathOf(auctionId, "/bids"),
      body: { amount: amount / HALALAS_IN_RIYAL },
      intent: intentOf(auctionId, userId),
    });
    return { kind: "accepted", answer };
  } catch (failure) {
    if (!isApiError(failure)) return { kind: "unanswered", hold: null, retryAfterMs: null };
    if (!leavesOpen(failure)) return { kind: "refused", refusal: refusalFrom(failure) };
    return { kind: "unanswered", hold: holdOf(failure), retryAfterMs: failure.retryAfterMs };
  }
};

/** The amount of a bid that this device sent and has no answer to. */
export const unansweredBid = (auctionId: string, userId: string): Halalas | null => {
  const body = pendingCommands.find(intentOf(auctionId, userId))?.body as { amount?: unknown } | null | undefined;
  return typeof body?.amount === "number" ? halalasFromRiyals(body.amount) : null;
};

/** Whether this device waits for the answer to anybody's bid in this auction; for who has been signed out meanwhile. */
export const hasUnansweredBid = (auctionId: string): boolean => pendingCommands.waiting(`bid.${auctionId}.`).length > 0;

export const scheduleAuction = (body: ScheduleAuctionBody): Promise<{ id: string }> =>
  api.command({ method: "POST", path: "/api/auctions", body, intent: `schedule.${body.artworkId}` });

export const cancelAuction = (auctionId: string): Promise<{ id: string }> =>
  api.command({ method: "POST", path: pathOf(auctionId, "/cancel"), intent: `cancel.${auctionId}` });

export const answerOffer = (auctionId: string, answer: "accept" | "decline"): Promise<{ id: string }> =>
  api.command({ method: "POST", path: pathOf(auctionId, `/offer/${answer}`), intent: `offer.${auctionId}.${answer}` });

export const voidBidder = (auctionId: string, body: VoidBidderBody): Promise<{ id: string }> =>
  api.command({
    method: "POST",
    path: `/api/admin/auctions/${encodeURIComponent(auctionId)}/void-bidder`,
    body,
    intent: `void.${auctionId}.${body.alias}`,
  });
