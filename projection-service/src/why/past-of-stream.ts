import { createConcurrencyLimit } from "@naqsh/shared/platform/async/concurrency-limit";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { QueryDeps } from "../query-deps";
import type { KnownEvent } from "./why-facts";

/** Nearly every story lies in so many of a stream's newest events. */
const NEWEST = 512;
/** Of long streams that are read whole one after the other; whoever comes when more wait comes again. */
const LONG_READS = { atOnce: 1, mostWaiting: 8 };

/** What is known of a stream: its first event, and all from a revision on. Whole if that is the first one. */
export type PastOfStream = { events: readonly KnownEvent[]; from: number };

type Ports = Pick<QueryDeps, "views" | "store" | "decode" | "streams">;

/** Sorts behind every position. */
const LAST = "/~";

/** The revision of the newest event that was recorded until a moment; -1 if there is none. */
const newestRevision = async (stream: string, at: Instant | undefined, { views }: Ports): Promise<number> => {
  const range = at === undefined ? {} : { range: { to: `${at}${LAST}` } };
  const newest = { index: "byMention", equals: [stream], direction: "descending", limit: 1, ...range } as const;
  const [found] = (await views.history.find(newest)).documents;
  return found?.document.revision ?? -1;
};

const eventsFrom = async (stream: string, part: { from: number; limit?: number }, ports: Ports) => {
  const events: KnownEvent[] = [];
  for await (const stored of ports.store.readStream(stream, part)) events.push(ports.decode(stored) as KnownEvent);
  return events;
};

/** Reads of streams for questions about their past, whose price does not grow with what anybody asks. */
export type PastsOfStreams = {
  /** The newest events of a stream until a moment, with its first one. */
  newest: (stream: string, at: Instant | undefined, ports: Ports) => Promise<PastOfStream>;
  /** All of them; held for the next question. @throws Unavailable if too many wait for such. */
  whole: (stream: string, at: Instant | undefined, ports: Ports) => Promise<PastOfStream>;
};

const until = (events: readonly KnownEvent[], at: Instant | undefined): readonly KnownEvent[] =>
  at === undefined ? events : events.filter(({ recordedAt }) => recordedAt <= at);

export const createPastsOfStreams = (): PastsOfStreams => {
  const turns = createConcurrencyLimit(LONG_READS);
  return {
    newest: async (stream, at, ports) => {
      const from = Math.max(0, (await newestRevision(stream, at, ports)) + 1 - NEWEST);
      const first = from === 0 ? [] : await eventsFrom(stream, { from: 0, limit: 1 }, ports);
      // Until a moment in the past, what came after it is not read either.
      const limit = at === undefined ? {} : { limit: NEWEST };
      return { events: until([...first, ...(await eventsFrom(stream, { from, ...limit }, ports))], at), from };
    },
    whole: async (stream, at, { streams }) => {
      const events = await turns.pass(() => streams.eventsOf(stream));
      if (events === null) throw new Unavailable("Too many ask for the past of long streams");
      return { events: until(events as readonly KnownEvent[], at), from: 0 };
    },
  };
};
