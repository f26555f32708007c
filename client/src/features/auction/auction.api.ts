import type {
  AuctionListItem,
  AuctionPage,
  BidReceipt,
  ListedBid,
  ScheduleAuctionBody,
  VoidBidderBody,
} from "@naqsh/shared/auction";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { halalasFromRiyals, type Halalas } from "@naqsh/shared/kernel/money";
import { api, pendingCommands } from "../../lib/api";
import { isApiError, leavesOpen, type ApiError } from "../../lib/api-error";
import { endpointAddress } from "../../lib/endpoint-address";
import { usePaged, usePagedFrom } from "../../lib/paged";
import { ARTWORKS_KEY, AUCTION_KEY, AUCTIONS_KEY } from "../../lib/query-keys";
import type { BidHold, BidOutcome } from "./desk/bid.store";
import { refusalFrom } from "./refusal";

export type AuctionTab = "live" | "upcoming" | "completed";

const HALALAS_IN_RIYAL = 100;
const LIST_IS_FRESH_MS = 15_000;

export const auctionKeys = {
  page: (auctionId: string) => [AUCTION_KEY, auctionId] as const,
  replay: (auctionId: string) => [AUCTION_KEY, auctionId, "replay"] as const,
  certificate: (auctionId: string) => [AUCTION_KEY, auctionId, "certificate"] as const,
  receipts: (auctionId: string) => [AUCTION_KEY, auctionId, "receipts"] as const,
  list: (tab: AuctionTab, mine: boolean) => [AUCTIONS_KEY, tab, mine] as const,
  pages: (tab: AuctionTab, mine: boolean, cursor: string | null) => [AUCTIONS_KEY, "pages", tab, mine, cursor] as const,
  artwork: (artworkId: string) => [ARTWORKS_KEY, "toAuction", artworkId] as const,
  bids: (auctionId: string) => [AUCTION_KEY, auctionId, "bids", "all"] as const,
  names: (auctionId: string) => [AUCTION_KEY, auctionId, "bids"] as const,
  bidders: (auctionId: string) => [AUCTION_KEY, auctionId, "bidders"] as const,
};

export const getAuction = (auctionId: string, signal?: AbortSignal): Promise<AuctionPage> =>
  api.get("/api/auctions/:id", { params: { id: auctionId }, signal });

/** The same for every page that shows it; null if there is no such auction. */
export const auctionQuery = (auctionId: string) => ({
  queryKey: auctionKeys.page(auctionId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AuctionPage | null> => {
    try {
      return await getAuction(auctionId, signal);
    } catch (failure) {
      if (isApiError(failure) && failure.status === 404) return null;
      throw failure;
    }
  },
});

export const certificateAddress = (auctionId: string): string =>
  endpointAddress("/api/auctions/:id/certificate", { params: { id: auctionId } });

/** The reader's own receipts, with their salts. */
export const listReceipts = (auctionId: string, signal?: AbortSignal): Promise<BidReceipt[]> =>
  api.get("/api/auctions/:id/receipts", { params: { id: auctionId }, signal });

const listed = (tab: AuctionTab, mine: boolean) => ({ status: tab, mine: mine ? ("true" as const) : undefined });

/** The first of them. */
export const listAuctions = (tab: AuctionTab, mine: boolean, signal?: AbortSignal): Promise<AuctionListItem[]> =>
  api.get("/api/auctions", { query: listed(tab, mine), signal });

/** All of them from a place in the list on, page by page; `next`: where the page after those that came is. */
export const useAuctions = (tab: AuctionTab, mine: boolean, cursor: string | null) =>
  usePagedFrom(
    auctionKeys.pages(tab, mine, cursor),
    "/api/auctions",
    { query: listed(tab, mine) },
    { cursor, staleTime: LIST_IS_FRESH_MS },
  );

/** The newest rows of an auction's public history; the artist and administrators get names in it. */
export const listBids = (auctionId: string, signal?: AbortSignal): Promise<ListedBid[]> =>
  api.get("/api/auctions/:id/bids", { params: { id: auctionId }, signal });

/** Every row of an auction's public history, page by page, as it stands when it is asked for. */
export const useAllBids = (auctionId: string) =>
  usePaged(auctionKeys.bids(auctionId), "/api/auctions/:id/bids", { params: { id: auctionId } });

export type Bidder = { alias: number; name: string | null };

/** Everyone whose bids stand, by their number: all of the history is read for it. */
export const listBidders = async (auctionId: string, signal?: AbortSignal): Promise<Bidder[]> => {
  const path = "/api/auctions/:id/bids";
  const byAlias = new Map<number, Bidder>();
  let page = await api.getPage(path, { params: { id: auctionId }, query: { limit: 100 }, signal });
  for (;;) {
    for (const { bidder: alias, bidderName: name = null, voided } of page.items) {
      if (!voided) byAlias.set(alias, { alias, name });
    }
    if (page.next === null) break;
    page = await api.getNextPage(path, page.next, { signal });
  }
  return [...byAlias.values()].toSorted((a, b) => a.alias - b.alias);
};

export const getArtworkToAuction = (artworkId: string, signal?: AbortSignal): Promise<ArtworkDetail> =>
  api.get("/api/artworks/:id", { params: { id: artworkId }, signal });

/** One bid of a person in an auction waits for its answer at a time. */
const intentOf = (auctionId: string, userId: string): string => `bid.${auctionId}.${userId}`;

const holdOf = ({ status, code }: ApiError): BidHold | null => {
  if (status === 401) return "signIn";
  return status === 429 || code === "ORIGIN_REFUSED" ? "wait" : null;
};

/** Sends a bid, amount in halalas of whole riyals, under the id that it keeps on this device until it is answered. */
export const sendBid = async (auctionId: string, userId: string, amount: Halalas): Promise<BidOutcome> => {
  try {
    const answer = await api.post("/api/auctions/:id/bids", {
      params: { id: auctionId },
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

/** Whether this device waits for the answer to anybody's bid in this auction; for whoever has been signed out meanwhile. */
export const hasUnansweredBid = (auctionId: string): boolean => pendingCommands.waiting(`bid.${auctionId}.`).length > 0;

export const scheduleAuction = (body: ScheduleAuctionBody): Promise<{ id: string }> =>
  api.post("/api/auctions", { body, intent: `schedule.${body.artworkId}` });

export const cancelAuction = (auctionId: string): Promise<{ id: string }> =>
  api.post("/api/auctions/:id/cancel", { params: { id: auctionId }, intent: `cancel.${auctionId}` });

export const answerOffer = (auctionId: string, answer: "accept" | "decline"): Promise<{ id: string }> =>
  api.post(`/api/auctions/:id/offer/${answer}`, {
    params: { id: auctionId },
    intent: `offer.${auctionId}.${answer}`,
  });

export const voidBidder = (auctionId: string, body: VoidBidderBody): Promise<{ id: string }> =>
  api.post("/api/admin/auctions/:id/void-bidder", {
    params: { id: auctionId },
    body,
    intent: `void.${auctionId}.${body.alias}`,
  });
