import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "../simulation/cast";
import { acknowledgedBy, sendBid, type Acknowledged } from "./sent-bids";

export type Bidding = {
  acknowledged: Acknowledged[];
  /** How often each status was answered; 0 for a connection that ended. */
  statuses: Map<number, number>;
  /** What was refused for good, and when it was sent. */
  refused: { code: string; sentAtMs: number }[];
  /** Lets everyone end with an answer to their last bid. */
  stop: () => Promise<void>;
};

const AGAIN_AFTER_MS = 50;
/** Below the limit of bids that a person may make in a minute. */
const NEXT_AFTER_MS = 700;

/**
 * People bid one after the other, each always at the same of the addresses; whoever gets no answer, or is told to come again, sends
 * the same bid again.
 */
export const bidThroughTrouble = (urls: readonly string[], auctionId: string, bidders: readonly Person[]): Bidding => {
  const acknowledged: Acknowledged[] = [];
  const statuses = new Map<number, number>();
  const refused: Bidding["refused"] = [];
  let highest = 1_000;
  let isOver = false;

  const bidOnce = async (who: Person, url: string): Promise<void> => {
    const [key, amount] = [randomUUID(), (highest += 300)];
    for (;;) {
      const sentAtMs = Date.now();
      const answer = await sendBid({ url, auctionId, who, key, amount });
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const taken = answer && acknowledgedBy(answer, { key, who, amount });
      if (taken) acknowledged.push(taken);
      if (answer && status >= 400 && status < 500) {
        refused.push({ code: (JSON.parse(answer.text) as { code: string }).code, sentAtMs });
      }
      if (status !== 0 && status < 500) return;
      await pause(AGAIN_AFTER_MS);
    }
  };
  const running = bidders.map(async (who, place) => {
    while (!isOver) {
      await bidOnce(who, urls[place % urls.length]!);
      await pause(NEXT_AFTER_MS);
    }
  });
  return {
    acknowledged,
    statuses,
    refused,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
};
