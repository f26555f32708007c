import { orderDecider } from "@naqsh/command-service/order/order.decider";
import type { Order } from "@naqsh/command-service/order/order.state";
import {
  begin,
  claimRefund,
  CREATED_AT,
  ORDER_ID,
  ORDERED,
  recordByHand,
  refundOrder,
  releaseRefund,
  repeatRefund,
  succeed,
} from "@naqsh/command-service/testing/order-fixtures";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { OrderCommand, OrderEvent, RefundOwed, RefundRepeated } from "@naqsh/shared/order";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { StripeBooks } from "@naqsh/shared/testing/stripe-books";
import { createStripePayments } from "@naqsh/worker/adapters/stripe/stripe-payments";
import type { JobDeps } from "@naqsh/worker/jobs/job-definition";
import { refundPaymentJob } from "@naqsh/worker/order/refund-payment.job";
import { refundWhenRefundOwed } from "@naqsh/worker/order/refund-when-refund-owed.policy";
import type { Job } from "@naqsh/worker/ports/job-queue";
import * as fc from "fast-check";
import { expect, it } from "vitest";

const PAYMENT = "00000000-0000-4000-8000-000000000001";
const INTENT = `reference of ${PAYMENT}`;
const TOTAL = 1150_00;
const OWED = 100_00;
const TRIES = 4;

const ids = { paymentId: PAYMENT, refundId: "r1" };
/** What an administrator wants to do about a refund. */
type Deed = { by: string; does: "repeats" | "transfers" | "changesTheirMind" };

type Turn = () => Promise<void>;
/** `turns`: how many of theirs somebody lets pass before. */
type Act<Does> = { does: Does; turns: number };
/** `lost`: which of our calls nobody hears the answer of; `idle`: before which tries a day passes, after which Stripe forgets keys. */
type Lives = {
  scheduler: fc.Scheduler;
  lost: boolean[];
  idle: boolean[];
  acts: Act<Deed>[];
  failing: Act<number>[];
};

/** A sale of which a part goes back, with the provider that sends it; whoever acts waits for a turn of theirs before each step. */
class Sale {
  readonly events: OrderEvent[] = [];
  readonly books = new StripeBooks();
  /** How often the money left our own bank. */
  transferred = 0;
  #order: Order = orderDecider.initialState;
  readonly #acting: Promise<void>[] = [];
  readonly #turn: Turn;
  readonly #lost: boolean[];
  readonly #idle: boolean[];
  #calling = 0;

  constructor({ scheduler, lost, idle }: Lives) {
    this.#turn = () => scheduler.schedule(Promise.resolve());
    this.#lost = [...lost];
    this.#idle = [...idle];
    for (const [command] of [...ORDERED, [begin(PAYMENT)], [succeed(PAYMENT)]] as [OrderCommand][]) this.tell(command);
    const intent = { id: INTENT, amount: TOTAL, amount_received: TOTAL, status: "succeeded", metadata: {} };
    this.books.intents.set(INTENT, intent as never);
  }

  /** Each event that asks for money is a job, as the policy has it. Gives whether the command changed anything. */
  tell(command: OrderCommand): boolean {
    const decision = orderDecider.decide(command, this.#order, { receivedAt: CREATED_AT, now: CREATED_AT });
    if (!decision.accepted) return false;
    this.events.push(...decision.events);
    this.#order = decision.events.reduce(orderDecider.evolve, this.#order);
    for (const event of decision.events)
      if (event.type === "RefundOwed" || event.type === "RefundRepeated") this.#schedule(event);
    return decision.events.length > 0;
  }

  /** Whoever may transfer it goes to the bank some time after, and says so some time after that. */
  do({ by, does }: Deed, turns: number): void {
    if (does === "repeats") return void this.tell(repeatRefund(ids));
    if (!this.tell(claimRefund(ids, by))) return;
    if (does === "changesTheirMind") return this.act(() => this.tell(releaseRefund(ids, by)), turns);
    this.act(() => {
      this.transferred += 1;
      this.act(() => this.tell(recordByHand(ids, by, `FT of ${by}`)), turns);
    }, turns);
  }

  act(step: () => unknown, turns = 0): void {
    this.#acting.push(this.#after(turns).then(() => void step()));
  }

  async #after(turns: number): Promise<void> {
    for (let passed = 0; passed <= turns; passed += 1) await this.#turn();
  }

  /** One of the provider's refunds comes back, and the provider says so, some time. */
  fail(nth: number): void {
    const sent = this.books.refunds.filter(({ status }) => status === "succeeded");
    const refund = sent[nth % Math.max(1, sent.length)];
    if (!refund) return;
    refund.status = "failed";
    const { id: providerRefund, metadata } = refund;
    const data = { orderId: ORDER_ID, refundKey: metadata["refundKey"]!, providerRefund, reason: "lost" };
    this.act(() => this.tell({ type: "FailRefund", data }));
  }

  /** Until nobody acts any more; acts bring others. */
  async ended(): Promise<void> {
    for (let nth = 0; nth < this.#acting.length; nth += 1) await this.#acting[nth];
  }

  #schedule(event: RefundOwed | RefundRepeated): void {
    const [effect] = refundWhenRefundOwed.react({ ...event, recordedAt: CREATED_AT } as RecordedEvent<typeof event>);
    if (effect?.kind !== "job") throw new Error("no job");
    this.#acting.push(this.#run(effect));
  }

  async #run(job: Job): Promise<void> {
    for (let tried = 0; tried < TRIES; tried += 1)
      try {
        await this.#turn();
        // A call is over long before.
        if (this.#idle.shift() && this.#calling === 0) this.books.forgetKeys();
        this.#calling += 1;
        return await refundPaymentJob.run(job, this.#deps());
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
      } finally {
        this.#calling -= 1;
      }
  }

  async #answered<Answer>(answer: () => Answer): Promise<Answer> {
    await this.#turn();
    const given = answer();
    await this.#turn();
    if (this.#lost.shift()) throw new Unavailable("the answer was lost");
    return given;
  }

  #deps(): JobDeps {
    const told = this.events;
    const call = (method: string, fields: Record<string, string>, key: string | null) =>
      this.#answered(
        () => this.books.take({ method, path: "/v1/refunds", fields: new URLSearchParams(fields), key }).body,
      );
    const refunds = {
      list: ({ payment_intent }: { payment_intent: string }) => call("GET", { payment_intent, limit: "100" }, null),
      create: (
        asked: { amount: number; metadata: { refundKey: string } },
        { idempotencyKey }: { idempotencyKey: string },
      ) =>
        call(
          "POST",
          { payment_intent: INTENT, amount: String(asked.amount), "metadata[refundKey]": asked.metadata.refundKey },
          idempotencyKey,
        ),
    };
    return {
      payments: createStripePayments({ refunds } as unknown as Parameters<typeof createStripePayments>[0]),
      store: {
        readStream: async function* () {
          yield* told.map((event) => ({ ...event, schemaVersion: 1 }));
        },
      },
      commandBus: {
        dispatch: ({ command }: { command: OrderCommand }) =>
          this.#answered(() => {
            this.tell(command);
            return { accepted: true };
          }),
      },
    } as unknown as JobDeps;
  }
}

const someTime = <Does>(does: fc.Arbitrary<Does>): fc.Arbitrary<Act<Does>> =>
  fc.record({ does, turns: fc.nat({ max: 14 }) });
const lives: fc.Arbitrary<Lives> = fc.record({
  scheduler: fc.scheduler(),
  lost: fc.array(fc.boolean(), { maxLength: 8 }),
  idle: fc.array(fc.boolean(), { maxLength: 6 }),
  acts: fc.array(
    someTime(
      fc.record({
        by: fc.constantFrom("noura", "huda"),
        does: fc.constantFrom("repeats", "transfers", "transfers", "changesTheirMind"),
      }),
    ),
    { maxLength: 4 },
  ),
  failing: fc.array(someTime(fc.nat({ max: 3 })), { maxLength: 3 }),
});

it("pays a buyer once, whoever acts and whatever is lost between us and the provider", async () => {
  const ways = new Set<string>();
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const { scheduler, acts, failing } = life;
      const sale = new Sale(life);
      sale.tell(refundOrder("r1", OWED));
      for (const { does, turns } of acts) sale.act(() => sale.do(does, turns), turns);
      for (const { does, turns } of failing) sale.act(() => sale.fail(does), turns);
      await scheduler.waitFor(sale.ended());
      const byCard = sale.books.refunds.filter(({ status }) => status === "succeeded").length;
      const recorded = sale.events.filter((event) => event.type === "OrderRefunded" && event.data.sentBy).length;
      ways.add(`${byCard} by card, ${sale.transferred} by hand`);
      expect(byCard + sale.transferred).toBeLessThanOrEqual(1);
      expect(recorded).toBe(sale.transferred);
    }),
    { numRuns: 1_000 },
  );
  expect([...ways].toSorted()).toEqual(["0 by card, 0 by hand", "0 by card, 1 by hand", "1 by card, 0 by hand"]);
});
