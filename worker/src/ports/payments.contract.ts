import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Charge, Payments } from "./payments";

/** A provider under test, and the tokens of means of payment that do what their names say. */
export type PaymentsUnderTest = {
  payments: Payments;
  methods: { succeeds: string; declined: string; needsConfirmation: string };
  /** Gives the provider anew, as after a restart of ours. */
  reopen: () => Promise<PaymentsUnderTest>;
  close: () => Promise<void>;
};

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
      amount: 1_150_00,
      method,
    });

    it("charges, declines and asks for confirmation, as the means of payment allows", async () => {
      const { payments, methods } = subject;
      expect(await payments.charge(charge(methods.succeeds, "a"))).toMatchObject({ status: "succeeded" });
      expect(await payments.charge(charge(methods.declined, "b"))).toMatchObject({ status: "failed" });
      expect(await payments.charge(charge(methods.needsConfirmation, "c"))).toMatchObject({
        status: "needsConfirmation",
      });
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
      await subject.payments.charge(charge(subject.methods.needsConfirmation));
      const confirmed = await subject.payments.confirm("payment-1");
      expect(confirmed).toMatchObject({ status: "succeeded" });
      expect(await subject.payments.confirm("payment-1")).toEqual(confirmed);
      await expect(subject.payments.confirm("never-charged")).rejects.toThrow(/./);
    });

    it("takes a refund that is told twice", async () => {
      const answer = await subject.payments.charge(charge(subject.methods.succeeds));
      if (answer.status !== "succeeded") throw new Error("not charged");
      const refund = { idempotencyKey: "refund-1", reference: answer.reference, amount: 1_150_00 };
      await subject.payments.refund(refund);
      await expect(subject.payments.refund(refund)).resolves.toBeUndefined();
    });
  });
};
