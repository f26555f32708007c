import type { NamedPerson } from "../account";
import type { Instant } from "../kernel/instant";
import type { SecurityKind } from "./security-kinds";

/** GET /api/admin/security?kind=…: who came in, who was turned away, whose rights changed; the newest first. */
export type SecurityRow = {
  id: string;
  kind: SecurityKind;
  /** Whose account; null for an unknown one. */
  account: NamedPerson | null;
  by: NamedPerson | null;
  /** The same for the same network on the same day. */
  source: string | null;
  path: string | null;
  count: number;
  firstAt: Instant;
  lastAt: Instant;
};

/** GET /api/home/statistics: counted, never written down. */
export type HomeStatistics = {
  /** Approved works. */
  artworks: number;
  /** Those with a work on show. */
  artists: number;
  collectors: number;
  liveAuctions: number;
  soldArtworks: number;
};

/** A view that is computed again: under way, waiting for the operator's word on the difference, or over. */
export type RebuildTask = {
  kind: "rebuild" | "verify";
  state: "running" | "compared" | "switched" | "kept" | "failed";
  done: number;
  /** Null if nobody counts the log's events. */
  total: number | null;
  /** Events a second since it began. */
  perSecond: number;
  comparison: { documents: number; differences: number; differing: string[]; changedMeanwhile?: number } | null;
  failure: string | null;
};

export type OperatedView = {
  view: string;
  version: number;
  /** Events of the log that it has met, and has yet to meet; null if nobody counts them. */
  position: number | null;
  behind: number | null;
  /** For how long the log has held what it has yet to meet, if that is measured instead. */
  behindMs?: number;
  /** Events met since the server's start. */
  met: number;
  stopped: string | null;
  task: RebuildTask | null;
};

/** What waits for an operator: an effect of a policy, or a job after its last retry. */
export type ParkedWork = { id: string; what: string; reason: string; attempts: number; at: Instant };

/** How much of its memory a Redis uses, by what it holds; `maxBytes` is 0 if nothing bounds it. */
export type MemoryUse = { holds: "jobs" | "sessions"; usedBytes: number; maxBytes: number };

/** What was appended within one second. */
export type AppendSecond = { atMs: number; appends: number; events: number; medianMs: number; slowestMs: number };

/**
 * GET /api/admin/operations. POST beside it: /rebuild {view}, /verify {view}, /decide {view, accepts} for a comparison
 * that waits, /retry {id}.
 */
export type OperationsOverview = {
  atMs: number;
  /** Null if the log is a server of its own, which has its own screen. */
  log: { events: number; bytes: number; segments: number; failure: string | null } | null;
  views: OperatedView[];
  policies: { policy: string; position: number | null; behind: number | null; state: string; reason: string | null }[];
  parked: ParkedWork[];
  /** Null if jobs lie in a server of their own. */
  jobs: { due: number; waiting: number } | null;
  /** Of each Redis; none if nothing lies in one. */
  memory: MemoryUse[];
  watchers: number;
  /** The last five minutes, oldest first; seconds without appends are left out. */
  seconds: AppendSecond[];
};
