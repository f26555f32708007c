import type { AuctionHead, AuctionRoom, AuctionRoomPatch, FeedRow } from "@naqsh/shared/auction";
import { auctionTopic } from "@naqsh/shared/live";
import type { JoinAnswer, LiveMessage } from "@naqsh/shared/live";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";

export const connect = (url: string, cookie?: string): Socket =>
  io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });

export const joinTopic = (socket: Socket, request: unknown): Promise<JoinAnswer> =>
  socket.timeout(PATIENCE_MS).emitWithAck("join", request);

const rowName = (row: FeedRow): string => ("number" in row ? `row ${row.number}` : `${row.kind} ${row.sequence}`);

/** Somebody in a live room, by the rules of the protocol (decision 0013). */
export class LiveWatcher {
  readonly socket: Socket;
  readonly rows = new Map<string, FeedRow>();
  head: AuctionHead | null = null;
  watchers = 0;
  /** Messages that were held already, and gaps that had to be asked for. */
  gaps = 0;
  snapshots = 0;
  private waiting: LiveMessage[] | null = null;
  private readonly topic: string;

  constructor(url: string, auctionId: string) {
    this.topic = auctionTopic(auctionId);
    this.socket = connect(url);
    this.socket.on("connect", () => {
      this.waiting = null;
      void this.join();
    });
    this.socket.on("change", (message: LiveMessage) => this.push(message));
    this.socket.on("watchers", ({ watchers }: { watchers: number }) => void (this.watchers = watchers));
  }

  get sequence(): number {
    return this.head?.sequence ?? 0;
  }

  /** Loses the connection without a word, as in a tunnel; Socket.IO comes back by itself. */
  cut(): void {
    if (this.socket.connected) this.socket.io.engine.close();
  }

  private async join(): Promise<void> {
    if (this.waiting !== null) return;
    const waiting: LiveMessage[] = [];
    this.waiting = waiting;
    const since = this.head === null ? {} : { since: this.sequence };
    const answer = await joinTopic(this.socket, { topic: this.topic, ...since }).catch(() => null);
    if (this.waiting !== waiting) return;
    this.waiting = null;
    if (answer === null || !answer.ok) return;
    for (const message of [...answer.messages, ...waiting]) this.take(message);
  }

  private push(message: LiveMessage): void {
    if (this.waiting === null) this.take(message);
    else this.waiting.push(message);
  }

  private take({ from, sequence, patch }: LiveMessage): void {
    if (this.head !== null && sequence <= this.sequence) return;
    if (from !== null && from > this.sequence) {
      this.gaps += 1;
      void this.join();
      return;
    }
    if (from === null) this.snapshots += 1;
    const { rows, ...rest } = from === null ? (patch as AuctionRoom) : { ...(patch as AuctionRoomPatch) };
    if ("head" in rest) this.head = rest.head;
    else {
      const { terms: _terms, ...head } = rest;
      this.head = head;
    }
    for (const row of rows) this.rows.set(rowName(row), row);
  }
}
