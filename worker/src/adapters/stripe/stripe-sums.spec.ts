import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import { expect, it, onTestFinished } from "vitest";
import { createStripePayments } from "./stripe-payments";
import { stripeSums } from "./stripe-sums";

/** More than Stripe lists at once. */
const MANY = 230;
const PRICE = 1_150_00;

const atPeer = async () => {
  const peer = new StripePeer();
  await peer.open();
  onTestFinished(() => peer.close());
  const client = createStripeClient(peer.settings, { repetitions: 0 });
  const payments = createStripePayments(client);
  const begin = async (payment: string) => {
    await payments.charge({ idempotencyKey: payment, orderId: "order", amount: PRICE, method: "stripe" });
    return peer.books.intentsOf(payment)[0]!;
  };
  return { peer, client, payments, begin };
};

it("tells what was taken and given back by payment, over all pages, and leaves out what moved no money", async () => {
  const { peer, client, payments, begin } = await atPeer();
  for (let nth = 0; nth < MANY; nth += 1) peer.books.useCard(await begin(`payment-${nth}`), "succeeds");
  await begin("waiting");
  peer.books.useCard(await begin("declined"), "declined");
  const [first] = peer.books.intentsOf("payment-0");
  for (const [refund, amount] of [
    ["part", 150_00],
    ["another", 50_00],
  ] as const)
    await payments.refund({ idempotencyKey: refund, reference: first!.id, amount, failed: [] });
  peer.books.refunds.push({ ...peer.books.refunds[0]!, id: "re_failed", status: "failed" });
  const { taken, givenBack } = await stripeSums(client);
  expect(taken.size).toBe(MANY);
  expect(new Set(taken.values())).toEqual(new Set([PRICE]));
  expect([...givenBack]).toEqual([["payment-0", 200_00]]);
});

it("is not silent where Stripe is", async () => {
  const { peer, client } = await atPeer();
  peer.faults.push("fails");
  await expect(stripeSums(client)).rejects.toThrow(Unavailable);
});
