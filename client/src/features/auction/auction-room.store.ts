import type {
  AuctionHead,
  AuctionPage,
  AuctionRoom,
  AuctionRoomPatch,
  AuctionTerms,
  BidAnswer,
  FeedRow,
  LotOfAuction,
  Standing,
} from "@naqsh/shared/auction";
import { ROWS_OF_SNAPSHOT } from "@naqsh/shared/auction";
import type { LiveMessage } from "@naqsh/shared/live";
import { createStore, type StoreApi } from "zustand/vanilla";

export type RoomConnection = "connecting" | "connected" | "slow" | "reconnecting" | "offline";

/** What a pushed change came to: `gap` means that something before it is missing and has to be asked for. */
type Received = "applied" | "dropped" | "gap";

type Loss = {
  bidCount: number;
  sequence: number;
  /** Bids of others since, of which the list may hold fewer; null once a snapshot stands for some. */
  counted: number | null;
};

export type AuctionRoomState = {
  head: AuctionHead;
  terms: AuctionTerms;
  lot: LotOfAuction;
  /** Newest first. */
  rows: FeedRow[];
  standing: Standing | null;
  watchers: number;
  connection: RoomConnection;
  attempts: number;
  /** Bids of others that came while there was no connection; null once it was read or if nothing was missed. */
  missed: number | null;
  receive: (message: LiveMessage) => Received;
  receiveStanding: (standing: Standing) => void;
  /** The answer to the reader's own bid, which may come before the push of their standing or after it. */
  receiveAnswer: (answer: BidAnswer) => void;
  setWatchers: (watchers: number) => void;
  /** `attempts`: how often a connection was tried since it was lost. */
  setConnection: (connection: RoomConnection, attempts: number) => void;
  /** The room is up to date again after a loss: says how many bids were missed. */
  caughtUp: () => void;
  forgetMissed: () => void;
};

export type AuctionRoomStore = StoreApi<AuctionRoomState>;

/** Keeps the sequence that is held, so that the pushed standing replaces it. */
const standingFrom = (answer: BidAnswer, held: Standing | null): Standing => ({
  auctionId: answer.auctionId,
  alias: answer.alias,
  state: answer.standing,
  maximum: answer.maximum,
  lastBid: answer.receipt?.amount ?? held?.lastBid ?? answer.maximum,
  lastBidAt: answer.receipt?.acceptedAt ?? held?.lastBidAt ?? answer.endsAt,
  orderId: null,
  dueAt: null,
  amount: null,
  offer: null,
  sequence: held?.sequence ?? 0,
});

const isConnected = (connection: RoomConnection): boolean => connection === "connected" || connection === "slow";

const headOf = ({ terms: _terms, rows: _rows, ...head }: AuctionRoom): AuctionHead => head;

const isBidOfOthers = (row: FeedRow, own: number | null): boolean =>
  (row.kind === "bid" || row.kind === "automatic") && row.alias !== own;

/** Rows that came since: counted one by one if all were at hand, else by the auction's own count. */
const missedSince = (loss: Loss, state: AuctionRoomState): number => {
  if (loss.counted !== null) return loss.counted;
  const own = state.standing?.alias ?? null;
  const newer = state.rows.filter((row) => row.sequence > loss.sequence);
  if (newer.length < state.rows.length) return newer.filter((row) => isBidOfOthers(row, own)).length;
  return Math.max(0, state.head.bidCount - loss.bidCount);
};

const newsIn = ({ rows }: AuctionRoomPatch, { sequence }: AuctionHead): FeedRow[] =>
  rows.filter((row) => row.sequence > sequence);

/** The loss after a message that `before` takes in. */
const lossAfter = (loss: Loss, message: LiveMessage, before: AuctionRoomState): Loss => {
  if (message.from === null || loss.counted === null) return { ...loss, counted: null };
  const own = before.standing?.alias ?? null;
  const others = newsIn(message.patch as AuctionRoomPatch, before.head).filter((row) => isBidOfOthers(row, own));
  return { ...loss, counted: loss.counted + others.length };
};

/** What a message makes of the public view, or why it makes nothing of it. */
const changeBy = (
  message: LiveMessage,
  { head, terms, rows }: AuctionRoomState,
): Partial<AuctionRoomState> | Exclude<Received, "applied"> => {
  if (message.from === null) {
    const room = message.patch as AuctionRoom;
    if (room.sequence < head.sequence) return "dropped";
    const change = { head: headOf(room), terms: room.terms, rows: room.rows };
    // What a page came with comes once more with its topic: nothing of it is to be drawn anew.
    return JSON.stringify(change) === JSON.stringify({ head, terms, rows }) ? {} : change;
  }
  if (message.sequence <= head.sequence) return "dropped";
  if (message.from > head.sequence) return "gap";
  const patch = message.patch as AuctionRoomPatch;
  return { head: patch.head, rows: [...newsIn(patch, head), ...rows].slice(0, ROWS_OF_SNAPSHOT) };
};

/** The state of one open room: the public view by sequence, and the reader's own standing. One per room. */
export const createAuctionRoomStore = (page: AuctionPage): AuctionRoomStore => {
  let loss: Loss | null = null;

  return createStore<AuctionRoomState>((set, get) => ({
    head: headOf(page.room),
    terms: page.room.terms,
    lot: page.lot,
    rows: page.room.rows,
    standing: page.mine,
    watchers: page.watchers,
    connection: "connecting",
    attempts: 0,
    missed: null,

    receive: (message) => {
      const before = get();
      const change = changeBy(message, before);
      if (typeof change === "string") return change;
      if (loss) loss = lossAfter(loss, message, before);
      set(change);
      return "applied";
    },

    receiveStanding: (standing) => {
      const held = get().standing;
      if (standing.auctionId !== get().head.auctionId) return;
      if (held && standing.sequence <= held.sequence) return;
      set({ standing });
    },

    receiveAnswer: (answer) => {
      const { head, standing } = get();
      const isKnown = standing !== null && standing.maximum >= answer.maximum;
      const isOvertaken = head.price !== null && head.price > answer.price;
      if (isKnown || isOvertaken) return;
      set({ standing: standingFrom(answer, standing) });
    },

    setWatchers: (watchers) => set({ watchers }),

    setConnection: (connection, attempts) => {
      const before = get().connection;
      if (isConnected(before) && !isConnected(connection)) {
        loss = { bidCount: get().head.bidCount, sequence: get().head.sequence, counted: 0 };
      }
      set({ connection, attempts });
    },

    caughtUp: () => {
      if (!loss) return;
      const missed = missedSince(loss, get());
      loss = null;
      set({ missed: missed > 0 ? missed : null });
    },

    forgetMissed: () => set({ missed: null }),
  }));
};
