import { randomUUID } from "node:crypto";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Person } from "../simulation/cast";
import type { Acknowledged } from "../soak/kill-rounds";

export type Bidding = {
  acknowledged: Acknowledged[];
  /** How often each status was answered; 0 for a connection that ended. */
  statuses: Map<number, number>;
  /** Milliseconds of the slowest answer, whatever it said. */
  slowestMs: () => number;
  /** Lets everyone end with an answer to their last bid. */
  stop: () => Promise<void>;
};

export type BidCall = { url: string; auctionId: string; who: Person; key: string; amount: number };

/** Sends a bid; null where no answer came. */
export const sendBid = async ({ url, auctionId, who, key, amount }: BidCall) => {
  try {
    const response = await fetch(`${url}/api/auctions/${auctionId}/bids`, {
      method: "POST",
      headers: {
        cookie: `${SESSION_COOKIE}=${who.token}`,
        "content-type": "application/json",
        [IDEMPOTENCY_HEADER]: key,
      },
      body: JSON.stringify({ amount }),
    });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get("Retry-After") };
  } catch {
    return null;
  }
};

const AGAIN_AFTER_MS = 50;
/** Below the limit of bids that a person may make in a minute. */
const NEXT_AFTER_MS = 700;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** People bid one after the other; who gets no answer, or is told to come again, sends the same bid again. */
export const bidThroughTrouble = (url: string, auctionId: string, bidders: readonly Person[]): Bidding => {
  const acknowledged: Acknowledged[] = [];
  const statuses = new Map<number, number>();
  let highest = 1_000;
  let slowestMs = 0;
  let isOver = false;

  const bidOnce = async (who: Person): Promise<void> => {
    const [key, amount] = [randomUUID(), (highest += 300)];
    for (;;) {
      const askedAt = performance.now();
      const answer = await sendBid({ url, auctionId, who, key, amount });
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (answer && status === 201) {
        acknowledged.push({
          key,
          who,
          amount,
          eventId: (JSON.parse(answer.text) as { id: string }).id,
          text: answer.text,
        });
      }
      if (status !== 0 && status < 500) return;
      await pause(AGAIN_AFTER_MS);
    }
  };
  const running = bidders.map(async (who) => {
    while (!isOver) {
      await bidOnce(who);
      await pause(NEXT_AFTER_MS);
    }
  });
  return {
    acknowledged,
    statuses,
    slowestMs: () => Math.round(slowestMs),
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
};
