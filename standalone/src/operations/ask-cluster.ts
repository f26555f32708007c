import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { commandNamed } from "./commands/commands";
import { CLUSTER_COMMANDS } from "./operator-request";
import type { OperatorRequest } from "./operator-request";
import { UsageError } from "./usage-error";

/**
 * Answers an operator of the cluster, through the internal routes of a projection-service; what is recorded in the log goes to a
 * command-service.
 * @throws with a message for the operator.
 */
export async function* askCluster(
  cluster: InternalClient,
  question: OperatorRequest,
  commandService: InternalClient | null = null,
): AsyncGenerator {
  const { askCluster: ask, askCommands } = commandNamed(question.command) ?? {};
  if (ask) return yield* ask(cluster, question);
  if (askCommands && commandService) return yield* askCommands(commandService, question);
  if (askCommands) throw new UsageError(`${question.command} needs COMMAND_SERVICE_URL`);
  const others = CLUSTER_COMMANDS.slice(0, -1).join(", ");
  throw new UsageError(
    `${question.command} is not asked of a cluster: ${others} and ${CLUSTER_COMMANDS.at(-1)} are. Unset PROJECTION_SERVICE_URL for a shop in a folder`,
  );
}
