import type { HistoryKind } from "@naqsh/shared/moderation";

export const HISTORY_KINDS = ["account", "artwork", "auction", "order", "notification", "operations"] as const;

/** Riyadh keeps UTC+3 all year. */
const RIYADH_OFFSET = "+03:00";

export type HistoryFilters = {
  kind: HistoryKind | null;
  /** Whether notifications stand among the rest; they are many, and follow from what is told anyway. */
  notices: boolean;
  actor: string;
  /** An id that the event mentions: a work, an auction, an order, a person. */
  subject: string;
  /** Days in Riyadh, "2026-11-21"; empty for no bound. */
  from: string;
  to: string;
};

export const noFilters: HistoryFilters = { kind: null, notices: false, actor: "", subject: "", from: "", to: "" };

const dayOf = (text: string | null): string => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "");

/** Reads the filters from the page's address. */
export const historyFiltersFrom = (parameters: URLSearchParams): HistoryFilters => ({
  kind: HISTORY_KINDS.find((kind) => kind === parameters.get("kind")) ?? null,
  notices: parameters.get("notices") === "true",
  actor: parameters.get("actor") ?? "",
  subject: parameters.get("subject") ?? "",
  from: dayOf(parameters.get("from")),
  to: dayOf(parameters.get("to")),
});

/** Writes a change of the filters into the page's address. */
export const parametersWith = (parameters: URLSearchParams, change: Partial<HistoryFilters>): URLSearchParams => {
  const filters = { ...historyFiltersFrom(parameters), ...change };
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) next.set(name, String(value));
  return next;
};

/** The filters as GET /api/admin/history and its export take them: days become moments, whole days in Riyadh. */
export const historySearchOf = ({ kind, notices, actor, subject, from, to }: HistoryFilters): string => {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  else if (!notices) search.set("without", "notification");
  if (actor) search.set("actor", actor);
  if (subject) search.set("subject", subject);
  if (from) search.set("from", new Date(`${from}T00:00:00.000${RIYADH_OFFSET}`).toISOString());
  if (to) search.set("to", new Date(`${to}T23:59:59.999${RIYADH_OFFSET}`).toISOString());
  return search.toString();
};

/** The day in Riyadh of a moment (milliseconds), "2026-11-21". */
export const riyadhDayOf = (ms: number): string => new Date(ms + 3 * 3_600_000).toISOString().slice(0, 10);
