import type { AuctionHead, FeedRow, Standing } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { RoomConnection } from "../auction-room.store";
import { isBidRow } from "../feed/feed-lines";

/** What the room knows at one moment, as far as it is worth saying. */
export type Heard = {
  head: AuctionHead;
  rows: FeedRow[];
  standing: Standing | null;
  connection: RoomConnection;
  /** Milliseconds left on the server's clock; null if nothing counts down. */
  remainingMs: number | null;
  /** The time is over, and the server has not said so yet. */
  isAwaitingClose: boolean;
};

export type Utterance =
  | { kind: "outbid" | "connectionLost" | "connectionBack" | "closed" | "leading" | "awaitingClose" }
  | { kind: "price"; newBids: number }
  | { kind: "extended"; endsAtMs: number }
  | { kind: "mark"; seconds: number }
  | { kind: "row"; row: FeedRow };

const MINUTE = 60_000;
/** Spoken marks of the countdown: 10, 5 and 1 minutes, 30 and 10 seconds. */
const MARKS_MS = [10 * MINUTE, 5 * MINUTE, MINUTE, 30_000, 10_000];
const EVERY_MS = 10_000;
const EVERY_MS_LATE = 5_000;

const isLost = (connection: RoomConnection): boolean => connection === "reconnecting" || connection === "offline";

const isOver = ({ status }: AuctionHead): boolean => !["scheduled", "live", "closing"].includes(status);

/** What interrupts: outbid (once a change), connection lost, closed with its result. Refused bids are told by the desk. */
export const interruptionsBetween = (before: Heard, after: Heard): Utterance[] => {
  const said: Utterance[] = [];
  if (isOver(after.head) && !isOver(before.head)) said.push({ kind: "closed" });
  const wasOutbid = before.standing?.state === "leading" && after.standing?.state === "outbid";
  if (wasOutbid) said.push({ kind: "outbid" });
  if (!isLost(before.connection) && isLost(after.connection)) said.push({ kind: "connectionLost" });
  return said;
};

const markBetween = (before: number | null, after: number | null): number | null => {
  if (before === null || after === null) return null;
  return MARKS_MS.find((mark) => before > mark && after <= mark) ?? null;
};

/** What is said at once but politely: a mark of the clock, an extension, the time being over, the connection's return, taking the lead. */
export const remarksBetween = (before: Heard, after: Heard): Utterance[] => {
  const said: Utterance[] = [];
  if (isLost(before.connection) && !isLost(after.connection)) said.push({ kind: "connectionBack" });
  if (before.standing?.state !== "leading" && after.standing?.state === "leading") said.push({ kind: "leading" });
  if (after.head.endsAt > before.head.endsAt && !isOver(after.head)) {
    said.push({ kind: "extended", endsAtMs: msFromInstant(after.head.endsAt) });
  }
  if (!before.isAwaitingClose && after.isAwaitingClose) said.push({ kind: "awaitingClose" });
  const mark = markBetween(before.remainingMs, after.remainingMs);
  if (mark !== null) said.push({ kind: "mark", seconds: mark / 1000 });
  return said;
};

/** Rows that `after` has and `before` had not, oldest first. */
export const newRowsBetween = (before: Heard, after: Heard): FeedRow[] =>
  after.rows.filter((row) => row.sequence > before.head.sequence).toReversed();

export type PriceTeller = {
  /** Takes what is new; gives the one sentence that is due now, or null. The latest state wins. */
  tell: (before: Heard, after: Heard, nowMs: number) => Utterance | null;
};

/** One sentence on the price each ten seconds at most, five in the last minute, with how many bids it gathers. */
export const createPriceTeller = (): PriceTeller => {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return {
    tell: (before, after, nowMs) => {
      untold += newRowsBetween(before, after).filter((row) => isBidRow(row) && row.kind === "bid").length;
      const every = after.remainingMs !== null && after.remainingMs <= MINUTE ? EVERY_MS_LATE : EVERY_MS;
      if (untold === 0 || isOver(after.head) || nowMs - toldAtMs < every) return null;
      const newBids = untold;
      untold = 0;
      toldAtMs = nowMs;
      return { kind: "price", newBids };
    },
  };
};
