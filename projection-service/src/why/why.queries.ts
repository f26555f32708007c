import type { whyReads } from "@naqsh/shared/why";
import { refused } from "../http/query-route";
import type { QueriesFor, QueryAnswer } from "../http/query-route";
import { isAdministrator } from "../joins/is-administrator";
import { standingOf } from "../joins/standing-of";
import type { QueryDeps } from "../query-deps";
import { createPastsOfStreams } from "./past-of-stream";
import type { PastsOfStreams } from "./past-of-stream";
import { whyAnchors } from "./why-anchors";
import type { Asker } from "./why-facts";
import { whyStory } from "./why-story";
import type { WhyQuestion } from "./why-story";

type Answer = QueryAnswer<(typeof whyReads)["why"]>;

/** Who sees the subject whole; null if the asker may not ask of it: the rules of the thing itself. */
const concernedWith = async ({ state, subject }: WhyQuestion, userId: string | null, deps: QueryDeps) => {
  const { views } = deps;
  const seesAll = await isAdministrator(userId, deps);
  const { category } = whyAnchors[state];
  if (category === "auction") {
    const room = await views.rooms.get(subject);
    return room === null ? null : { isConcerned: seesAll || room.terms.artistId === userId };
  }
  const thing = category === "artwork" ? await views.artworks.get(subject) : await views.orders.get(subject);
  if (thing === null) return null;
  if (category === "payouts")
    return thing.artistId === userId || seesAll ? { isConcerned: true, seesPayouts: true as const } : null;
  const isTheirs = userId !== null && (thing.artistId === userId || ("buyerId" in thing && thing.buyerId === userId));
  return isTheirs || seesAll ? { isConcerned: true } : null;
};

type Asked = WhyQuestion & { userId: string | null };

const answer = async ({ userId, ...question }: Asked, deps: QueryDeps, pasts: PastsOfStreams): Promise<Answer> => {
  const { isOwn = false } = whyAnchors[question.state];
  if (isOwn && userId === null) return refused("SIGN_IN_REQUIRED");
  const concerned = await concernedWith(question, userId, deps);
  // Another's thing is answered like one that does not exist.
  if (concerned === null) return refused("NOT_FOUND");
  // Whoever never bid there has no story of their own, for which all of a long auction would be read.
  if (isOwn && userId !== null && (await standingOf(deps.views, question.subject, userId)) === null)
    return refused("NOT_FOUND");
  const asker: Asker = { userId, ...concerned };
  const steps = await whyStory(question, asker, deps, pasts);
  if (steps === null) return refused("NOT_FOUND");
  return { body: { state: question.state, subject: question.subject, steps } };
};

/** "Why?" of a state: the events behind it, as far as the asker may know them. */
export const whyQueries = (deps: QueryDeps): QueriesFor<typeof whyReads> => {
  const pasts = createPastsOfStreams();
  return {
    why: {
      views: ["history", "people", "artworks", "rooms", "orders", "standings"],
      answer: ({ input, asker }) => answer({ ...input, userId: asker }, deps, pasts),
    },
  };
};
