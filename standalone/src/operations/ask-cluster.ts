import { setTimeout as pause } from "node:timers/promises";
import type { OperationsOverview, RebuildTask } from "@naqsh/shared/operations";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { Progress } from "./progress";
import { QuestionInvalid } from "./operator-question";
import type { OperatorQuestion } from "./operator-question";

const DOOR = "/internal/operations";
const LOOK_MS = 250;

type Kind = RebuildTask["kind"];
type Asked = { cluster: InternalClient; view: string; kind: Kind };

const overviewOf = async (cluster: InternalClient): Promise<OperationsOverview> =>
  (await cluster.get(DOOR)) as OperationsOverview;

const act = async (cluster: InternalClient, action: string, body: object): Promise<boolean> =>
  ((await cluster.post(`${DOOR}/${action}`, body)) as { done: boolean }).done;

const progressOf = ({ done, total }: RebuildTask): { progress: Progress } => ({
  progress: { done, total, unit: "events" },
});

/** Follows one view's computing until it is over; a difference is accepted, as on one machine. */
async function* computed({ cluster, view, kind }: Asked): AsyncGenerator {
  if (!(await act(cluster, kind, { view }))) throw new Error(`${view} is no view, or is being computed again already`);
  for (;;) {
    const task = (await overviewOf(cluster)).views.find((one) => one.view === view)?.task;
    if (!task) throw new Error(`What was asked of ${view} is gone: its views were dropped meanwhile`);
    if (task.state === "failed") throw new Error(`${view}: ${task.failure ?? "it failed"}`);
    yield progressOf(task);
    if (task.state === "compared") await act(cluster, "decide", { view, accepts: true });
    if (task.state === "kept" || task.state === "switched") return yield { view, ...task.comparison };
    await pause(LOOK_MS);
  }
}

async function* computedAll(cluster: InternalClient, kind: Kind, argument: string | undefined): AsyncGenerator {
  const isAll = argument === "all" || (argument === undefined && kind === "verify");
  if (!isAll && argument === undefined) throw new QuestionInvalid(`${kind} needs the name of a view, or all`);
  const views = isAll ? (await overviewOf(cluster)).views.map(({ view }) => view) : [argument!];
  for (const view of views) yield* computed({ cluster, view, kind });
}

/**
 * Answers an operator of the cluster, through a projection-service's internal door.
 * @throws with a message for the operator.
 */
export async function* askCluster(cluster: InternalClient, question: OperatorQuestion): AsyncGenerator {
  const { command, argument } = question;
  if (command === "status") return yield await overviewOf(cluster);
  if (command === "rebuild" || command === "verify") return yield* computedAll(cluster, command, argument);
  if (command === "parked") return yield { parked: (await overviewOf(cluster)).parked };
  if (command === "retry") return yield { retried: await act(cluster, "retry", { id: argument ?? "" }) };
  throw new QuestionInvalid(
    `${command} is not asked of a cluster: status, rebuild, verify and parked are. Unset PROJECTION_SERVICE_URL for a shop in a folder`,
  );
}
