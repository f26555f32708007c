import type { Instant } from "@naqsh/shared/kernel/instant";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { WhyState, WhyStep } from "@naqsh/shared/why";
import type { QueryDeps } from "../query-deps";
import { LookBack, MOST_OF_COMMAND } from "./look-back";
import type { Fits, StoryNeeds } from "./look-back";
import type { PastOfStream, PastsOfStreams } from "./past-of-stream";
import { whyAnchors } from "./why-anchors";
import type { WhyAnchor } from "./why-anchors";
import { mayKnow, whyStep } from "./why-facts";
import type { Asker, KnownEvent } from "./why-facts";
import { cutTo } from "../http/list-page";

const MOST_STEPS = 5;
/** A chain of causes is longer than what is told of it: much of it is nobody's concern. */
const MOST_CAUSES = 12;

type Past = PastOfStream & { anchor: KnownEvent };

/** What is known of the stream does not reach as far back as the story does. */
class OlderNeeded extends Error {}

const eventById = async (id: string, { views, store, decode }: QueryDeps): Promise<KnownEvent | null> => {
  const card = await views.history.get(id);
  // Claims are told of without their stream, and are in no story.
  if (card === null || card.claimedBy !== null) return null;
  for await (const stored of store.readStream(card.stream, { from: card.revision, limit: 1 })) {
    return decode(stored) as KnownEvent;
  }
  return null;
};

/** What only moved a time: a reason for that alone, though what came later at that time names it as its cause. */
const MOVES: ReadonlySet<KnownEvent["type"]> = new Set<KnownEvent["type"]>([
  "AuctionExtended",
  "AuctionDeadlinesMoved",
  "PaymentDeadlineMoved",
  "OutageRecorded",
]);

/** What led to an event, nearest first, by the causes that the log holds. */
const causesOf = async (event: KnownEvent, deps: QueryDeps): Promise<KnownEvent[]> => {
  const causes: KnownEvent[] = [];
  let id = event.metadata.causationId;
  while (id !== null && causes.length < MOST_CAUSES) {
    const cause = await eventById(id, deps);
    if (cause === null || (MOVES.has(cause.type) && !MOVES.has(event.type))) break;
    causes.push(cause);
    id = cause.metadata.causationId;
  }
  return causes;
};

/** What the same command brought before it: a late bid and the extension are one append. */
const sameCommand = ({ events, anchor }: Past): KnownEvent[] =>
  events.filter(
    ({ metadata, revision }) => metadata.commandId === anchor.metadata.commandId && revision < anchor.revision,
  );

/** @throws OlderNeeded if it may lie further back than what is known. */
const lastBefore = ({ events, anchor, from }: Past, fits: Fits): KnownEvent[] => {
  const found = events.findLast((event) => event.revision < anchor.revision && fits(event));
  // An auction is scheduled by its first event, and never again.
  if (from > 0 && found?.type !== "AuctionScheduled" && (found?.revision ?? -1) < from) throw new OlderNeeded();
  return found === undefined ? [] : [found];
};

const isBidOf =
  (bidderId: string | null): Fits =>
  (event) =>
    event.type === "BidPlaced" && event.data.bidderId === bidderId;

/** The bid that was overtaken, or the one that a new bid did not reach. */
const rivalBid = (anchor: KnownEvent, asker: string | null): Fits[] => {
  if (anchor.type !== "BidPlaced" && anchor.type !== "BidderVoided") return [];
  const { bidderId, leaderId } = anchor.data;
  return [isBidOf(bidderId === asker ? leaderId : asker)];
};

/** What the last event before the one that brought the state about is looked for of. */
const wantedBefore = (anchor: KnownEvent, state: WhyState, asker: string | null): Fits[] => [
  ...whyAnchors[state].before.map(
    (type): Fits =>
      (event) =>
        event.type === type,
  ),
  ...(state === "outbid" ? rivalBid(anchor, asker) : []),
  ...(state === "voided" ? [isBidOf(asker)] : []),
];

const effectsAmong = ({ events, anchor }: Past, types: readonly string[]): KnownEvent[] =>
  events.filter(({ metadata, type }) => metadata.causationId === anchor.id && types.includes(type));

const isLead = ({ data }: KnownEvent, asker: string | null): boolean => "leaderId" in data && data.leaderId === asker;

const isLeadingNow = (events: readonly KnownEvent[], asker: string | null): boolean => {
  const last = events.findLast((event) => "leaderId" in event.data);
  return last !== undefined && isLead(last, asker);
};

const toldOf = async (past: Past, anchor: WhyAnchor, asked: { deps: QueryDeps; asker: Asker; state: WhyState }) => {
  const { deps, asker, state } = asked;
  const told = [
    ...wantedBefore(past.anchor, state, asker.userId).flatMap((fits) => lastBefore(past, fits)),
    ...sameCommand(past),
    ...(await causesOf(past.anchor, deps)),
    past.anchor,
    ...effectsAmong(past, anchor.after ?? []),
  ];
  const known = new Map(told.filter((event) => mayKnow(event, asker)).map((event) => [event.id, event]));
  return [...known.values()].toSorted((a, b) => (a.position < b.position ? -1 : 1));
};

/** `at`: as it was then, as a replay asks; now if it is left out. */
export type WhyQuestion = { state: WhyState; subject: string; at?: Instant | undefined };

/** The events of the story, oldest first; null if the state does not hold. */
const storyIn = async (
  past: PastOfStream,
  question: WhyQuestion,
  asker: Asker,
  deps: QueryDeps,
): Promise<readonly KnownEvent[] | null> => {
  const { state } = question;
  const { events, from } = past;
  const found = whyAnchors[state];
  if (state === "outbid" && isLeadingNow(events, asker.userId)) return null;
  const anchor = events.findLast((event) => found.brings(event, asker.userId));
  if (from > 0 && (anchor === undefined || anchor.revision < from + MOST_OF_COMMAND)) throw new OlderNeeded();
  if (anchor === undefined) return null;
  if (events.some(({ type, revision }) => revision > anchor.revision && found.until?.includes(type))) return null;
  const told = await toldOf({ ...past, anchor }, found, { deps, asker, state });
  return told.slice(-cutTo(MOST_STEPS, "a story tells its last steps"));
};

/** Whether the story of a state may be another after an event. */
const mayChange =
  ({ state }: WhyQuestion, { userId }: Asker) =>
  (event: KnownEvent): boolean => {
    const { brings, until = [], after = [] } = whyAnchors[state];
    if (brings(event, userId) || until.includes(event.type) || after.includes(event.type)) return true;
    return state === "outbid" && isLead(event, userId);
  };

const storyNeeds = (state: WhyState, { userId }: Asker, isOfSubject: Fits): StoryNeeds => {
  const { brings, until = [], after = [] } = whyAnchors[state];
  return {
    until,
    after,
    isOfSubject,
    brings: (event) => brings(event, userId),
    isOwnLead: (event) => state === "outbid" && isLead(event, userId),
    before: (anchor) => wantedBefore(anchor, state, userId),
  };
};

/** An artist's payouts lie in one stream; an order's are few of it. */
const payoutsOf = async (orderId: string, { views }: QueryDeps): Promise<string> =>
  streamName("payouts", (await views.orders.get(orderId))?.artistId ?? "");

const isOfOrder =
  (subject: string) =>
  ({ data }: KnownEvent): boolean => {
    if ("items" in data) return data.items.some(({ orderId }) => orderId === subject);
    return "orderId" in data && data.orderId === subject;
  };

/**
 * The events behind a state, oldest first; null if the state does not hold for the asker. Nearly all are told from the newest
 * of their stream. @throws Unavailable if too many ask for what lies further back
 */
export const whyStory = async (
  question: WhyQuestion,
  asker: Asker,
  deps: QueryDeps,
  pasts: PastsOfStreams,
): Promise<WhyStep[] | null> => {
  const { category } = whyAnchors[question.state];
  const stream =
    category === "payouts" ? await payoutsOf(question.subject, deps) : streamName(category, question.subject);
  const isOfSubject = category === "payouts" ? isOfOrder(question.subject) : () => true;
  const story = (past: PastOfStream) =>
    storyIn({ ...past, events: past.events.filter(isOfSubject) }, question, asker, deps);
  const older = (): Promise<readonly KnownEvent[] | null> => {
    const { state, subject, at } = question;
    const about = JSON.stringify([state, subject, asker]);
    const isOfStory = mayChange(question, asker);
    const changes = (event: KnownEvent): boolean => isOfSubject(event) && isOfStory(event);
    const lookBack = (first: KnownEvent): LookBack => new LookBack(storyNeeds(state, asker, isOfSubject), first);
    return pasts.older({ stream, at, about, changes, storyIn: story, lookBack }, deps);
  };
  const events = await pasts
    .newest(stream, question.at, deps)
    .then(story)
    .catch((error: unknown) => {
      if (error instanceof OlderNeeded) return older();
      throw error;
    });
  return events && Promise.all(events.map((event) => whyStep(event, asker, deps.keys)));
};
