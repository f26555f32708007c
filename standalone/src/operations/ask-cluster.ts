import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { commandNamed } from "./commands/commands";
import { CLUSTER_COMMANDS } from "./operator-question";
import type { OperatorQuestion } from "./operator-question";
import { QuestionInvalid } from "./question-invalid";

/**
 * Answers an operator of the cluster, through a projection-service's internal routes.
 * @throws with a message for the operator.
 */
export async function* askCluster(cluster: InternalClient, question: OperatorQuestion): AsyncGenerator {
  const ask = commandNamed(question.command)?.askCluster;
  if (ask) return yield* ask(cluster, question);
  const others = CLUSTER_COMMANDS.slice(0, -1).join(", ");
  throw new QuestionInvalid(
    `${question.command} is not asked of a cluster: ${others} and ${CLUSTER_COMMANDS.at(-1)} are. Unset PROJECTION_SERVICE_URL for a shop in a folder`,
  );
}
