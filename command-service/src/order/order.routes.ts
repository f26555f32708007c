import {
  orderWrites,
  STRIPE_METHOD,
  type BeginPaymentBody,
  type CardUse,
  type PaymentMethod,
} from "@naqsh/shared/order";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { mayPay } from "../workflows/account-rights";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { answerWith } from "../http/answers";
import { route } from "../http/route";
import type { Call, CallWith, Route } from "../http/route";
import { checkoutRoutes } from "./checkout.routes";
import { createPaymentIntent } from "./create-payment-intent.route";
import { fulfilmentRoutes } from "./fulfilment.routes";
import { hearStripe } from "./hear-stripe.route";
import { orderDecider } from "./order.decider";
import { transferRefundRoutes } from "./transfer-refund.routes";
import { revealPaymentSecret } from "./reveal-payment-secret.route";
import { takesMethod } from "./taken-methods";

/** A means of payment that this shop does not take: the sandbox's outside a demo, cards without Stripe's keys. */
const mayTake = async (method: PaymentMethod, deps: CommandDeps): Promise<NaqshRejection | null> =>
  (await takesMethod(method, deps)) ? null : { code: "PAYMENTS_NOT_TAKEN" };

/** What a payment does with the cards that Stripe keeps for its buyer; null if nothing. */
const cardUse = async (
  { method, keepCard, cardId }: BeginPaymentBody,
  buyerId: string,
  { facts }: CommandDeps,
): Promise<CardUse | null> => {
  if (method !== STRIPE_METHOD || (cardId === undefined && keepCard !== true)) return null;
  return { customerId: await facts.cardCustomer(buyerId), cardId: cardId ?? null };
};

const beginPayment =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof orderWrites.beginPayment>): Promise<void> => {
    const { method } = input;
    const { userId: buyerId } = session;
    const { id: orderId } = params;
    const command = await contextOf(context, deps, input);
    const card = await cardUse(input, buyerId, deps);
    const paymentId = createdIdOf(buyerId, command.commandId, streamName(orderDecider.streamCategory, orderId));
    const result = await deps.handleCommand({
      decider: orderDecider,
      streamId: orderId,
      command: { type: "BeginPayment", data: { orderId, buyerId, paymentId, method, ...(card && { card }) } },
      context: command,
      refusal:
        mayPay(await deps.facts.account(buyerId)) ??
        (await mayTake(method, deps)) ??
        (card?.cardId && card.customerId === null ? { code: "CARD_UNKNOWN" } : null),
      answer: ({ events: [begun] }) => ({
        id: begun?.type === "PaymentBegun" ? begun.data.paymentId : paymentId,
        orderId,
      }),
    });
    answerWith(context, result, 201);
  };

const decideAboutPayment =
  (deps: CommandDeps, type: "ConfirmWithBank" | "AbandonPayment") =>
  async ({ context, params, session }: CallWith<unknown, "id" | "paymentId">): Promise<void> => {
    const { userId: buyerId } = session;
    const { id: orderId, paymentId } = params;
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

export const orderRoutes = (deps: CommandDeps): Route[] => [
  ...transferRefundRoutes(deps),
  ...checkoutRoutes(deps),
  ...fulfilmentRoutes(deps),
  route(orderWrites.createPaymentIntent, { answer: createPaymentIntent(deps) }),
  route(orderWrites.beginPayment, { answer: beginPayment(deps) }),
  route(orderWrites.confirmPayment, { answer: decideAboutPayment(deps, "ConfirmWithBank") }),
  route(orderWrites.revealPaymentSecret, { answer: revealPaymentSecret(deps) }),
  route(orderWrites.hearStripe, { answer: hearStripe(deps) }),
  route(orderWrites.abandonPayment, { answer: decideAboutPayment(deps, "AbandonPayment") }),
];
