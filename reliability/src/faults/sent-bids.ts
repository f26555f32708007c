import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Person } from "../simulation/cast";

type Sending = { url: string; path: string; who: Person; key: string; body: object };

export type BidCall = { url: string; auctionId: string; who: Person; key: string; amount: number };

type Answer = { status: number; text: string; retryAfter: string | null };

/** A bid that was acknowledged: its event's id, and the bytes of the answer. */
export type Acknowledged = { key: string; who: Person; amount: number; eventId: string; text: string };

/** Sends a command as somebody; null if no answer came. */
const sendAs = async ({ url, path, who, key, body }: Sending): Promise<Answer | null> => {
  try {
    const response = await fetch(url + path, {
      method: "POST",
      headers: {
        cookie: `${SESSION_COOKIE}=${who.token}`,
        "content-type": "application/json",
        [IDEMPOTENCY_HEADER]: key,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get("Retry-After") };
  } catch {
    return null;
  }
};

/** Sends a bid; null if no answer came. */
export const sendBid = ({ url, auctionId, who, key, amount }: BidCall): Promise<Answer | null> =>
  sendAs({ url, path: `/api/auctions/${auctionId}/bids`, who, key, body: { amount } });

/** Null for a bid that was not taken. */
export const acknowledgedBy = (
  answer: Answer,
  { key, who, amount }: Pick<BidCall, "key" | "who" | "amount">,
): Acknowledged | null =>
  answer.status === 201
    ? { key, who, amount, eventId: (JSON.parse(answer.text) as { id: string }).id, text: answer.text }
    : null;
