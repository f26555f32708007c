import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { idOf } from "@naqsh/shared/kernel/stream-name";
import { HISTORY_KINDS, STREAM_WITH_STATE, type HistoryKind } from "@naqsh/shared/moderation";
import { msFromRiyadh, riyadhDayOf } from "../../lib/riyadh-time";
import { eventTypeFrom, kindOfType, type EventType } from "./event-kinds";

export type HistoryFilters = {
  kind: HistoryKind | null;
  type: EventType | null;
  /** Whether notifications and looks at works stand among the rest: they are many. */
  notices: boolean;
  actor: string;
  /** An id that the event mentions: a work, an auction, an order, a person. */
  subject: string;
  /** A stream whose state is shown beside its history: "auction-…", "artwork-…", "order-…", "user-…". */
  stream: string;
  /** Days in Riyadh, "2026-11-21"; empty for no bound. */
  from: string;
  to: string;
  /** A moment in Riyadh, "2026-11-21T18:30:05": everything as it stood then; empty for now. */
  at: string;
};

export const noFilters: HistoryFilters = {
  kind: null,
  type: null,
  notices: false,
  actor: "",
  subject: "",
  stream: "",
  from: "",
  to: "",
  at: "",
};

const dayOf = (text: string | null): string => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const ms = msFromRiyadh(`${text}T00:00:00.000`);
  // The thirty-first of a shorter month is read as the first of the next.
  return !Number.isNaN(ms) && riyadhDayOf(ms) === text ? text : "";
};

const withSeconds = (text: string): string => (text.length === "2026-11-21T18:30".length ? `${text}:00` : text);

/** A moment as the field writes it, with its seconds; empty for what is none. */
export const riyadhMomentFrom = (text: string | null): string => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return "";
  const moment = withSeconds(text);
  return Number.isNaN(msFromRiyadh(moment)) ? "" : moment;
};

const streamFrom = (text: string | null): string => (text !== null && STREAM_WITH_STATE.test(text) ? text : "");

/** Reads the filters from the page's address. */
export const historyFiltersFrom = (parameters: URLSearchParams): HistoryFilters => {
  const stream = streamFrom(parameters.get("stream"));
  return {
    kind: HISTORY_KINDS.find((kind) => kind === parameters.get("kind")) ?? null,
    type: eventTypeFrom(parameters.get("type")),
    notices: parameters.get("notices") === "true",
    actor: parameters.get("actor") ?? "",
    subject: stream === "" ? (parameters.get("subject") ?? "") : idOf(stream),
    stream,
    from: dayOf(parameters.get("from")),
    to: dayOf(parameters.get("to")),
    at: riyadhMomentFrom(parameters.get("at")),
  };
};

/** A change with what it takes along: a type of another kind, the stream of another subject. */
const whole = (before: HistoryFilters, change: Partial<HistoryFilters>): HistoryFilters => {
  const filters = { ...before, ...change };
  if (filters.type && filters.kind && kindOfType(filters.type) !== filters.kind) filters.type = null;
  if (change.subject !== undefined && change.stream === undefined) filters.stream = "";
  return filters;
};

/** Writes a change of the filters into the page's address. */
export const parametersWith = (parameters: URLSearchParams, change: Partial<HistoryFilters>): URLSearchParams => {
  const { subject, ...filters } = whole(historyFiltersFrom(parameters), change);
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) next.set(name, String(value));
  if (subject && !filters.stream) next.set("subject", subject);
  return next;
};

/** The last instant of a moment's second: what happened in it belongs to it. */
export const instantAt = (moment: string): string => instantFromMs(msFromRiyadh(`${moment}.999`));

const lastInstant = ({ to, at }: HistoryFilters): string | null => {
  const bounds = [...(to ? [instantAt(`${to}T23:59:59`)] : []), ...(at ? [instantAt(at)] : [])].toSorted();
  return bounds[0] ?? null;
};

/** The filters as GET /api/admin/history and its export take them: days become moments, whole days in Riyadh. */
export const historySearchOf = (filters: HistoryFilters): string => {
  const { kind, type, notices, actor, subject, from } = filters;
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  else if (!notices && !type) search.set("without", "notification,engagement");
  if (type) search.set("type", type);
  if (actor) search.set("actor", actor);
  if (subject) search.set("subject", subject);
  if (from) search.set("from", instantFromMs(msFromRiyadh(`${from}T00:00:00.000`)));
  const last = lastInstant(filters);
  if (last) search.set("to", last);
  return search.toString();
};
