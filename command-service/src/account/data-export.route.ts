import type { myDataWrites } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { answerWith } from "../http/answers";
import type { Call } from "../http/route";
import { dataExportDecider } from "./data-export.decider";

/** Asks for a copy of all that is held about the person, who has just shown who they are; a worker makes it. */
export const requestDataExport =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof myDataWrites.requestDataExport>): Promise<void> => {
    const command = await contextOf(context, deps, null);
    const exportId = createdIdOf(userId, command.commandId, "dataExport");
    const result = await deps.handleCommand({
      decider: dataExportDecider,
      streamId: userId,
      command: { type: "RequestDataExport", data: { userId, exportId } },
      context: command,
      answer: () => ({ id: exportId }),
    });
    answerWith(context, result, 201);
  };
