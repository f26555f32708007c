import { setTimeout as pause } from "node:timers/promises";
import type { Comparison } from "@naqsh/projection-service/runner/rebuild-view";
import type { RebuildTask } from "@naqsh/shared/operations";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { actIn, overviewOf } from "./cluster-operations";
import { count } from "./operator-command";
import type { AnswerKind } from "./operator-command";
import { withProgress } from "./progress";
import type { Progress } from "./progress";
import { UsageError } from "./usage-error";

type Compared = Comparison & { tookOver?: boolean };

/** A view beside what was computed again. */
export const compared: AnswerKind<Compared> = {
  kind: "compared",
  words: ({ view, documents, differences, differing, changedMeanwhile = 0, tookOver }) => {
    const named = differing.length < differences ? `${differing.join(", ")} and others` : differing.join(", ");
    const found = differences === 0 ? "no difference" : `${count(differences)} differ: ${named}`;
    const left = changedMeanwhile === 0 ? "" : `; ${count(changedMeanwhile)} changed meanwhile and were not compared`;
    return `${view}: ${count(documents)} documents, ${found}${left}${tookOver === true ? "; what was computed again has taken over" : ""}`;
  },
  isTrouble: ({ differences }) => differences > 0,
};

/** The view that was named, or all. @throws with the names that there are */
export const viewsOf = (name: string | undefined, { projections }: EmbeddedProfile): readonly string[] => {
  const views = projections.status().map(({ view }) => view);
  if (name === undefined) return views;
  if (!views.includes(name)) throw new TypeError(`There is no view ${name}. Views: ${views.join(", ")}`);
  return [name];
};

/** Rebuilds or verifies views, one after the other. */
export async function* computedInShop(
  views: readonly string[],
  compute: EmbeddedProfile["projections"]["rebuild"],
  { log }: EmbeddedProfile,
): AsyncGenerator<(Comparison & { answer: "compared" }) | { progress: Progress }> {
  for (const view of views) {
    const comparison = yield* withProgress((tell) => {
      let met = 0;
      const onProgress = (done: number): void =>
        tell({ done: (met = done), total: log.extent().events, unit: "events" });
      // Asked just before the switch: if nobody waits any more there is none.
      const accepts = (): boolean => {
        onProgress(met);
        return true;
      };
      return compute(view, { onProgress, accepts });
    });
    yield { answer: "compared", ...comparison };
  }
}

const LOOK_MS = 250;

type Kind = RebuildTask["kind"];
type Asked = { cluster: InternalClient; view: string; kind: Kind };

/** Follows one view's computing until it is over; a difference is accepted, as on one machine. */
async function* followed({ cluster, view, kind }: Asked): AsyncGenerator<object> {
  if (!(await actIn(cluster, kind, { view })))
    throw new Error(`${view} is no view, or is being computed again already`);
  for (;;) {
    const task = (await overviewOf(cluster)).views.find((one) => one.view === view)?.task;
    if (!task) throw new Error(`What was asked of ${view} is gone: its views were dropped meanwhile`);
    if (task.state === "failed") throw new Error(`${view}: ${task.failure ?? "it failed"}`);
    yield { progress: { done: task.done, total: task.total, unit: "events" } satisfies Progress };
    if (task.state === "compared") await actIn(cluster, "decide", { view, accepts: true });
    if (task.state === "kept" || task.state === "switched") {
      return yield { answer: "compared", view, ...task.comparison };
    }
    await pause(LOOK_MS);
  }
}

/** Computes the view that was named, or all, in a cluster. */
export async function* computedInCluster(cluster: InternalClient, kind: Kind, name: unknown): AsyncGenerator<object> {
  const isAll = name === "all" || (name === undefined && kind === "verify");
  if (!isAll && typeof name !== "string") throw new UsageError(`${kind} needs the name of a view, or all`);
  const views = isAll ? (await overviewOf(cluster)).views.map(({ view }) => view) : [String(name)];
  for (const view of views) yield* followed({ cluster, view, kind });
}
