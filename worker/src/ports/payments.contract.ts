import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Charge, ChargeOutcome, Payments } from "./payments";

/** What a means of payment does. */
export type CardOf = "succeeds" | "declined" | "needsConfirmation";

/** A provider under test, and the means of payment that do what their names say. */
export type PaymentsUnderTest = {
  payments: Payments;
  methods: Readonly<Record<CardOf, string>>;
  /** What the buyer does in their browser after a payment was begun; left out for a provider that needs nothing there. */
  buyerUses?: (idempotencyKey: string, card: CardOf) => Promise<void>;
  /** What the provider has taken under a key, halalas; refunds taken off. */
  held: (idempotencyKey: string) => Promise<number>;
  /** Gives the provider anew, as after a restart of ours. */
  reopen: () => Promise<PaymentsUnderTest>;
  close: () => Promise<void>;
};

const TOTAL = 1_150_00;

/** What any payment provider keeps to. */
export const paymentsContract = (open: () => Promise<PaymentsUnderTest>): void => {
  describe("payments", () => {
    let subject: PaymentsUnderTest;

    beforeEach(async () => {
      subject = await open();
      onTestFinished(() => subject.close());
    });

    const charge = (method: string, idempotencyKey = "payment-1"): Charge => ({
      idempotencyKey,
      orderId: "order-1",
      amount: TOTAL,
      method,
    });

    /** Charges a card, with the buyer's own part. */
    const paid = async (card: CardOf, idempotencyKey = "payment-1"): Promise<ChargeOutcome> => {
      const { payments, methods, buyerUses } = subject;
      const begun = await payments.charge(charge(methods[card], idempotencyKey));
      if (!buyerUses) return begun;
      if (begun.status !== "needsConfirmation") throw new Error(`The buyer was not waited for: ${begun.status}`);
      await buyerUses(idempotencyKey, card);
      return payments.confirm({ idempotencyKey, reference: begun.reference });
    };

    const referenceOf = (outcome: ChargeOutcome): string => {
      if (outcome.status === "failed") throw new Error(outcome.reason);
      return outcome.reference;
    };

    it("charges, declines and asks for confirmation, as the means of payment allows", async () => {
      expect(await paid("succeeds", "a")).toMatchObject({ status: "succeeded" });
      expect(await paid("declined", "b")).toMatchObject({ status: "failed" });
      expect(await paid("needsConfirmation", "c")).toMatchObject({ status: "needsConfirmation" });
      expect([await subject.held("a"), await subject.held("b"), await subject.held("c")]).toEqual([TOTAL, 0, 0]);
    });

    it("fails for a means of payment that it does not know", async () => {
      expect(await subject.payments.charge(charge("stolen"))).toMatchObject({ status: "failed" });
    });

    it("charges once under a key, also at once and after a restart, with the same answer", async () => {
      const asked = charge(subject.methods.succeeds);
      const answers = await Promise.all([1, 2, 3].map(() => subject.payments.charge(asked)));
      subject = await subject.reopen();
      answers.push(await subject.payments.charge(asked));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    it("refuses another charge under a key that was used", async () => {
      await subject.payments.charge(charge(subject.methods.succeeds));
      const other = { ...charge(subject.methods.succeeds), amount: 1 };
      await expect(subject.payments.charge(other)).rejects.toThrow(/./);
    });

    it("succeeds after confirmation, and stays so", async () => {
      const reference = referenceOf(await paid("needsConfirmation"));
      const known = { idempotencyKey: "payment-1", reference };
      await subject.buyerUses?.("payment-1", "succeeds");
      const confirmed = await subject.payments.confirm(known);
      expect(confirmed).toMatchObject({ status: "succeeded" });
      expect(await subject.payments.confirm(known)).toEqual(confirmed);
      expect(await subject.payments.ask(known)).toEqual(confirmed);
      const unknown = { idempotencyKey: "never-charged", reference: `${reference}0` };
      await expect(subject.payments.confirm(unknown)).rejects.toThrow(/./);
    });

    it("takes nothing for a payment that was ended, and says so of one that had succeeded", async () => {
      const waiting = { idempotencyKey: "a", reference: referenceOf(await paid("needsConfirmation", "a")) };
      expect(await subject.payments.ask(waiting)).toMatchObject({ status: "needsConfirmation" });
      expect(await subject.payments.cancel(waiting)).toMatchObject({ status: "failed" });
      expect(await subject.payments.cancel(waiting)).toMatchObject({ status: "failed" });
      expect(await subject.payments.confirm(waiting)).toMatchObject({ status: "failed" });
      const over = { idempotencyKey: "b", reference: referenceOf(await paid("succeeds", "b")) };
      expect(await subject.payments.cancel(over)).toMatchObject({ status: "succeeded" });
      expect([await subject.held("a"), await subject.held("b")]).toEqual([0, TOTAL]);
    });

    it("takes a refund that is told twice once", async () => {
      const reference = referenceOf(await paid("succeeds"));
      const refund = { idempotencyKey: "refund-1", reference, amount: TOTAL, failed: [] };
      const outcome = await subject.payments.refund(refund);
      expect(outcome).toMatchObject({ status: "sent" });
      expect(await subject.payments.refund(refund)).toEqual(outcome);
      expect(await subject.held("payment-1")).toBe(0);
    });

    it("gives a payment back in parts, each under a key of its own", async () => {
      const reference = referenceOf(await paid("succeeds"));
      for (const [idempotencyKey, amount] of [
        ["part-1", 100_00],
        ["part-2", 50_00],
        ["part-1", 100_00],
      ] as const)
        await subject.payments.refund({ idempotencyKey, reference, amount, failed: [] });
      expect(await subject.held("payment-1")).toBe(1_000_00);
    });
  });
};
