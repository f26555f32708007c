import { statementLineIdOf, transferWrites, type TransferRejection } from "@naqsh/shared/transfer";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { statementLineDecider } from "./statement-line.decider";

/** The line's own stream takes it first, so that no other payment has it; a policy brings its money to the order. */
const matchLine =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof transferWrites.matchLine>): Promise<void> => {
    const { line, orderId, paymentId, another, reason = null } = input;
    const lineId = statementLineIdOf(line);
    const transfer = await deps.facts.transfer(orderId, paymentId);
    const { bookedOn, amount, text } = line;
    const data = { lineId, bookedOn, amount, text, orderId, paymentId, matchedBy: session.userId };
    const target = {
      decider: statementLineDecider,
      streamId: lineId,
      context: await contextOf(context, deps, input),
      answer: () => ({ id: lineId }),
    };
    const isLikeAnother = transfer?.lines.some(
      (one) => one.lineId !== lineId && one.bookedOn === bookedOn && one.amount === amount,
    );
    const because = isLikeAnother ? another : reason;
    const refused = (refusal: TransferRejection) => deps.handleCommand({ ...target, command: null, refusal });
    const match = async () => {
      if (transfer === null) return refused({ code: "TRANSFER_UNKNOWN" });
      if (because === undefined) return refused({ code: "LINE_LIKE_ANOTHER" });
      const { buyerId } = transfer;
      const command = { type: "MatchLine", data: { ...data, buyerId, reason: because } } as const;
      return deps.handleCommand({ ...target, command });
    };
    const result = await match();
    answerWith(context, result);
  };

const setLineAside =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof transferWrites.setLineAside>): Promise<void> => {
    const { line, reason } = input;
    const lineId = statementLineIdOf(line);
    const { bookedOn, amount } = line;
    const result = await deps.handleCommand({
      decider: statementLineDecider,
      streamId: lineId,
      command: { type: "SetLineAside", data: { lineId, bookedOn, amount, reason, setAsideBy: session.userId } },
      context: await contextOf(context, deps, input),
      answer: () => ({ id: lineId }),
    });
    answerWith(context, result);
  };

export const transferRoutes = (deps: CommandDeps): Route[] => [
  route(transferWrites.matchLine, { answer: matchLine(deps) }),
  route(transferWrites.setLineAside, { answer: setLineAside(deps) }),
];
