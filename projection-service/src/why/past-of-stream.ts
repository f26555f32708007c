import { createConcurrencyLimit } from "@naqsh/shared/platform/async/concurrency-limit";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import { createKeptStories } from "./kept-stories";
import type { KeptStory } from "./kept-stories";
import type { LookBack } from "./look-back";
import type { KnownEvent } from "./why-facts";

/** Nearly every story lies in so many of a stream's newest events; of longer streams so many are read at a time. */
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

const newestOf = async (stream: string, at: Instant | undefined, ports: Ports): Promise<PastOfStream> => {
  const from = Math.max(0, (await newestRevision(stream, at, ports)) + 1 - NEWEST);
  const first = from === 0 ? [] : await eventsFrom(stream, { from: 0, limit: 1 }, ports);
  // Until a moment in the past, what came after it is not read either.
  const limit = at === undefined ? {} : { limit: NEWEST };
  return { events: [...first, ...(await eventsFrom(stream, { from, at, ...limit }, ports))], from };
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
  /** Holds what `storyIn` needs of a stream, of which it is given the first event. */
  lookBack: (first: KnownEvent) => LookBack;
};

/** Reads of streams for questions about their past, whose price does not grow with what anybody asks. */
export type PastsOfStreams = {
  /** The newest events of a stream until a moment, with its first one. */
  newest: (stream: string, at: Instant | undefined, ports: Ports) => Promise<PastOfStream>;
  /**
   * The story of such a question: from its stream once, as far back as it lies, and then from what is new, until something comes
   * that may change it.
   * @throws Unavailable if too many wait for such
   */
  older: (question: OlderQuestion, ports: Ports) => Promise<readonly KnownEvent[] | null>;
};

const next = (events: readonly KnownEvent[]): number => (events.at(-1)?.revision ?? -1) + 1;

/** A kept story with how far its stream has come since; null if something came that may change it. */
const unchangedSince = async (kept: KeptStory, { stream, at, changes }: OlderQuestion, ports: Ports) => {
  let story = kept;
  for (;;) {
    const page = await eventsFrom(stream, { from: story.next, limit: NEWEST, at }, ports);
    if (page.some(changes)) return null;
    story = { ...story, next: Math.max(story.next, next(page)) };
    if (page.length < NEWEST) return story;
  }
};

/** What a story is told from, of a stream of which memory holds no more than a page. */
const lookedBack = async ({ stream, at, lookBack }: OlderQuestion, ports: Ports) => {
  const { events: newest, from: end } = await newestOf(stream, at, ports);
  const past = lookBack(newest[0]!);
  const meet = (page: readonly KnownEvent[]): void => {
    for (const event of page.toReversed()) if (!past.isOverAt(event.revision)) past.meet(event);
  };
  meet(newest.slice(1));
  for (let to = end; to > 1 && !past.isOverAt(to - 1); to = Math.max(1, to - NEWEST)) {
    const from = Math.max(1, to - NEWEST);
    meet(await eventsFrom(stream, { from, limit: to - from }, ports));
  }
  return { events: past.events(), next: next(newest) };
};

const toldAnew = async (question: OlderQuestion, ports: Ports): Promise<KeptStory> => {
  const { stream, at, storyIn } = question;
  if (!ports.streams.holds((await newestRevision(stream, at, ports)) + 1)) {
    const past = await lookedBack(question, ports);
    return { told: await storyIn({ events: past.events, from: 0 }), next: past.next };
  }
  const whole = (await ports.streams.eventsOf(stream)) as readonly KnownEvent[];
  const events = whole.filter((event) => !isAfter(event, at));
  return { told: await storyIn({ events, from: 0 }), next: next(events) };
};

export const createPastsOfStreams = (): PastsOfStreams => {
  const turns = createConcurrencyLimit(LONG_READS);
  const stories = createKeptStories(STORIES_KEPT);

  const storyOf = async (question: OlderQuestion, ports: Ports): Promise<KeptStory> => {
    const { stream, at, about } = question;
    const key = `${stream} ${at ?? ""} ${about}`;
    const kept = stories.find(key);
    const since = kept === null ? null : await unchangedSince(kept, question, ports);
    const story = since ?? (await toldAnew(question, ports));
    stories.keep(key, story);
    return story;
  };

  return {
    newest: newestOf,
    older: async (question, ports) => {
      const story = await turns.pass(() => storyOf(question, ports));
      if (story === null) throw new Unavailable("Too many ask for the past of long streams");
      return story.told;
    },
  };
};
