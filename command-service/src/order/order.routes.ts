import { Router } from "@koa/router";
import { BeginPaymentBody } from "@naqsh/shared/order";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { NoBody } from "@naqsh/shared/kernel/no-body";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { createdIdOf } from "../command-ids";
import { mayPay } from "../facts";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { answerWith } from "../http/answers";
import type { EdgeMiddleware, EdgeState } from "../http/edge-context";
import { idParam } from "../http/id-param";
import { inputOf } from "../http/input";
import { sessionOf } from "../http/session-door";
import { orderDecider } from "./order.decider";

/** There is no other provider than the sandbox, whose payments move no money. */
const mayTakePayments = ({ config }: CommandDeps): NaqshRejection | null =>
  config.takesSandboxPayments ? null : { code: "PAYMENTS_NOT_TAKEN" };

const beginPayment =
  (deps: CommandDeps): EdgeMiddleware =>
  async (context) => {
    const { method } = inputOf(context, BeginPaymentBody);
    const { userId: buyerId } = sessionOf(context);
    const orderId = context.params!["id"]!;
    const command = await contextOf(context, deps, { method });
    const paymentId = createdIdOf(buyerId, command.commandId, streamName(orderDecider.streamCategory, orderId));
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: orderId,
      command: { type: "BeginPayment", data: { orderId, buyerId, paymentId, method } },
      context: command,
      refusal: mayPay(await deps.facts.account(buyerId)) ?? mayTakePayments(deps),
      answer: ({ events: [begun] }) => ({
        id: begun?.type === "PaymentBegun" ? begun.data.paymentId : paymentId,
        orderId,
      }),
    });
    answerWith(context, result, 201);
  };

const decideAboutPayment =
  (deps: CommandDeps, type: "ConfirmWithBank" | "AbandonPayment"): EdgeMiddleware =>
  async (context) => {
    const { userId: buyerId } = sessionOf(context);
    const orderId = context.params!["id"]!;
    const paymentId = context.params!["paymentId"]!;
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: orderId,
      command: { type, data: { orderId, buyerId, paymentId } },
      context: await contextOf(context, deps, null),
      refusal: mayPay(await deps.facts.account(buyerId)),
      answer: () => ({ id: paymentId, orderId }),
    });
    answerWith(context, result);
  };

export const orderRoutes = (deps: CommandDeps): Router<EdgeState> => {
  const router = new Router<EdgeState>();
  const { arriving, signedIn, rateLimit, input } = deps;
  const orderIs = idParam("id", "ORDER_UNKNOWN");
  const paymentIs = idParam("paymentId", "PAYMENT_UNKNOWN");

  router.post(
    "/api/orders/:id/payments",
    arriving,
    signedIn,
    rateLimit("writes"),
    orderIs,
    input(BeginPaymentBody),
    beginPayment(deps),
  );
  const ofPayment = [arriving, signedIn, rateLimit("writes"), orderIs, paymentIs, input(NoBody)] as const;
  router.post("/api/orders/:id/payments/:paymentId/confirm", ...ofPayment, decideAboutPayment(deps, "ConfirmWithBank"));
  router.post("/api/orders/:id/payments/:paymentId/abandon", ...ofPayment, decideAboutPayment(deps, "AbandonPayment"));
  return router;
};
