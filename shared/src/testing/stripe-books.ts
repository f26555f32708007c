import { missing } from "./stripe-answer";
import type { StripeAnswer } from "./stripe-answer";
import { StripeCustomers } from "./stripe-customers";

export type StripeCall = { method: string; path: string; fields: URLSearchParams; key: string | null };

export type KeptIntent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  metadata: Record<string, string>;
  last_payment_error: { type: string; code: string; decline_code: string } | null;
  cancellation_reason: string | null;
  latest_charge: object | null;
};
type KeptRefund = {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  status: "succeeded" | "failed";
  failure_reason?: string;
  metadata: Record<string, string>;
};

const USUAL_PAGE = 10;
const OPEN = new Set(["requires_payment_method", "requires_confirmation", "requires_action", "processing"]);

const refusal = (
  message: string,
  code = "parameter_invalid",
  status = 400,
  type = "invalid_request_error",
): StripeAnswer => ({
  status,
  body: { error: { type, code, message } },
});

const metadataIn = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const done = (body: object): StripeAnswer => ({ status: 200, body: structuredClone(body) });

/** Newest first, as many as were asked for behind the one that is named. */
const listOf = (all: readonly { id: string }[], fields: URLSearchParams, url: string): StripeAnswer => {
  const newest = all.toReversed();
  const from = newest.findIndex(({ id }) => id === fields.get("starting_after")) + 1;
  const data = newest.slice(from, from + Number(fields.get("limit") ?? USUAL_PAGE));
  return done({ object: "list", data, has_more: from + data.length < newest.length, url });
};

/** Intents, refunds and customers, each call under its key once. */
export class StripeBooks {
  readonly customers = new StripeCustomers();
  readonly intents = new Map<string, KeptIntent>();
  readonly refunds: KeptRefund[] = [];
  /** What becomes of the refunds that are asked for now. */
  refundsEnd: KeptRefund["status"] = "succeeded";
  readonly #answers = new Map<string, { asked: string; answer: StripeAnswer }>();

  /** Stripe forgets keys after a day. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  take(call: StripeCall): StripeAnswer {
    const asked = `${call.method} ${call.path} ${call.fields.toString()}`;
    const earlier = call.key === null ? undefined : this.#answers.get(call.key);
    if (earlier && earlier.asked !== asked)
      return refusal(
        "Keys for idempotent requests can only be used with the same parameters",
        "",
        400,
        "idempotency_error",
      );
    if (earlier) return earlier.answer;
    const answer = this.#decide(call);
    if (call.key !== null && call.method === "POST") this.#answers.set(call.key, { asked, answer });
    return answer;
  }

  #decide({ method, path, fields }: StripeCall): StripeAnswer {
    const [, , what, id, step] = path.split("/");
    if (what === "payment_intents" && method === "POST" && id === undefined) return this.#make(fields);
    if (what === "payment_intents" && id !== undefined) return this.#known(id, step);
    if (what === "payment_intents") return listOf([...this.intents.values()], fields, path);
    if (what === "customers" || what === "payment_methods")
      return this.customers.take(method, path.split("/"), metadataIn(fields));
    if (what === "refunds" && method === "POST") return this.#refund(fields);
    if (what === "refunds") {
      const of = fields.get("payment_intent");
      const found = this.refunds.filter(({ payment_intent }) => of === null || payment_intent === of);
      return listOf(found, fields, path);
    }
    return refusal(`Unrecognized request URL (${method}: ${path})`, "", 404);
  }

  #make(fields: URLSearchParams): StripeAnswer {
    const amount = Number(fields.get("amount"));
    if (!Number.isInteger(amount) || amount < 200)
      return refusal("Amount must be at least 2.00 SAR", "amount_too_small");
    const customer = fields.get("customer");
    const card = fields.get("payment_method");
    if (customer !== null && !this.customers.cards.has(customer)) return missing("customer", customer);
    if (card !== null && !this.customers.has(customer ?? "", card)) return missing("payment_method", card);
    const id = `pi_${this.intents.size + 1}peer`;
    const intent: KeptIntent = {
      id,
      object: "payment_intent",
      amount,
      amount_received: 0,
      currency: fields.get("currency") ?? "",
      status: card === null ? "requires_payment_method" : "requires_confirmation",
      client_secret: `${id}_secret_peer`,
      customer,
      payment_method: card,
      setup_future_usage: fields.get("setup_future_usage"),
      metadata: metadataIn(fields),
      last_payment_error: null,
      cancellation_reason: null,
      latest_charge: null,
    };
    this.intents.set(id, intent);
    return done(intent);
  }

  #known(id: string, step: string | undefined): StripeAnswer {
    const intent = this.intents.get(id);
    if (!intent) return refusal(`No such payment_intent: '${id}'`, "resource_missing", 404);
    if (step === undefined) return done(intent);
    if (step !== "cancel" || !OPEN.has(intent.status))
      return refusal(`It is ${intent.status}`, "payment_intent_unexpected_state");
    intent.status = "canceled";
    return done(intent);
  }

  #refund(fields: URLSearchParams): StripeAnswer {
    const of = fields.get("payment_intent") ?? "";
    const amount = Number(fields.get("amount"));
    const left = this.leftOf(of);
    if (amount > left)
      return refusal(`Refund amount is greater than what is left`, left === 0 ? "charge_already_refunded" : "");
    const refund: KeptRefund = {
      id: `re_${this.refunds.length + 1}`,
      object: "refund",
      payment_intent: of,
      amount,
      status: this.refundsEnd,
      ...(this.refundsEnd === "failed" && { failure_reason: "expired_or_canceled_card" }),
      metadata: metadataIn(fields),
    };
    this.refunds.push(refund);
    return done(refund);
  }

  /** What was taken with an intent and not given back. */
  leftOf(id: string): number {
    const given = this.refunds.filter(({ payment_intent, status }) => payment_intent === id && status !== "failed");
    return (this.intents.get(id)?.amount_received ?? 0) - given.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The intents of a payment of ours; more than one is a fault. */
  intentsOf(paymentId: string): KeptIntent[] {
    return [...this.intents.values()].filter(({ metadata }) => metadata["paymentId"] === paymentId);
  }

  /** What a buyer's browser does with an intent; `brand` as Stripe names it. */
  useCard(intent: KeptIntent, does: "succeeds" | "declined" | "needsConfirmation", brand = "visa"): void {
    if (!OPEN.has(intent.status)) throw new Error(`Stripe takes no card for ${intent.id}: it is ${intent.status}`);
    if (does === "declined") {
      intent.status = "requires_payment_method";
      intent.payment_method = null;
      intent.last_payment_error = { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" };
    } else if (does === "needsConfirmation") intent.status = "requires_action";
    else {
      intent.status = "succeeded";
      intent.amount_received = intent.amount;
      intent.last_payment_error = null;
      if (intent.customer !== null && intent.setup_future_usage !== null) this.customers.keep(intent.customer, brand);
      intent.latest_charge = {
        id: "ch_peer",
        object: "charge",
        payment_method_details: { type: "card", card: { brand, network: brand } },
      };
    }
  }
}
