import type { AuctionPage } from "@naqsh/shared/auction";
import { DemoRefused } from "./demo-visitor";
import type { DemoVisitor } from "./demo-visitor";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

const HALALAS = 100;

/** What a bidder may leave as a maximum at an ask of so many riyals, by temper: the ask itself, a little above, or far. */
const maximumFor = (ask: number, limit: number, chance: Chance): number => {
  const temper = chance.next();
  const reach = temper < 0.72 ? 0 : 0.02 + chance.next() * (temper < 0.93 ? 0.03 : 0.07);
  const amount = Math.ceil((ask * (1 + reach)) / 50) * 50;
  return Math.max(ask, Math.min(limit, amount));
};

/** Refusals that a bid may meet because the room moved on; the story just goes on. */
const MOVED_ON = new Set([
  "BID_TOO_LOW",
  "MAXIMUM_NOT_RAISED",
  "AUCTION_ENDED",
  "BID_UNDECIDED",
  "AUCTION_NOT_OPEN",
  "AUCTION_NOT_STARTED",
]);

/**
 * One of the bidders who does not lead bids once, up to `limit` (riyals); false when the price is past it or the
 * auction is not open.
 */
export const bidOnce = async (
  auctionId: string,
  bidders: readonly DemoVisitor[],
  limit: number,
  chance: Chance,
): Promise<boolean> => {
  const bidder = chance.pick(bidders);
  const { room, mine } = await bidder.get<AuctionPage>(`/api/auctions/${auctionId}`);
  if (room.status !== "live") return false;
  if (mine?.state === "leading") return true;
  const ask = Math.ceil(room.ask / HALALAS);
  if (ask > limit) return false;
  try {
    await bidder.post(`/api/auctions/${auctionId}/bids`, { amount: maximumFor(ask, limit, chance) });
  } catch (error) {
    if (!(error instanceof DemoRefused) || !MOVED_ON.has(error.problem.code)) throw error;
  }
  return true;
};

/** When the bids of an auction arrive: a few early ones, most near the end. Rising milliseconds, all inside. */
export const bidTimes = (startMs: number, endMs: number, count: number, chance: Chance): number[] =>
  Array.from({ length: count }, () => {
    const share = chance.next() < 0.45 ? chance.next() : 1 - (1 - chance.next()) ** 3 * 0.25;
    return Math.round(startMs + 60_000 + share * (endMs - startMs - 90_000));
  }).sort((a, b) => a - b);
