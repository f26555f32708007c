import type { profileWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import type { Call } from "../http/route";
import { handleAboutOneself } from "./about-oneself.route";

/** Makes a collector an artist. Their session goes on under a new token, as with every change of rights. */
export const becomeArtist =
  (deps: CommandDeps) =>
  async (call: Call<typeof profileWrites.becomeArtist>): Promise<void> => {
    const result = await handleAboutOneself(deps, call, ({ userId }) => ({ type: "BecomeArtist", data: { userId } }));
    if (result.status === "accepted" && call.session.role !== "artist") {
      await deps.sessions.renew(call.context, { role: "artist" });
    }
    answerWith(call.context, result);
  };
