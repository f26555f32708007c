import { isNearlyFull } from "@naqsh/shared/operations";
import type { MemoryUse, OperationsOverview } from "@naqsh/shared/operations";
import { overviewOf } from "../cluster-operations";
import { count } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";
import { shopStatus } from "../shop-status";
import type { ShopStatus } from "../shop-status";

const ofShop: AnswerKind<ShopStatus> = {
  kind: "status",
  words: ({ log, views, policies, parked, deadJobs, jobs, unconfirmedClock }) =>
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
    ].join("\n"),
};

const megabytes = (bytes: number): string => count(Math.round(bytes / 1_048_576));

const memoryWords = ({ holds, usedBytes, maxBytes }: MemoryUse): string => {
  const most = maxBytes === 0 ? "without a limit" : `of ${megabytes(maxBytes)} MB`;
  const state = isNearlyFull({ usedBytes, maxBytes }) ? ": NEARLY FULL" : "";
  return `Redis of ${holds}: ${megabytes(usedBytes)} MB ${most}${state}`;
};

/** What a cluster tells: how far a view lies behind is measured, not counted. */
const ofCluster: AnswerKind<OperationsOverview> = {
  kind: "clusterStatus",
  words: ({ views, policies, parked, memory }) =>
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
    ].join("\n"),
};

export const status: OperatorCommand = {
  name: "status",
  usage: { form: "status", what: "how log, views, policies and jobs stand" },
  input: { words: 0 },
  answers: [ofShop, ofCluster],
  askShop: async function* (shop) {
    yield { answer: "status", ...(await shopStatus(shop)) };
  },
  askCluster: async function* (cluster) {
    yield { answer: "clusterStatus", ...(await overviewOf(cluster)) };
  },
};
