import {
  ErrorType,
  NO_STREAM,
  WrongExpectedVersionError,
  type AppendToStreamOptions,
  type EventData,
} from "@eventstore/db-client";
import { pause } from "../../async/pause";
import type { Position } from "../../../kernel/position";
import { RevisionConflict, StoreUnavailable, type AppendResult, type EventToStore } from "../../ports/event-store";
import { assertStorable } from "../../ports/storable-event";
import { proposedEvents, storedEvent } from "./event-shape";
import type { EventReader } from "./event-reader";
import { isKnownPosition, positionOf } from "./log-position";
import type { Connection, Connections } from "./connection";
import { isAnswer, isHealedByClient, storeTrouble, typeOf } from "./store-trouble";
import { StreamQueues } from "./stream-queues";
import { TimeLimitReached, withinLimit } from "./time-limit";

/** What is stored is shown to readers a moment later, perhaps: it is looked for again after this. */
const NOT_YET_SHOWN_MS = 10;

type Attempt = {
  stream: string;
  expected: number;
  events: readonly EventToStore[];
  proposed: EventData[];
  deadline: number;
};

/** The writing half of the port. */
export class Appender {
  readonly #queues = new StreamQueues();
  /** Settles after the answers given so far: positions of several events are asked for, and must not be overtaken. */
  #answered: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(
    private readonly connections: Connections,
    private readonly reader: EventReader,
    private readonly timeLimitMs: number,
  ) {}

  async append(
    stream: string,
    expected: number,
    events: readonly EventToStore[],
    limitMs = this.timeLimitMs,
  ): Promise<AppendResult> {
    assertStorable(stream, expected, events);
    const proposed = proposedEvents(stream, events);
    if (this.#isClosed) throw new StoreUnavailable("The log is closed");
    const attempt = { stream, expected, events, proposed, deadline: performance.now() + limitMs };
    return this.#queues.run(stream, () => withinLimit(leftOf(attempt), this.#answerTo(attempt)));
  }

  /** Takes no more; answers when what was taken has its answer. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queues.settled();
  }

  async #answerTo(attempt: Attempt): Promise<AppendResult> {
    for (;;) {
      assertInTime(attempt);
      const connection = this.connections.current;
      if (connection.isWarm) return this.#send(attempt, connection);
      if (!connection.opening) return this.#warm(attempt, connection);
      await connection.opening;
    }
  }

  /** Later appends could overtake the first one over a connection, so they wait for it. */
  #warm(attempt: Attempt, connection: Connection): Promise<AppendResult> {
    const first = this.#send(attempt, connection);
    const over = (): void => {
      connection.opening = null;
    };
    connection.opening = withinLimit(leftOf(attempt), first).then(over, over);
    return first;
  }

  async #send(attempt: Attempt, connection: Connection): Promise<AppendResult> {
    const { stream, expected, events, proposed } = attempt;
    const answersBefore = connection.answers;
    const options: AppendToStreamOptions = {
      expectedRevision: expected < 0 ? NO_STREAM : BigInt(expected),
      deadline: Math.max(1, Math.round(leftOf(attempt))),
    };
    try {
      const { position } = await withinLimit(
        leftOf(attempt),
        connection.client.appendToStream(stream, proposed, options),
      );
      hasAnswered(connection);
      if (!isKnownPosition(position)) throw new StoreUnavailable("The server does not tell positions");
      return await this.#inOrder({
        revision: expected + events.length,
        positions: this.#positions(attempt, positionOf(position)),
      });
    } catch (error) {
      if (isAnswer(error)) hasAnswered(connection);
      else this.#lost(connection, answersBefore, error);
      if (error instanceof WrongExpectedVersionError) return this.#earlierAnswer(attempt, error);
      if (typeOf(error) === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED) {
        throw new TypeError("The append is larger than the server takes", { cause: error });
      }
      throw storeTrouble(error);
    }
  }

  #lost(connection: Connection, answersBefore: number, error: unknown): void {
    connection.isWarm = false;
    if (isHealedByClient(error)) return;
    if (error instanceof TimeLimitReached && connection.answers > answersBefore) return;
    this.connections.replace(connection, error);
  }

  async #inOrder({ revision, positions }: { revision: number; positions: Promise<Position[]> }): Promise<AppendResult> {
    const before = this.#answered;
    const mine = Promise.allSettled([before, positions]);
    this.#answered = mine;
    await mine;
    return { revision, positions: await positions };
  }

  /** The server tells the place of the last event alone; the others are read, which may show them a moment later. */
  async #positions(attempt: Attempt, last: Position): Promise<Position[]> {
    const before = await this.#shown(attempt, attempt.events.length - 1);
    return [...before.map(({ position }) => position), last];
  }

  /** The first answer, if these very events lie at this place already. The server checks that in a part of the cases. */
  async #earlierAnswer(attempt: Attempt, error: WrongExpectedVersionError): Promise<AppendResult> {
    const { stream, expected, events } = attempt;
    const actual = typeof error.actualVersion === "bigint" ? Number(error.actualVersion) : -1;
    const there = await this.#shown(attempt, Math.min(events.length, actual - expected));
    if (there.length < events.length || there.some((event, place) => event.id !== events[place]!.id)) {
      throw new RevisionConflict(stream, expected, actual);
    }
    return { revision: expected + events.length, positions: there.map(({ position }) => position) };
  }

  /** The stored events of an append, once the server shows all of them. */
  async #shown(attempt: Attempt, count: number): Promise<{ id: string; position: Position }[]> {
    if (count <= 0) return [];
    const { stream, expected } = attempt;
    for (;;) {
      const there = await this.reader.events(stream, expected + 1, count);
      if (there.length >= count) return there.map(storedEvent);
      await pause(NOT_YET_SHOWN_MS, AbortSignal.timeout(NOT_YET_SHOWN_MS));
      assertInTime(attempt);
    }
  }
}

const hasAnswered = (connection: Connection): void => {
  connection.answers += 1;
  connection.isWarm = true;
};

const leftOf = ({ deadline }: Attempt): number => deadline - performance.now();

/** What its caller was told the outcome of is unknown is not sent afterwards. */
const assertInTime = (attempt: Attempt): void => {
  if (leftOf(attempt) <= 0) throw new TimeLimitReached(0);
};
