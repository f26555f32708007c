import type { CurrentUser } from "@naqsh/shared/account";
import type { AuctionHead, AuctionTerms, Standing } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { WhyState } from "@naqsh/shared/why";

export type Reader =
  | { kind: "unknown" }
  | { kind: "visitor" }
  | { kind: "artist"; userId: string }
  | { kind: "administrator"; userId: string }
  | { kind: "banned"; userId: string; reason: string }
  | { kind: "bidder"; userId: string };

/** Who is looking at this auction, and so what the desk may offer them. The server decides; this only mirrors it. */
export const readerOf = (user: CurrentUser | null, isKnown: boolean, terms: Pick<AuctionTerms, "artistId">): Reader => {
  if (!isKnown) return { kind: "unknown" };
  if (!user) return { kind: "visitor" };
  if (user.id === terms.artistId) return { kind: "artist", userId: user.id };
  if (user.role === "admin") return { kind: "administrator", userId: user.id };
  if (user.banned) return { kind: "banned", userId: user.id, reason: user.banned.reason ?? "" };
  return { kind: "bidder", userId: user.id };
};

/** `awaitingClose`: the time is over, and the server has not said so yet. */
export type RoomStage = "upcoming" | "open" | "awaitingClose" | "over";

const OVER = new Set<AuctionHead["status"]>(["closed", "awaitingPayment", "offered", "settled", "lapsed", "cancelled"]);

/** Nobody can bid any more, nor will again. */
export const isOver = ({ status }: Pick<AuctionHead, "status">): boolean => OVER.has(status);

/** Where the auction is, for the clock and the desk. `nowMs`: the server's clock. Only the server makes it over. */
export const stageOf = (head: AuctionHead, nowMs: number): RoomStage => {
  if (isOver(head)) return "over";
  if (head.status === "scheduled") return "upcoming";
  if (head.status === "closing" || nowMs >= msFromInstant(head.endsAt)) return "awaitingClose";
  return "open";
};

/** How an auction ended, for whoever did not bid in it. */
export type Ending = "sold" | "awaitingPayment" | "offeredToNext" | "passed" | "noBids" | "lapsed" | "cancelled";

/** Asked only once the auction is over. */
export const endingOf = ({ status, outcome }: Pick<AuctionHead, "status" | "outcome">): Ending => {
  if (status === "cancelled" || status === "lapsed") return status;
  if (outcome === "noBids") return "noBids";
  if (outcome === "reserveNotMet") return "passed";
  if (status === "offered") return "offeredToNext";
  return status === "settled" ? "sold" : "awaitingPayment";
};

/** What one may ask of it; the others explain themselves. */
export const whyOfEnding: Partial<Record<Ending, WhyState>> = {
  passed: "passed",
  noBids: "passed",
  lapsed: "lapsed",
  sold: "sale",
  awaitingPayment: "sale",
  offeredToNext: "sale",
  cancelled: "cancelled",
};

export type Result = { kind: "won" | "paid" | "missedPayment" | "offered" | "declined" | "lost" | "voided" | Ending };

/** How it ended for this reader; asked only once the auction is over. */
export const resultOf = (head: AuctionHead, standing: Standing | null): Result => {
  const ending = endingOf(head);
  if (ending === "cancelled" || !standing) return { kind: ending };
  const { state } = standing;
  if (state !== "leading" && state !== "outbid" && state !== "lost") return { kind: state };
  return { kind: ending === "sold" || ending === "awaitingPayment" ? "lost" : ending };
};

/** Somebody is bound to buy, or has bought: not while the work is only offered to the next bidder. */
export const isSaleBound = ({ outcome, status, saleAmount }: AuctionHead): boolean =>
  outcome === "sold" && status !== "offered" && saleAmount !== null;

/** Halalas: what the work sold at, which after a second offer is not the highest bid; else the price, or the opening price. */
export const shownPrice = (head: AuctionHead, openingPrice: number): number =>
  (isSaleBound(head) ? head.saleAmount : null) ?? head.price ?? openingPrice;

const MINUTE = 60_000;

/** What a full thread stands for, milliseconds: the last minute, or the window in which a late bid extends the end. */
export const threadWindowMs = (terms: Pick<AuctionTerms, "softCloseMs">): number => Math.max(MINUTE, terms.softCloseMs);
