import { orderWrites, type OrderCommand, type RefundTransferBody } from "@naqsh/shared/order";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route, type CallWith, type Route } from "../http/route";
import { orderDecider } from "./order.decider";

const decided =
  <Input>(deps: CommandDeps, commandOf: (call: CallWith<Input, "id" | "paymentId">) => OrderCommand) =>
  async (call: CallWith<Input, "id" | "paymentId">): Promise<void> => {
    const { context, input, params } = call;
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: params.id,
      command: commandOf(call),
      context: await contextOf(context, deps, input),
      answer: () => ({ id: params.paymentId, orderId: params.id }),
    });
    answerWith(context, result);
  };

/** Money that administrators send back by hand, or anew. */
export const transferRefundRoutes = (deps: CommandDeps): Route[] => [
  route(orderWrites.giveBackTransfer, {
    answer: decided<{ reason: string }>(deps, ({ input, params, session }) => ({
      type: "GiveBackTransfer",
      data: { orderId: params.id, paymentId: params.paymentId, ...input, givenBackBy: session.userId },
    })),
  }),
  route(orderWrites.confirmTransferRefund, {
    answer: decided<{ refundId: string | null; bankReference: string }>(deps, ({ input, params, session }) => {
      const { refundId, bankReference } = input;
      const ids = { orderId: params.id, paymentId: params.paymentId, ...(refundId !== null && { refundId }) };
      // The order knows how much is owed.
      return { type: "RecordRefund", data: { ...ids, amount: 0, sentBy: session.userId, bankReference } };
    }),
  }),
  route(orderWrites.claimRefundTransfer, {
    answer: decided<RefundTransferBody>(deps, ({ input, params, session }) => ({
      type: "ClaimRefundTransfer",
      data: { orderId: params.id, paymentId: params.paymentId, ...input, claimedBy: session.userId },
    })),
  }),
  route(orderWrites.releaseRefundTransfer, {
    answer: decided<RefundTransferBody>(deps, ({ input, params, session }) => ({
      type: "ReleaseRefundTransfer",
      data: { orderId: params.id, paymentId: params.paymentId, ...input, releasedBy: session.userId },
    })),
  }),
  route(orderWrites.repeatRefund, {
    answer: decided<{ refundId: string | null }>(deps, ({ input, params, session }) => ({
      type: "RepeatRefund",
      data: { orderId: params.id, paymentId: params.paymentId, ...input, repeatedBy: session.userId },
    })),
  }),
];
