import type { Position } from "@naqsh/shared/kernel/position";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { isRefusedByDeadline, rejected, type CommandContext, type CommandResult } from "./command";
import type { Verdict } from "./decide-batch";
import type { FirstAnswers } from "./first-answers";
import type { KeptAnswers } from "./kept-answers";
import type { OutageWatch } from "./outage-watch";

/** What a verdict answers; `quietPosition` where it left no event. It may throw, and reject, for bugs. */
export type VerdictAnswers = (
  stream: string,
  verdict: Verdict,
  quietPosition: Position,
) => CommandResult | Promise<CommandResult>;

type Parts = { firstAnswers: FirstAnswers; kept: KeptAnswers; outageWatch?: OutageWatch };

/** Answers verdicts once they hold. What leaves no event is kept, since the stream will not remember it. */
export const createVerdictAnswers = ({ firstAnswers, kept, outageWatch }: Parts): VerdictAnswers => {
  const refused = async (
    stream: string,
    context: CommandContext,
    rejection: NaqshRejection,
  ): Promise<CommandResult> => {
    const isPerson = context.actorRole !== "system";
    if (isPerson && isRefusedByDeadline(rejection) && (await outageWatch?.mayMove?.())) {
      return rejected({ code: "UNAVAILABLE" });
    }
    return kept.keep(stream, context, rejected(rejection));
  };

  return (stream, verdict, quietPosition) => {
    const { waiting } = verdict;
    if (verdict.kind === "failed") throw verdict.error;
    if (verdict.kind === "known") return firstAnswers.give(stream, waiting, verdict.trace);
    if (verdict.kind === "rejected") return refused(stream, waiting.context, verdict.rejection);
    const body = JSON.stringify(waiting.answer(verdict));
    const position = verdict.events.at(-1)?.position ?? quietPosition;
    const result: CommandResult = { status: "accepted", position, body, repeated: false };
    return verdict.events.length > 0 ? result : kept.keep(stream, waiting.context, result);
  };
};
