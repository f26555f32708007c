import type { ConfirmPayment, FailPayment, FailRefund, orderWrites, PaymentMethodKind } from "@naqsh/shared/order";
import { kindOfIntent, WITH_CHARGE } from "@naqsh/shared/platform/adapters/stripe/intent-kind";
import { askStripe, createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import { isRefusedForNow } from "../handler/command";
import type { CommandResult } from "../handler/command";
import { isUuid, NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { readStripeNews, type FailedRefund, type StripeNews } from "@naqsh/shared/platform/adapters/stripe/stripe-news";
import { readBody } from "@naqsh/shared/platform/http/read-body";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { orderSystemCommands } from "./order.system-commands";

/** The largest that Stripe tells at once is a few kilobytes. */
const LARGEST_BYTES = 256 * 1024;
/** Stripe waits some twenty seconds. */
const ANSWERED_WITHIN_MS = 6_000;
const CURRENCY = "sar";

/** Of intents. A decline leaves the payment with its buyer; what else Stripe tells changes nothing here. */
const HEARD: ReadonlySet<string> = new Set(["payment_intent.succeeded", "payment_intent.canceled"]);

type OrderSystemCommand = ConfirmPayment | FailPayment | FailRefund;
type About = NonNullable<StripeNews["about"]>;

/** @throws Unavailable if Stripe cannot be asked: it tells again later */
const intentAt = (stripe: StripeSettings, reference: string) => {
  const client = createStripeClient(stripe, { timeoutMs: ANSWERED_WITHIN_MS, repetitions: 1 });
  return askStripe(client.paymentIntents.retrieve(reference, WITH_CHARGE));
};

/** What it was paid with is no part of what Stripe tells. @throws Unavailable as `intentAt` does */
const kindAt = async (stripe: StripeSettings, reference: string): Promise<PaymentMethodKind> =>
  kindOfIntent(await intentAt(stripe, reference));

/** A success becomes the order's command as the provider's own answer would. */
const commandOf = async (stripe: StripeSettings, { type, about }: { type: string; about: About }) => {
  const { orderId, paymentId, reference, amount, reason } = about;
  const ids = { orderId, paymentId };
  if (type === "payment_intent.succeeded") {
    const methodKind = await kindAt(stripe, reference);
    return { type: "ConfirmPayment", data: { ...ids, reference, amount, methodKind } } as const;
  }
  return { type: "FailPayment", data: { ...ids, reason } } as const;
};

/** An order, what it is told, and by which of Stripe's events. */
type Heard = { orderId: string; event: string; command: OrderSystemCommand };

/** @throws StoreUnavailable if the order cannot be told now: Stripe tells again later */
const tellOrder = async ({ orderId, event, command }: Heard, deps: CommandDeps): Promise<CommandResult> => {
  const commandId = uuid5(NAQSH_NAMESPACE, `stripe ${event}`);
  const ids = { commandId, correlationId: commandId, causationId: null, actorId: "stripe" };
  const sent = { streamCategory: "order", streamId: orderId, command, ...ids };
  const result = await orderSystemCommands[command.type](sent, deps);
  if (result.status === "rejected" && isRefusedForNow(result.rejection))
    throw new StoreUnavailable(result.rejection.code);
  return result;
};

/**
 * The order owes the money again, and an operator hears of it. Only an operator can help where the refund is none of ours.
 * @throws Unavailable as `intentAt` and `tellOrder` do
 */
const takeFailedRefund = async (
  { event, failed }: { event: string; failed: FailedRefund },
  stripe: StripeSettings,
  deps: CommandDeps,
): Promise<void> => {
  const { reference, refund: providerRefund, refundKey, reason } = failed;
  const { orderId } = reference === null ? {} : (await intentAt(stripe, reference)).metadata;
  if (refundKey !== null && orderId !== undefined && isUuid(orderId)) {
    const command = { type: "FailRefund", data: { orderId, refundKey, providerRefund, reason } } as const;
    await tellOrder({ orderId, event, command }, deps);
  }
  deps.logger.error({ alert: true, orderId, ...failed }, "A refund did not reach its buyer");
};

/**
 * Takes what Stripe tells: each event once, in any order, days late. What it tells of payments that are not ours is answered and noted,
 * since Stripe would repeat it for days.
 */
export const hearStripe =
  (deps: CommandDeps) =>
  async ({ context }: Call<typeof orderWrites.hearStripe>): Promise<void> => {
    const { stripe } = deps.config;
    if (!stripe) return refuse(context, { code: "PAYMENTS_NOT_TAKEN" });
    const body = await readBody(context.req, LARGEST_BYTES, deps.clock);
    if ("code" in body) return refuse(context, body);
    const signature = String(context.headers["stripe-signature"] ?? "");
    const news = readStripeNews(stripe, body.bytes, { signature, nowMs: body.receivedAtMs });
    if (news === null) return refuse(context, { code: "SIGNATURE_INVALID" });
    await take(news, stripe, deps);
    answerJson(context, { received: true });
  };

const take = async (news: StripeNews, stripe: StripeSettings, deps: CommandDeps): Promise<void> => {
  const { id, type, about } = news;
  const noted = { event: id, type, reference: about?.reference };
  if (about === null && news.failedRefund)
    return takeFailedRefund({ event: id, failed: news.failedRefund }, stripe, deps);
  if (!about || !HEARD.has(type)) return deps.logger.debug(noted, "Stripe told what changes nothing here");
  if (!isUuid(about.orderId) || !isUuid(about.paymentId))
    return deps.logger.warn(noted, "Stripe names no payment of ours");
  if (type === "payment_intent.succeeded" && about.currency !== CURRENCY)
    return deps.logger.error({ ...noted, alert: true, currency: about.currency }, "A payment came in another currency");
  const command = await commandOf(stripe, { type, about });
  const result = await tellOrder({ orderId: about.orderId, event: id, command }, deps);
  if (result.status === "rejected")
    deps.logger.warn({ ...noted, code: result.rejection.code }, "What Stripe told was refused by its order");
};
