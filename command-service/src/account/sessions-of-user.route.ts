import type { securityWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { Call } from "../http/route";

/** An administrator ends one of somebody's sessions. */
export const endSessionOfUser =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof securityWrites.endSessionOfUser>): Promise<void> => {
    const { userId, sessionId } = params;
    if (!(await deps.sessions.endOne(userId, sessionId))) return refuse(context, { code: "SESSION_UNKNOWN" });
    deps.security.note({ kind: "sessionEnded", userId, by: session.userId, address: context.ip });
    answerJson(context, {});
  };

/** An administrator ends all of somebody's sessions; none is left if there was none. */
export const endSessionsOfUser =
  (deps: CommandDeps) =>
  async ({ context, params: { userId }, session }: Call<typeof securityWrites.endSessionsOfUser>): Promise<void> => {
    await deps.sessions.endAllOf(userId);
    deps.security.note({ kind: "sessionEnded", userId, by: session.userId, address: context.ip });
    answerJson(context, {});
  };
