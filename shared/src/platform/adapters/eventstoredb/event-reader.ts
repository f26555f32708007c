import { BACKWARDS, END, ErrorType, START, type ResolvedEvent, type StreamingRead } from "@eventstore/db-client";
import { START_OF_LOG, type Position } from "../../../kernel/position";
import { StoreUnavailable, type StoredEvent } from "../../ports/event-store";
import { EventFeed } from "./event-feed";
import { isSystemEvent, storedEvent } from "./event-shape";
import type { Connection, Connections } from "./connection";
import { isKnownPosition, logPositionOf, positionOf } from "./log-position";
import { isAnswer, isHealedByClient, storeTrouble, typeOf } from "./store-trouble";
import { TimeLimitReached } from "./time-limit";

const PAGE = 512;
/** The server's own events may lie at the end of the log: it is looked back for ours in growing steps. */
const LOOKS_BACK = [1, 32, 1024];

type Read = (connection: Connection) => StreamingRead<ResolvedEvent>;

/** The reading half of the port, subscriptions aside. */
export class EventReader {
  #isClosed = false;

  constructor(
    private readonly connections: Connections,
    /** How long the server may be silent within one reading. */
    private readonly silenceMs: number,
  ) {}

  close(): void {
    this.#isClosed = true;
  }

  async *readStream(
    stream: string,
    { from = 0, limit = Infinity }: { from?: number; limit?: number } = {},
  ): AsyncGenerator<StoredEvent> {
    for await (const page of this.#stream(stream, from, limit)) yield* page.map(storedEvent);
  }

  /** At most `limit` events of a stream from a revision. */
  async events(stream: string, from: number, limit: number): Promise<ResolvedEvent[]> {
    const events: ResolvedEvent[] = [];
    for await (const page of this.#stream(stream, from, limit)) events.push(...page);
    return events;
  }

  async *readAll({
    after = START_OF_LOG,
    limit = Infinity,
  }: { after?: Position; limit?: number } = {}): AsyncGenerator<StoredEvent> {
    const place = logPositionOf(after);
    const head = await this.head();
    if (after >= head) return;
    let left = limit;
    const read: Read = ({ client }) => client.readAll({ fromPosition: place ?? START }, { highWaterMark: PAGE });
    for await (const page of this.#pages(read)) {
      for (const event of page) {
        if (isSystemEvent(event)) continue;
        const stored = storedEvent(event);
        // Reading forwards begins with the event at the position itself.
        if (stored.position <= after) continue;
        if (stored.position > head || left === 0) return;
        left -= 1;
        yield stored;
        if (stored.position === head) return;
      }
    }
    // A caller that needs the whole stream must not get a part of it.
    throw new StoreUnavailable("A reading of the log ended before its head");
  }

  async head(): Promise<Position> {
    let from: Position = START_OF_LOG;
    for (let look = 0; ; look = Math.min(look + 1, LOOKS_BACK.length - 1)) {
      const maxCount = LOOKS_BACK[look]!;
      const fromPosition = logPositionOf(from) ?? END;
      const events: ResolvedEvent[] = [];
      const read: Read = ({ client }) => client.readAll({ direction: BACKWARDS, fromPosition, maxCount });
      for await (const page of this.#pages(read)) events.push(...page);
      const last = events.find((event) => !isSystemEvent(event));
      if (last) return storedEvent(last).position;
      const first = events.at(-1);
      if (!first || events.length < maxCount) return START_OF_LOG;
      if (!isKnownPosition(first.event?.position)) throw new StoreUnavailable("The server does not tell positions");
      from = positionOf(first.event.position);
    }
  }

  async *#stream(stream: string, from: number, limit: number): AsyncGenerator<ResolvedEvent[]> {
    if (limit <= 0) return;
    const maxCount = Math.min(limit, Number.MAX_SAFE_INTEGER);
    const options = { fromRevision: BigInt(from), maxCount };
    try {
      yield* this.#pages(({ client }) => client.readStream(stream, options, { highWaterMark: PAGE }));
    } catch (error) {
      if (error instanceof Error && typeOf(error.cause) === ErrorType.STREAM_NOT_FOUND) return;
      throw error;
    }
  }

  async *#pages(read: Read): AsyncGenerator<ResolvedEvent[]> {
    if (this.#isClosed) throw new StoreUnavailable("The log is closed");
    const connection = this.connections.current;
    const source = read(connection);
    const feed = new EventFeed(source, () => source.cancel(), connection);
    let answersBefore = connection.answers;
    try {
      for (;;) {
        const page = feed.take(PAGE);
        answersBefore = connection.answers;
        if (page.length > 0) yield page;
        else if (await feed.isAtEnd({ limitMs: this.silenceMs })) return;
      }
    } catch (error) {
      // Others hear from the server: only this reading is stuck, and their appends are not to be given up for it.
      const isStuckAlone = error instanceof TimeLimitReached && connection.answers > answersBefore;
      if (!isAnswer(error) && !isHealedByClient(error) && !isStuckAlone) this.connections.replace(connection, error);
      throw storeTrouble(error);
    } finally {
      feed.stop();
    }
  }
}
