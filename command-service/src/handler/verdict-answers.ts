import type { Position } from "@naqsh/shared/kernel/position";
import { categoryOf, idOf } from "@naqsh/shared/kernel/stream-name";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { isRefusedByDeadline, rejected, type CommandResult } from "./command";
import type { Verdict } from "./decide-batch";
import type { FirstAnswers } from "./first-answers";
import type { IdempotencyStore } from "./idempotency-store";
import type { OutageWatch } from "./outage-watch";
import type { UntypedCommand } from "./untyped-command";
import type { TimeLost } from "./time-lost";

/** What a verdict answers; `quietPosition` is given if it left no event. It may throw, and reject, for bugs. */
export type VerdictAnswers = (
  stream: string,
  verdict: Verdict,
  quietPosition: Position,
) => CommandResult | Promise<CommandResult>;

type Parts = {
  firstAnswers: FirstAnswers;
  kept: IdempotencyStore;
  /** Puts a command in the line of its stream once more. */
  decideAgain: (stream: string, sent: UntypedCommand) => Promise<CommandResult>;
  outageWatch?: OutageWatch;
  timeLost?: TimeLost;
};

/** Answers verdicts once they hold. What leaves no event is kept, since the stream will not remember it. */
export const createVerdictAnswers = (parts: Parts): VerdictAnswers => {
  const { firstAnswers, kept, decideAgain, outageWatch, timeLost } = parts;

  /** Nobody is refused for good by a deadline that has yet to move. */
  const refusedByDeadline = async (
    stream: string,
    sent: UntypedCommand,
    rejection: NaqshRejection,
  ): Promise<CommandResult> => {
    try {
      // A deadline that somebody else moved meanwhile moves no more now: what was decided before that is decided once more.
      const hasMoved = await timeLost?.giveBack(categoryOf(stream), idOf(stream));
      const mayHaveMoved = timeLost !== undefined && sent.isDecidedAgain !== true;
      if (hasMoved || mayHaveMoved) return decideAgain(stream, { ...sent, isDecidedAgain: true });
    } catch {
      return rejected({ code: "UNAVAILABLE" });
    }
    if (await outageWatch?.mayMove?.()) return rejected({ code: "UNAVAILABLE" });
    return kept.keep(stream, sent.context, rejected(rejection));
  };

  const refused = (stream: string, sent: UntypedCommand, rejection: NaqshRejection): Promise<CommandResult> =>
    sent.context.actorRole !== "system" && isRefusedByDeadline(rejection)
      ? refusedByDeadline(stream, sent, rejection)
      : kept.keep(stream, sent.context, rejected(rejection));

  return (stream, verdict, quietPosition) => {
    const { waiting } = verdict;
    if (verdict.kind === "failed") throw verdict.error;
    if (verdict.kind === "known") return firstAnswers.give(stream, waiting, verdict.trace);
    if (verdict.kind === "rejected") return refused(stream, waiting, verdict.rejection);
    const body = JSON.stringify(waiting.answer(verdict));
    const position = verdict.events.at(-1)?.position ?? quietPosition;
    const result: CommandResult = { status: "accepted", position, body, repeated: false };
    return verdict.events.length > 0 ? result : kept.keep(stream, waiting.context, result);
  };
};
