import type { Comparison } from "@naqsh/projection-service/runner/rebuild-view";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import type { OperationsOverview } from "@naqsh/shared/operations";
import type { LogReport } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { wordsOf } from "./event-words";
import type { BackupReport } from "./back-up-shop";
import type { CopyShopReport } from "../moving/copy-shop";
import type { RestoreReport } from "./restore-shop";
import type { ShopStatus } from "./shop-status";

const count = (number: number): string => number.toLocaleString("en");

const factsOf = (facts: Record<string, unknown>, names: Readonly<Record<string, string | null>>): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && typeof value !== "object")
    .map(([name, value]) => `${name} ${names[String(value)] ?? String(value)}`)
    .join(", ");

const explained = (entry: HistoryEntry): string => {
  const { actor, causationId, reason } = entry;
  const who =
    actor.role === "system" ? `the system (${actor.id})` : `${actor.name ?? "someone"}, ${actor.role} ${actor.id}`;
  const why = causationId === null ? "by a command" : `because of event ${causationId}`;
  return [
    `${entry.recordedAt}  ${wordsOf(entry.type)} (${entry.type}, ${entry.stream}@${entry.revision})`,
    `  by ${who}, ${why}${reason === null ? "" : `: ${reason}`}`,
    `  ${factsOf(entry.facts, entry.names)}`,
  ].join("\n");
};

const status = ({ log, views, policies, parked, deadJobs, jobs }: ShopStatus): string =>
  [
    `Log: ${count(log.events)} events in ${count(log.segments)} segments, ${count(log.bytes)} bytes${log.failure === null ? "" : `; READ-ONLY: ${log.failure}`}`,
    ...views.map(({ view, version, behind, stopped, isRebuilding }) => {
      const running = isRebuilding ? "being rebuilt" : "running";
      const state = stopped === null ? running : `STOPPED: ${stopped}`;
      return `View ${view} v${version}: ${behind === 0 ? "at the head" : `${count(behind)} events behind`}, ${state}`;
    }),
    ...policies
      .filter(({ state }) => state === "stopped")
      .map((policy) => `Policy ${policy.policy} STOPPED: ${policy.reason}`),
    `Policies: ${policies.length}; parked failures: ${parked}; dead jobs: ${deadJobs}; jobs due: ${jobs.due}, waiting: ${count(jobs.waiting)}`,
  ].join("\n");

/** What a cluster tells: how far a view lies behind is measured, not counted. */
const clusterStatus = ({ views, policies, parked }: OperationsOverview): string =>
  [
    ...views.map(({ view, version, behindMs = 0, stopped }) => {
      const state = stopped === null ? "running" : `STOPPED: ${stopped}`;
      return `View ${view} v${version}: ${behindMs === 0 ? "at the head" : `${count(Math.ceil(behindMs / 1_000))} s behind`}, ${state}`;
    }),
    ...policies
      .filter(({ state }) => state === "stopped")
      .map(({ policy, reason }) => `Policy ${policy} STOPPED: ${reason}`),
    `Policies: ${policies.length}; what failed and waits: ${parked.length}`,
  ].join("\n");

const compared = ({ view, documents, differences, differing }: Comparison): string =>
  differences === 0
    ? `${view}: ${count(documents)} documents, no difference`
    : `${view}: ${count(documents)} documents, ${count(differences)} differ: ${differing.join(", ")}`;

const checked = ({ events, segments, head, hash, lastRecordedAt, keptAside, damage }: LogReport): string => {
  const last = lastRecordedAt === null ? "" : `, the last of ${lastRecordedAt} at ${head}`;
  const whole = `${count(events)} events in ${count(segments)} segments${last}\nEnd of the chain: ${hash}`;
  const aside = keptAside.map((path) => `\nTorn by a crash, never acknowledged, kept in ${path}`).join("");
  if (damage === null) return `The log is sound: ${whole}${aside}`;
  return [
    `THE LOG IS DAMAGED in segment ${damage.segment}, at record ${damage.record} (byte ${damage.byte}): ${damage.reason}`,
    `Kept and readable: ${whole}${aside}`,
    "Nothing behind it is read and nothing is written; the folder is left as it is.",
    "explain, replay and export read up to there; to go on, restore a backup into another folder.",
  ].join("\n");
};

export type Warning = { warning: string; readUpTo: { events: number; lastRecordedAt: string | null } };

export const isWarning = (answer: unknown): answer is Warning =>
  typeof answer === "object" && answer !== null && "warning" in answer;

const warned = ({ warning, readUpTo: { events, lastRecordedAt } }: Warning): string =>
  `${warning}.\nWhat follows is read from the ${count(events)} events before it, the last of ${lastRecordedAt ?? "no time"}.`;

const isLogReport = (answer: object): answer is LogReport => "damage" in answer && "hash" in answer;
const isComparison = (answer: object): answer is Comparison => "differences" in answer && "documents" in answer;
const isEntry = (answer: object): answer is HistoryEntry => "revision" in answer && "facts" in answer;
const isClusterStatus = (answer: object): answer is OperationsOverview => "views" in answer && "watchers" in answer;
const isStatus = (answer: object): answer is ShopStatus => "views" in answer && "log" in answer;
const isBackup = (answer: object): answer is BackupReport => "folder" in answer && "files" in answer;
const isRestore = (answer: object): answer is RestoreReport => "folder" in answer && "erasures" in answer;

const isMoved = (answer: object): answer is { moved: CopyShopReport; to: string } => "moved" in answer;

const moved = ({ moved: report, to }: { moved: CopyShopReport; to: string }): string =>
  [
    `Copied ${count(report.copied)} events, ${count(report.events - report.copied)} were there: ${count(report.events)} events of ${count(report.streams)} streams, the same on both sides.`,
    `Hash over every stream: ${report.hash}`,
    `Where each event lies on both sides: ${report.mapFile}`,
    `${count(report.keys)} keys, ${count(report.pictures)} pictures, the places of ${count(report.policies)} policies.`,
    to === "embedded"
      ? "The log has a chain of its own: its last hash is another one than before."
      : "The chain of hashes is the embedded log's: it stays in the old folder.",
    "Views and jobs are computed from the log at the first start. People sign in again.",
  ].join("\n");

/** An answer in plain words; JSON for what is read as such. */
export const wordsOfAnswer = (answer: unknown): string => {
  if (typeof answer !== "object" || answer === null) return String(answer);
  if (isWarning(answer)) return warned(answer);
  if (isLogReport(answer)) return checked(answer);
  if (isComparison(answer)) return compared(answer);
  if (isEntry(answer)) return explained(answer);
  if (isClusterStatus(answer)) return clusterStatus(answer);
  if (isStatus(answer)) return status(answer);
  if (isBackup(answer)) {
    return `Backed up ${count(answer.events)} events and ${count(answer.files)} pictures to ${answer.folder}\nThe keys lie in ${answer.keys}: keep them in another place.\nEnd of the chain: ${answer.hash}`;
  }
  if (isRestore(answer)) {
    return `Restored ${count(answer.events)} events to ${answer.folder}; ${count(answer.erasures)} erasures applied to the keys again. Views are computed at the first start.`;
  }
  if (isMoved(answer)) return moved(answer);
  return JSON.stringify(answer, null, 2);
};

/** Exit code 2: the work was done, and found something that an operator has to look at. */
export const foundTrouble = (answer: unknown): boolean => {
  if (typeof answer !== "object" || answer === null) return false;
  if (isWarning(answer)) return true;
  if ("damage" in answer) return answer.damage !== null;
  if ("retried" in answer) return answer.retried === false;
  return isComparison(answer) && answer.differences > 0;
};
