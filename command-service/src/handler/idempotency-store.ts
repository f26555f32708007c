import { statusOfRejection } from "@naqsh/shared/platform/http/problem-answer";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { KeptAnswer, KeptFor, Refusals } from "@naqsh/shared/platform/ports/refusals";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { rejected, type AcceptedCommand, type CommandContext, type CommandResult } from "./command";

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** The first answers to commands that left no event. */
export type IdempotencyStore = {
  /** Gives the answer to give: an earlier one if there is one. */
  keep: (stream: string, context: CommandContext, result: CommandResult) => Promise<CommandResult>;
  find: (stream: string, context: CommandContext) => Promise<CommandResult | null>;
};

const keptFrom = (digest: string, result: CommandResult): KeptAnswer =>
  result.status === "rejected"
    ? { digest, status: statusOfRejection(result.rejection.code), body: JSON.stringify(result.rejection) }
    : { digest, status: 200, body: JSON.stringify({ position: result.position, body: result.body }) };

const resultFrom = (kept: KeptAnswer, context: CommandContext): CommandResult => {
  if (kept.digest !== context.digest) return rejected({ code: "COMMAND_ID_REUSED" });
  if (kept.status >= 400) {
    return { status: "rejected", rejection: JSON.parse(kept.body) as NaqshRejection, repeated: true };
  }
  const { position, body } = JSON.parse(kept.body) as Pick<AcceptedCommand, "position" | "body">;
  return { status: "accepted", position, body, repeated: true };
};

/**
 * Keeps the first answer if it can be kept. A store that is full or away fails nothing: the answer is the same, this process
 * remembers it for a while, and whoever repeats the command later is answered by a decision of then.
 */
const keptIfPossible = async (
  refusals: Refusals,
  id: string,
  own: KeptAnswer,
  keptFor: KeptFor,
): Promise<KeptAnswer> => {
  try {
    return await refusals.keep(id, own, keptFor);
  } catch (error) {
    if (error instanceof Unavailable) return own;
    throw error;
  }
};

/**
 * Keeps them for a day, for people. The system asks again with the same id until the time has come (a close that was
 * too early), so its commands are decided each time.
 */
export const createIdempotencyStore = (refusals: Refusals, clock: Clock): IdempotencyStore => ({
  keep: async (stream, context, result) => {
    if (context.actorRole === "system") return result;
    const own = keptFrom(context.digest, result);
    const keptFor = { actorId: context.actorId, untilMs: clock.now() + A_DAY_MS };
    const kept = await keptIfPossible(refusals, `${context.commandId}/${stream}`, own, keptFor);
    return kept.body === own.body && kept.digest === own.digest ? result : resultFrom(kept, context);
  },
  find: async (stream, context) => {
    if (context.actorRole === "system") return null;
    const kept = await refusals.find(`${context.commandId}/${stream}`);
    return kept && resultFrom(kept, context);
  },
});
