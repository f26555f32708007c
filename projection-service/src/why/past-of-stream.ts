import { createConcurrencyLimit } from "@naqsh/shared/platform/async/concurrency-limit";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import { createKeptStories } from "./kept-stories";
import type { KeptStory } from "./kept-stories";
import type { KnownEvent } from "./why-facts";

/** Nearly every story lies in so many of a stream's newest events. */
const NEWEST = 512;
/** Of long streams that are read whole one after the other; whoever comes when more wait comes again. */
const LONG_READS = { atOnce: 1, mostWaiting: 8 };
/** A story is a few events. */
const STORIES_KEPT = 1_000;

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

const isAfter = ({ recordedAt }: { recordedAt: Instant }, at: Instant | undefined): boolean =>
  at !== undefined && recordedAt > at;

type Part = { from: number; limit?: number; at?: Instant | undefined };

const eventsFrom = async (stream: string, { at, ...part }: Part, ports: Ports) => {
  const events: KnownEvent[] = [];
  const pause = createPauses(QUESTION_SLICE_MS);
  for await (const stored of ports.store.readStream(stream, part)) {
    if (isAfter(stored, at)) break;
    events.push(ports.decode(stored) as KnownEvent);
    await pause();
  }
  return events;
};

/** A question whose story lies further back than the newest events. */
export type OlderQuestion = {
  stream: string;
  at: Instant | undefined;
  /** What distinguishes it from others about the stream until that moment: its state, and who asks. */
  about: string;
  /** Whether an event that came later may change the story. */
  changes: (event: KnownEvent) => boolean;
  storyIn: (past: PastOfStream) => Promise<readonly KnownEvent[] | null>;
};

/** Reads of streams for questions about their past, whose price does not grow with what anybody asks. */
export type PastsOfStreams = {
  /** The newest events of a stream until a moment, with its first one. */
  newest: (stream: string, at: Instant | undefined, ports: Ports) => Promise<PastOfStream>;
  /**
   * The story of such a question: from all of its stream once, and then from what is new, until something comes that may change it.
   * @throws Unavailable if too many wait for such
   */
  older: (question: OlderQuestion, ports: Ports) => Promise<readonly KnownEvent[] | null>;
};

export const createPastsOfStreams = (): PastsOfStreams => {
  const turns = createConcurrencyLimit(LONG_READS);
  const stories = createKeptStories(STORIES_KEPT);

  const storyOf = async ({ stream, at, about, changes, storyIn }: OlderQuestion, ports: Ports): Promise<KeptStory> => {
    const key = `${stream} ${at ?? ""} ${about}`;
    const kept = stories.find(key);
    const since = kept === null ? [] : await eventsFrom(stream, { from: kept.next, at }, ports);
    const next = (events: readonly KnownEvent[]): number => (events.at(-1)?.revision ?? -1) + 1;
    let story: KeptStory;
    if (kept !== null && !since.some(changes)) story = { told: kept.told, next: Math.max(kept.next, next(since)) };
    else {
      const whole = (await ports.streams.eventsOf(stream)) as readonly KnownEvent[];
      const events = whole.filter((event) => !isAfter(event, at));
      story = { told: await storyIn({ events, from: 0 }), next: next(events) };
    }
    stories.keep(key, story);
    return story;
  };

  return {
    newest: async (stream, at, ports) => {
      const from = Math.max(0, (await newestRevision(stream, at, ports)) + 1 - NEWEST);
      const first = from === 0 ? [] : await eventsFrom(stream, { from: 0, limit: 1 }, ports);
      // Until a moment in the past, what came after it is not read either.
      const limit = at === undefined ? {} : { limit: NEWEST };
      return { events: [...first, ...(await eventsFrom(stream, { from, at, ...limit }, ports))], from };
    },
    older: async (question, ports) => {
      const story = await turns.pass(() => storyOf(question, ports));
      if (story === null) throw new Unavailable("Too many ask for the past of long streams");
      return story.told;
    },
  };
};
