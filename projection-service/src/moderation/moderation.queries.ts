import type { ModerationOverview, moderationReads } from "@naqsh/shared/moderation";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import { sessionsOf } from "../joins/sessions-of";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import { findSubjects } from "../joins/find-subjects";
import { listedUser } from "../joins/listed-user";
import { stateAsOf } from "../joins/state-as-of";
import type { QueryDeps } from "../query-deps";
import { exportHistory } from "./export-history";
import { findHistory } from "./find-history";
import { causesOf, effectsOf } from "./history-story";
import type { Told } from "./history-story";
import { findUsers } from "./find-users";
import { leadsOfUser } from "./leads-of-user";
import { idsWithin } from "./history.projection";
import { personPage } from "./person-page";
import { platformDays, platformStats } from "./platform-stats";
import { entryFrom, namesOf } from "./present-history";
import { reviewFileOf } from "./review-file";

const LEADS = ["standings", "rooms", "artworks", "people"] as const;
const HISTORY = ["history", "people", "artworks", "rooms", "orders"] as const;

const overview = async ({ views }: QueryDeps): Promise<ModerationOverview> => {
  const oldest = await views.artworks.find({ index: "byStatus", equals: ["pending"], limit: 1 });
  return {
    pendingArtworks: await views.artworks.count("byStatus", ["pending"]),
    oldestPendingAt: oldest.documents[0]?.document.submittedAt ?? null,
    liveAuctions: await views.rooms.count("byEnd", ["live"]),
  };
};

const entries = (told: readonly Told[], deps: QueryDeps) =>
  presentEach(told, ({ key, document }) => entryFrom(key, document, deps));

/** What administrators ask: how much waits, who there is, and who did what, when, why, and what followed. */
export const moderationQueries = (deps: QueryDeps): QueriesFor<typeof moderationReads> => ({
  stats: {
    views: ["figures", "people", "artworks", "rooms"],
    answer: async () => ({ body: await platformStats(deps) }),
  },
  days: { views: ["figures"], answer: async ({ input }) => ({ body: await platformDays(input.days, deps) }) },
  overview: { views: ["artworks", "rooms"], answer: async () => ({ body: await overview(deps) }) },
  users: {
    views: ["people"],
    answer: async ({ input }) => {
      const found = await findUsers(input, input, deps);
      const body = await presentEach(found.documents, ({ document }) => listedUser(document, deps));
      return { body, next: nextOf(found) };
    },
  },
  user: {
    views: ["people", "artworks", "orders", "rooms"],
    answer: async ({ params }) => {
      const person = await deps.views.people.get(params.id);
      return person === null ? refused("ACCOUNT_UNKNOWN") : { body: await personPage(person, deps) };
    },
  },
  sessionsOfUser: {
    views: [],
    answer: async ({ params, session }) => ({ body: await sessionsOf(params.id, session.tokenHash, deps) }),
  },
  leadsOfUser: { views: LEADS, answer: async ({ params }) => ({ body: await leadsOfUser(params.id, deps) }) },
  reviewFile: {
    views: ["artworks", "likenesses", "workVerifications", "artistReviews", "people"],
    answer: async ({ params }) => {
      const work = await deps.views.artworks.get(params.id);
      return work === null ? refused("ARTWORK_UNKNOWN") : { body: await reviewFileOf(work, deps) };
    },
  },
  history: {
    views: HISTORY,
    answer: async ({ input }) => {
      const found = await findHistory(input, { ...pageOf(input), by: input.by }, deps);
      return { body: await entries(found.documents, deps), next: nextOf(found) };
    },
  },
  historyExport: {
    views: HISTORY,
    answer: async ({ input: { format, ...question } }) => ({
      text: exportHistory(format, question, deps),
      type: format === "csv" ? "text/csv" : "application/json",
      fileName: `naqsh-history.${format}`,
    }),
  },
  stateAsOf: {
    views: HISTORY,
    answer: async ({ input: { stream, at } }) => {
      const state = await stateAsOf(stream, at, deps);
      if (state === null && (await stateAsOf(stream, undefined, deps)) === null) return refused("NOT_FOUND");
      const named = await namesOf(idsWithin(state), deps);
      const opened = await openAllPersonal(deps.keys, state);
      return { body: { stream, at: at ?? null, state: opened, ...named } };
    },
  },
  subjects: {
    views: HISTORY,
    answer: async ({ input: { q } }) => ({ body: await findSubjects(q, deps) }),
  },
  story: {
    views: HISTORY,
    answer: async ({ params: { eventId } }) => {
      const card = await deps.views.history.get(eventId);
      if (card === null) return refused("NOT_FOUND");
      const [causes, effects] = await Promise.all([causesOf(card, deps), effectsOf(eventId, deps)]);
      return {
        body: {
          entry: await entryFrom(eventId, card, deps),
          causes: await entries(causes.told, deps),
          effects: await entries(effects.told, deps),
          hasMore: { causes: causes.isCut, effects: effects.isCut },
        },
      };
    },
  },
});
