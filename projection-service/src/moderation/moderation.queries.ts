import { STREAM_WITH_STATE } from "@naqsh/shared/moderation";
import type { HistoryStory, ModerationOverview, StateAsOf } from "@naqsh/shared/moderation";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import * as z from "zod";
import { momentInput } from "../http/moment-input";
import { nextOf, pageFields, pageOf } from "../http/page-input";
import { presentEach } from "../http/present-each";
import { query, queryWith, refused } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import { findSubjects } from "../joins/find-subjects";
import { listedUser } from "../joins/listed-user";
import { stateAsOf } from "../joins/state-as-of";
import type { QueryDeps } from "../query-deps";
import { EXPORT_FORMATS, exportHistory } from "./export-history";
import { findHistory } from "./find-history";
import { causesOf, effectsOf } from "./history-story";
import type { Told } from "./history-story";
import { leadsOfUser } from "./leads-of-user";
import { idsWithin } from "./history.projection";
import { entryFrom, namesOf } from "./present-history";

const LEADS = ["standings", "rooms", "artworks", "people"] as const;
const HISTORY = ["history", "people", "artworks", "rooms"] as const;

const mention = z.string().min(1).max(200).optional();
const kind = z.enum(["account", "artwork", "auction", "order", "notification", "operations"]).optional();

const historyFilters = {
  actor: mention,
  kind,
  without: kind,
  type: mention,
  stream: mention,
  subject: mention,
  from: momentInput,
  to: momentInput,
};

/** `by`: in a link to a further page, the mention that the list is read by. */
const HistoryInput = z.object({ ...pageFields(50), by: mention, ...historyFilters });

const ExportInput = z.object({ format: z.enum(EXPORT_FORMATS), ...historyFilters });

const AsOfInput = z.object({ stream: z.string().regex(STREAM_WITH_STATE), at: momentInput });

const SubjectsInput = z.object({ q: z.string().trim().min(2).max(300) });

const UsersInput = z.object({ ...pageFields(50), role: z.enum(["collector", "artist", "admin"]).optional() });

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
export const moderationQueries = (deps: QueryDeps): QueryRoute[] => [
  query("/api/admin/overview", "administrator", ["artworks", "rooms"], async () => ({
    body: await overview(deps),
  })),
  queryWith(UsersInput, {
    path: "/api/admin/users",
    access: "administrator",
    views: ["people"],
    answer: async ({ input }) => {
      const { role } = input;
      const index = role === undefined ? { index: "byTime" } : { index: "byRole", equals: [role] };
      const found = await deps.views.people.find({ ...index, direction: "descending", ...pageOf(input) });
      const body = await presentEach(found.documents, ({ document }) => listedUser(document, deps));
      return { body, next: nextOf(found) };
    },
  }),
  query("/api/admin/users/:id/leads", "administrator", LEADS, async ({ params }) => ({
    body: await leadsOfUser(params["id"] ?? "", deps),
  })),
  queryWith(HistoryInput, {
    path: "/api/admin/history",
    access: "administrator",
    views: HISTORY,
    answer: async ({ input }) => {
      const found = await findHistory(input, { ...pageOf(input), by: input.by }, deps);
      return { body: await entries(found.documents, deps), next: nextOf(found) };
    },
  }),
  queryWith(ExportInput, {
    path: "/api/admin/history/export",
    access: "administrator",
    views: HISTORY,
    answer: async ({ input: { format, ...question } }) => ({
      text: exportHistory(format, question, deps),
      type: format === "csv" ? "text/csv" : "application/json",
      fileName: `naqsh-history.${format}`,
    }),
  }),
  queryWith(AsOfInput, {
    path: "/api/admin/as-of",
    access: "administrator",
    views: [...HISTORY, "orders"],
    answer: async ({ input: { stream, at } }) => {
      const state = await stateAsOf(stream, at, deps);
      if (state === null && (await stateAsOf(stream, undefined, deps)) === null) return refused("NOT_FOUND");
      const named = await namesOf(idsWithin(state), deps);
      const body: StateAsOf = { stream, at: at ?? null, state: await openAllPersonal(deps.keys, state), ...named };
      return { body };
    },
  }),
  queryWith(SubjectsInput, {
    path: "/api/admin/subjects",
    access: "administrator",
    views: [...HISTORY, "orders"],
    answer: async ({ input: { q } }) => ({ body: await findSubjects(q, deps) }),
  }),
  query("/api/admin/history/:eventId", "administrator", HISTORY, async ({ params }) => {
    const id = params["eventId"] ?? "";
    const card = await deps.views.history.get(id);
    if (card === null) return refused("NOT_FOUND");
    const body: HistoryStory = {
      entry: await entryFrom(id, card, deps),
      causes: await entries(await causesOf(card, deps), deps),
      effects: await entries(await effectsOf(id, deps), deps),
    };
    return { body };
  }),
];
