import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { StripePeer, type StripeFault } from "@naqsh/shared/testing/stripe-peer";
import { describe, expect, it, onTestFinished } from "vitest";
import { paymentsContract } from "../../ports/payments.contract";
import type { PaymentsUnderTest } from "../../ports/payments.contract";
import { createStripePayments } from "./stripe-payments";

const paymentsAt = (peer: StripePeer, repetitions = 0) =>
  createStripePayments(createStripeClient(peer.settings, { repetitions }));

const underTest = (peer: StripePeer): PaymentsUnderTest => ({
  payments: paymentsAt(peer),
  methods: { succeeds: "stripe", declined: "stripe", needsConfirmation: "stripe" },
  buyerUses: async (key, card) => peer.books.useCard(peer.books.intentsOf(key)[0]!, card),
  held: async (key) => peer.books.intentsOf(key).reduce((sum, { id }) => sum + peer.books.leftOf(id), 0),
  reopen: async () => underTest(peer),
  close: () => peer.close(),
});

const opened = async (): Promise<StripePeer> => {
  const peer = new StripePeer();
  await peer.open();
  return peer;
};

paymentsContract(async () => underTest(await opened()));

const charge = { idempotencyKey: "payment-1", orderId: "order-1", amount: 1_150_00, method: "stripe" };

describe("Stripe", () => {
  const atPeer = async (repetitions = 0) => {
    const peer = await opened();
    onTestFinished(() => peer.close());
    return { peer, payments: paymentsAt(peer, repetitions) };
  };
  const paidAt = async ({ peer, payments }: Awaited<ReturnType<typeof atPeer>>, brand?: string) => {
    const begun = await payments.charge(charge);
    if (begun.status !== "needsConfirmation") throw new Error(begun.status);
    const [intent] = peer.books.intentsOf("payment-1");
    peer.books.useCard(intent!, "succeeds", brand);
    return { intent: intent!, known: { idempotencyKey: "payment-1", reference: begun.reference } };
  };

  it("is asked for riyals, for any means of payment that it offers, with the order's name on it", async () => {
    const { peer, payments } = await atPeer();
    await payments.charge(charge);
    const metadata = { orderId: "order-1", paymentId: "payment-1" };
    expect(peer.books.intentsOf("payment-1")).toMatchObject([{ amount: 1_150_00, currency: "sar", metadata }]);
  });

  it.each<StripeFault>(["breaksAfter", "failsAfter", "breaksBefore", "fails", "conflicts", "limits"])(
    "makes one intent where its answer %s, however often it is asked",
    async (fault) => {
      const { peer, payments } = await atPeer();
      // A connection that broke is tried once more by the library, whatever it is told.
      peer.faults.push(fault, fault);
      const answers: string[] = [];
      while (answers.length < 4) {
        const answer = payments.charge(charge).then(({ status }) => status);
        answers.push(await answer.catch((error: unknown) => (error instanceof Unavailable ? "away" : String(error))));
      }
      expect(answers[0]).toBe("away");
      expect(answers.at(-1)).toBe("needsConfirmation");
      expect(peer.books.intentsOf("payment-1")).toHaveLength(1);
    },
  );

  it("repeats a call that failed, under the same key", async () => {
    const { peer, payments } = await atPeer(2);
    peer.faults.push("breaksAfter", "conflicts");
    expect(await payments.charge(charge)).toMatchObject({ status: "needsConfirmation" });
    expect(peer.calls).toHaveLength(3);
    expect(peer.books.intents.size).toBe(1);
  });

  it("says what was paid, and with what", async () => {
    const shop = await atPeer();
    const { known } = await paidAt(shop, "mada");
    const answer = { status: "succeeded", reference: known.reference, kind: "mada", amount: 1_150_00 };
    expect(await shop.payments.ask(known)).toEqual(answer);
  });

  it("is not believed about money of another currency, or about another payment's intent", async () => {
    const shop = await atPeer();
    const { intent, known } = await paidAt(shop);
    await expect(shop.payments.ask({ ...known, idempotencyKey: "payment-2" })).rejects.toThrow("is not of payment-2");
    intent.currency = "usd";
    await expect(shop.payments.ask(known)).rejects.toThrow("paid in usd");
  });

  it("takes no card for a payment that was declined: another card is another payment", async () => {
    const { peer, payments } = await atPeer();
    const begun = await payments.charge(charge);
    if (begun.status !== "needsConfirmation") throw new Error(begun.status);
    const [intent] = peer.books.intentsOf("payment-1");
    peer.books.useCard(intent!, "declined");
    const known = { idempotencyKey: "payment-1", reference: begun.reference };
    expect(await payments.confirm(known)).toEqual({ status: "failed", reason: "insufficient_funds" });
    expect(() => peer.books.useCard(intent!, "succeeds")).toThrow("it is canceled");
  });

  it("gives a part back once, though its answer was lost and the key forgotten since", async () => {
    const shop = await atPeer();
    const { intent, known } = await paidAt(shop);
    const refund = { idempotencyKey: "part-1", reference: known.reference, amount: 100_00, failed: [] };
    shop.peer.faults.push("none", "breaksAfter", "breaksAfter");
    await expect(shop.payments.refund(refund)).rejects.toThrow(Unavailable);
    await shop.payments.refund(refund);
    shop.peer.books.forgetKeys();
    await shop.payments.refund(refund);
    expect(shop.peer.books.leftOf(intent.id)).toBe(1_050_00);
  });

  it("takes a refund that failed for none, and gives back anew where its failure is known", async () => {
    const shop = await atPeer();
    const { intent, known } = await paidAt(shop);
    const refund = { idempotencyKey: "part-1", reference: known.reference, amount: 100_00, failed: [] };
    const after = (...names: string[]) => ({ ...refund, failed: names });
    shop.peer.books.refundsEnd = "failed";
    const failed = { status: "failed", reason: "expired_or_canceled_card" };
    expect(await shop.payments.refund(refund)).toEqual({ ...failed, name: "re_1" });
    shop.peer.books.forgetKeys();
    expect(await shop.payments.refund(refund)).toEqual({ ...failed, name: "re_1" });
    expect(await shop.payments.refund(after("re_1"))).toEqual({ ...failed, name: "re_2" });
    shop.peer.books.refundsEnd = "succeeded";
    expect(await shop.payments.refund(after("re_1"))).toEqual({ ...failed, name: "re_2" });
    expect(await shop.payments.refund(after("re_1", "re_2"))).toEqual({ status: "sent", name: "re_3" });
    expect(await shop.payments.refund(after("re_1", "re_2"))).toEqual({ status: "sent", name: "re_3" });
    expect(shop.peer.books.refunds.map(({ status }) => status)).toEqual(["failed", "failed", "succeeded"]);
    expect(shop.peer.books.leftOf(intent.id)).toBe(1_050_00);
  });

  it("keeps a card for the customer whose person agreed, and is asked for it as it was kept", async () => {
    const shop = await atPeer();
    const { cards, charge: pay } = shop.payments;
    const customerId = await cards!.openCustomer("person-1");
    expect(await cards!.openCustomer("person-1")).toBe(customerId);
    await pay({ ...charge, card: { customerId, cardId: null } });
    const [first] = shop.peer.books.intentsOf("payment-1");
    expect(first).toMatchObject({ customer: customerId, payment_method: null, setup_future_usage: "on_session" });
    shop.peer.books.useCard(first!, "succeeds");
    const [card] = shop.peer.books.customers.cards.get(customerId)!;
    const again = { ...charge, idempotencyKey: "payment-2", card: { customerId, cardId: card!.id } };
    expect(await pay(again)).toMatchObject({ status: "needsConfirmation" });
    expect(shop.peer.books.intentsOf("payment-2")).toMatchObject([{ customer: customerId, payment_method: card!.id }]);
  });

  it("fails a payment by a card that is kept for somebody else or no longer, and takes no money", async () => {
    const { payments } = await atPeer();
    const customerId = await payments.cards!.openCustomer("person-1");
    const unknown = { status: "failed", reason: "card_unknown" };
    expect(await payments.charge({ ...charge, card: { customerId, cardId: "pm_other" } })).toEqual(unknown);
    const later = { ...charge, idempotencyKey: "payment-2" };
    expect(await payments.charge({ ...later, card: { customerId: "cus_gone", cardId: null } })).toEqual(unknown);
  });

  it("deletes a customer once, also where the answer was lost", async () => {
    const { peer, payments } = await atPeer();
    const customerId = await payments.cards!.openCustomer("person-1");
    peer.faults.push("breaksAfter", "breaksAfter");
    await expect(payments.cards!.deleteCustomer(customerId)).rejects.toThrow(Unavailable);
    await payments.cards!.deleteCustomer(customerId);
    expect(peer.books.customers.cards.size).toBe(0);
  });

  it("is not taken for away where it refuses: a key that is wrong needs an operator", async () => {
    const { payments } = await atPeer();
    await expect(payments.charge({ ...charge, amount: 1 })).rejects.toThrow("at least 2.00");
    await expect(payments.charge({ ...charge, amount: 1 })).rejects.not.toThrow(Unavailable);
  });
});
