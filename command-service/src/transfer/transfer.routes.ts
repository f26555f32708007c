import { statementLineIdOf, transferWrites } from "@naqsh/shared/transfer";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { statementLineDecider } from "./statement-line.decider";

/** The line's own stream takes it first, so that no other payment has it; a policy brings its money to the order. */
const matchLine =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof transferWrites.matchLine>): Promise<void> => {
    const { line, orderId, paymentId, reason = null } = input;
    const lineId = statementLineIdOf(line);
    const buyerId = await deps.facts.buyerByTransfer(orderId, paymentId);
    const { bookedOn, amount, text } = line;
    const data = { lineId, bookedOn, amount, text, orderId, paymentId, reason, matchedBy: session.userId };
    const target = {
      decider: statementLineDecider,
      streamId: lineId,
      context: await contextOf(context, deps, input),
      answer: () => ({ id: lineId }),
    };
    const result = await deps.handleCommand(
      buyerId === null
        ? { ...target, command: null, refusal: { code: "TRANSFER_UNKNOWN" } }
        : { ...target, command: { type: "MatchLine", data: { ...data, buyerId } } },
    );
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
