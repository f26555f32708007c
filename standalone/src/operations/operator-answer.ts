import type { Comparison } from "@naqsh/projection-service/runner/rebuild-view";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { wordsOf } from "./event-words";
import type { BackupReport } from "./back-up-shop";
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

const compared = ({ view, documents, differences, differing }: Comparison): string =>
  differences === 0
    ? `${view}: ${count(documents)} documents, no difference`
    : `${view}: ${count(documents)} documents, ${count(differences)} differ: ${differing.join(", ")}`;

const isComparison = (answer: object): answer is Comparison => "differences" in answer && "documents" in answer;
const isEntry = (answer: object): answer is HistoryEntry => "revision" in answer && "facts" in answer;
const isStatus = (answer: object): answer is ShopStatus => "views" in answer && "log" in answer;
const isBackup = (answer: object): answer is BackupReport => "folder" in answer && "files" in answer;
const isRestore = (answer: object): answer is RestoreReport => "folder" in answer && "erasures" in answer;

/** An answer in plain words; JSON for what is read as such. */
export const wordsOfAnswer = (answer: unknown): string => {
  if (typeof answer !== "object" || answer === null) return String(answer);
  if (isComparison(answer)) return compared(answer);
  if (isEntry(answer)) return explained(answer);
  if (isStatus(answer)) return status(answer);
  if (isBackup(answer)) {
    return `Backed up ${count(answer.events)} events and ${count(answer.files)} pictures to ${answer.folder}\nThe keys lie in ${answer.keys}: keep them in another place.\nEnd of the chain: ${answer.hash}`;
  }
  if (isRestore(answer)) {
    return `Restored ${count(answer.events)} events to ${answer.folder}; ${count(answer.erasures)} erasures applied to the keys again. Views are computed at the first start.`;
  }
  return JSON.stringify(answer, null, 2);
};

/** Exit code 2: the work was done, and found something that an operator has to look at. */
export const foundTrouble = (answer: unknown): boolean => {
  if (typeof answer !== "object" || answer === null) return false;
  if ("damage" in answer) return answer.damage !== null;
  if ("retried" in answer) return answer.retried === false;
  return isComparison(answer) && answer.differences > 0;
};
