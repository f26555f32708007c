import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { BegunCheckout, orderWrites, PaymentIntent } from "@naqsh/shared/order";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import type { Call } from "../http/route";
import { beginCheckout } from "../workflows/begin-checkout";
import { orderDecider } from "./order.decider";
import { secretOf, waitsForCard } from "./reveal-payment-secret.route";

const secretOfOrder = async (deps: CommandDeps, orderId: string): Promise<string | null> => {
  const { stripe } = deps.config;
  const order = await deps.readFresh(orderDecider, orderId);
  if (!stripe || order.status === "unknown") return null;
  const waiting = [...order.attempts.values()].find(waitsForCard);
  return waiting ? (await secretOf(stripe, waiting.reference)).clientSecret : null;
};

/** The checkout in one call: reserves like it, and tells the secret of the card's form as soon as there is one. */
export const createPaymentIntent =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof orderWrites.createPaymentIntent>): Promise<void> => {
    const { artworkId, amount } = input;
    const seen = amount === undefined ? {} : { seenTotal: halalasFromRiyals(amount) };
    const asked = { artworkId, buyerId: session.userId, ...seen };
    const begun = await beginCheckout(deps, asked, await contextOf(context, deps, input));
    if (begun.status === "rejected") return answerWith(context, begun);
    const checkout = JSON.parse(begun.body) as BegunCheckout;
    const intent: PaymentIntent = { ...checkout, clientSecret: await secretOfOrder(deps, checkout.orderId) };
    answerWith(context, { ...begun, body: JSON.stringify(intent) }, 201);
  };
