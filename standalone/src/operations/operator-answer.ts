import type { Comparison } from "@naqsh/projection-service/runner/rebuild-view";
import { isNearlyFull } from "@naqsh/shared/operations";
import type { MemoryUse, OperationsOverview, ParkedWork } from "@naqsh/shared/operations";
import type { LogReport } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import type { FilesReport } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { explained, isEntry } from "./entry-words";
import { isReplayed, isStood, replayed, stood } from "./replay-words";
import type { BackupReport } from "./back-up-shop";
import type { CopyShopReport } from "../migration/copy-shop";
import type { CheckedFile } from "../data-folder/check-folder";
import type { RestoreReport } from "./restore-shop";
import type { ShopStatus } from "./shop-status";

type Compared = Comparison & { tookOver?: boolean };

const count = (number: number): string => number.toLocaleString("en");

const status = ({ log, views, policies, parked, deadJobs, jobs, unconfirmedClock }: ShopStatus): string =>
  [
    ...(unconfirmedClock === null ? [] : [`READ-ONLY: ${unconfirmedClock}`]),
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

const megabytes = (bytes: number): string => count(Math.round(bytes / 1_048_576));

const memoryWords = ({ holds, usedBytes, maxBytes }: MemoryUse): string => {
  const most = maxBytes === 0 ? "without a limit" : `of ${megabytes(maxBytes)} MB`;
  const state = isNearlyFull({ usedBytes, maxBytes }) ? ": NEARLY FULL" : "";
  return `Redis of ${holds}: ${megabytes(usedBytes)} MB ${most}${state}`;
};

/** What a cluster tells: how far a view lies behind is measured, not counted. */
const clusterStatus = ({ views, policies, parked, memory }: OperationsOverview): string =>
  [
    ...views.map(({ view, version, behindMs = 0, stopped }) => {
      const state = stopped === null ? "running" : `STOPPED: ${stopped}`;
      return `View ${view} v${version}: ${behindMs === 0 ? "at the head" : `${count(Math.ceil(behindMs / 1_000))} s behind`}, ${state}`;
    }),
    ...policies
      .filter(({ state }) => state === "stopped")
      .map(({ policy, reason }) => `Policy ${policy} STOPPED: ${reason}`),
    ...memory.map(memoryWords),
    `Policies: ${policies.length}; what failed and waits: ${parked.length}`,
  ].join("\n");

const compared = ({ view, documents, differences, differing, changedMeanwhile = 0, tookOver }: Compared): string => {
  const named = differing.length < differences ? `${differing.join(", ")} and others` : differing.join(", ");
  const found = differences === 0 ? "no difference" : `${count(differences)} differ: ${named}`;
  const left = changedMeanwhile === 0 ? "" : `; ${count(changedMeanwhile)} changed meanwhile and were not compared`;
  return `${view}: ${count(documents)} documents, ${found}${left}${tookOver === true ? "; what was computed again has taken over" : ""}`;
};

const parkedWork = ({ parked }: { parked: readonly ParkedWork[] }): string =>
  parked.length === 0
    ? "Nothing failed and waits."
    : [
        ...parked.map(
          ({ id, what, reason, attempts, at }) =>
            `${at}  ${what}, given up after ${count(attempts)} attempts: ${reason}\n  to try again: npm run ops -- parked --retry ${id}`,
        ),
        `${count(parked.length)} in all.`,
      ].join("\n");

const behindTheEnd = (bytes: number): string =>
  bytes === 0
    ? ""
    : `\n${count(bytes)} bytes behind it were never acknowledged: they are being written now, or a crash tore them (the next start moves those aside)`;

const checked = ({
  events,
  segments,
  head,
  hash,
  lastRecordedAt,
  keptAside,
  bytesBehind,
  damage,
}: LogReport): string => {
  const last = lastRecordedAt === null ? "" : `, the last of ${lastRecordedAt} at ${head}`;
  const whole = `${count(events)} events in ${count(segments)} segments${last}\nEnd of the chain: ${hash}${behindTheEnd(bytesBehind)}`;
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
const isComparison = (answer: object): answer is Compared => "differences" in answer && "documents" in answer;
const isParked = (answer: object): answer is { parked: readonly ParkedWork[] } =>
  "parked" in answer && Array.isArray(answer.parked);
const isNothing = (answer: object): answer is { nothing: string } => "nothing" in answer;
const isRetried = (answer: object): answer is { retried: boolean } => "retried" in answer;
const isConfirmed = (answer: object): answer is { confirmed: boolean } => "confirmed" in answer;
const isClusterStatus = (answer: object): answer is OperationsOverview => "views" in answer && "watchers" in answer;
const isStatus = (answer: object): answer is ShopStatus => "views" in answer && "log" in answer;
const isBackup = (answer: object): answer is BackupReport => "folder" in answer && "files" in answer;
const isRestore = (answer: object): answer is RestoreReport => "folder" in answer && "erasures" in answer;

const isPictures = (answer: object): answer is { pictures: FilesReport } =>
  "pictures" in answer && typeof answer.pictures === "object";

const pictures = ({ checked, damaged }: FilesReport): string =>
  damaged.length === 0
    ? `Pictures: ${count(checked)}, each as its digest says`
    : `Pictures: ${count(damaged.length)} of ${count(checked)} are not what their digests say, and are not shown: ${damaged.join(", ")}`;

const isFolder = (answer: object): answer is { filesOfShop: readonly CheckedFile[] } => "filesOfShop" in answer;

const checkedFolder = ({ filesOfShop }: { filesOfShop: readonly CheckedFile[] }): string => {
  const lines = filesOfShop.map(({ file, what, state, reason }) => {
    const said = state === "damaged" ? `DAMAGED: ${reason}` : state;
    return `${file}: ${what}, ${said}`;
  });
  const damaged = filesOfShop.filter(({ state }) => state === "damaged").length;
  const found = damaged === 0 ? "none is damaged" : `${count(damaged)} are DAMAGED`;
  return [...lines, `${count(filesOfShop.length)} files; ${found}.`].join("\n");
};

const isMoved = (answer: object): answer is { moved: CopyShopReport; to: string } => "moved" in answer;

const MOST_NAMED = 20;

const missingFiles = (names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const others = names.length > MOST_NAMED ? ` and ${count(names.length - MOST_NAMED)} others` : "";
  return [
    `MISSING in the source, though events name them: ${count(names.length)} files: ${names.slice(0, MOST_NAMED).join(", ")}${others}`,
  ];
};

const moved = ({ moved: report, to }: { moved: CopyShopReport; to: string }): string =>
  [
    `Copied ${count(report.copied)} events, ${count(report.events - report.copied)} were there: ${count(report.events)} events of ${count(report.streams)} streams, the same on both sides.`,
    `Hash over every stream: ${report.hash}`,
    `Where each event lies on both sides: ${report.mapFile}`,
    `${count(report.keys)} keys, ${count(report.files)} files, the places of ${count(report.policies)} policies.`,
    ...missingFiles(report.missingFiles),
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
  if (isReplayed(answer)) return replayed(answer);
  if (isStood(answer)) return stood(answer);
  if (isNothing(answer)) return answer.nothing;
  if (isRetried(answer)) return answer.retried ? "It is tried again." : "Nothing that failed has this id: see parked";
  if (isConfirmed(answer)) {
    return answer.confirmed
      ? "The clock is taken as it is; what was lost until now is given back."
      : "Nobody waits for that: the clock is taken already.";
  }
  if (isClusterStatus(answer)) return clusterStatus(answer);
  if (isStatus(answer)) return status(answer);
  if (isParked(answer)) return parkedWork(answer);
  if (isBackup(answer)) {
    return `Backed up ${count(answer.events)} events and ${count(answer.files)} pictures to ${answer.folder}\nThe keys lie in ${answer.keys}: keep them in another place.\nEnd of the chain: ${answer.hash}`;
  }
  if (isRestore(answer)) {
    return `Restored ${count(answer.events)} events to ${answer.folder}; ${count(answer.erasures)} erasures applied to the keys again. Views are computed at the first start.\n${pictures(answer.pictures)}`;
  }
  if (isPictures(answer)) return pictures(answer.pictures);
  if (isMoved(answer)) return moved(answer);
  if (isFolder(answer)) return checkedFolder(answer);
  return JSON.stringify(answer, null, 2);
};

/** Exit code 2: the work was done, and found something that an operator has to look at. */
export const foundTrouble = (answer: unknown): boolean => {
  if (typeof answer !== "object" || answer === null) return false;
  if (isWarning(answer) || isNothing(answer)) return true;
  if ("damage" in answer) return answer.damage !== null;
  if (isPictures(answer)) return answer.pictures.damaged.length > 0;
  if ("retried" in answer) return answer.retried === false;
  if (isFolder(answer)) return answer.filesOfShop.some(({ state }) => state === "damaged");
  if (isMoved(answer)) return answer.moved.missingFiles.length > 0;
  if ("confirmed" in answer) return answer.confirmed === false;
  return isComparison(answer) && answer.differences > 0;
};
