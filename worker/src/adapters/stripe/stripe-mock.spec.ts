import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { cardsOf, removeCardOf } from "@naqsh/shared/platform/adapters/stripe/stripe-cards";
import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import { eventually } from "@naqsh/shared/testing/eventually";
import { freePort } from "@naqsh/shared/testing/free-port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStripePayments } from "./stripe-payments";
import { stripeSums } from "./stripe-sums";

const script = readFileSync(resolve(import.meta.dirname, "../../../../.ci/stripe-mock.sh"), "utf8");
const [, version = ""] = /^version=(\S+)$/m.exec(script) ?? [];
const caches = process.env["NAQSH_CACHE"] ?? join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "naqsh");
const binary = join(caches, `stripe-mock-${version}`);

const isBuilt = (): boolean => {
  if (existsSync(binary)) return true;
  const why = "stripe-mock is not built (bash .ci/stripe-mock.sh, which needs Go)";
  if (process.env["CI"]) throw new Error(why);
  process.stderr.write(`Calls of Stripe were not checked by its own mock: ${why}\n`);
  return false;
};

/** It knows the shape of every call and nothing of what was called before: its answers are examples. */
describe.runIf(isBuilt())("Stripe's own mock", () => {
  let settings: StripeSettings;
  let stop: () => void;

  beforeAll(async () => {
    const port = await freePort();
    const server = spawn(binary, ["-http-port", String(port)], { stdio: "ignore" });
    stop = () => void server.kill();
    settings = {
      secretKey: "sk_test_mock",
      publishableKey: "pk_test_mock",
      webhookSecret: "whsec_mock",
      server: { host: "127.0.0.1", port, protocol: "http" },
    };
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeGreaterThan(0));
  });
  afterAll(() => stop());

  it("takes every call that we make", async () => {
    const payments = createStripePayments(createStripeClient(settings));
    const charge = { idempotencyKey: "payment-1", orderId: "order-1", amount: 1_150_00, method: "stripe" };
    const begun = await payments.charge(charge);
    expect(begun.status).not.toBe("failed");
    const known = { idempotencyKey: "payment-1", reference: "pi_123" };
    // The example is another payment's, which is found only once the call itself was right.
    await expect(payments.ask(known)).rejects.toThrow("is not of payment-1");
    await payments.cancel(known);
    const customerId = await payments.cards!.openCustomer("person-1");
    for (const cardId of [null, "pm_123"]) {
      const kept = { ...charge, idempotencyKey: `payment-${cardId}`, card: { customerId, cardId } };
      expect((await payments.charge(kept)).status).not.toBe("failed");
    }
    const client = createStripeClient(settings);
    const [card] = await cardsOf(client, customerId);
    expect(card).toMatchObject({ id: expect.any(String), last4: expect.stringMatching(/^\d{4}$/) });
    expect(await removeCardOf(client, customerId, card!.id)).toBe(true);
    await payments.cards!.deleteCustomer(customerId);
    await payments.refund({ idempotencyKey: "refund-1", reference: "pi_123", amount: 100_00, failed: [] });
    expect(await stripeSums(client)).toEqual({ taken: expect.any(Map), givenBack: expect.any(Map) });
  });

  it("would refuse a call of a wrong shape", async () => {
    const client = createStripeClient(settings);
    const wrong = { amount: 100, currency: "sar", colour: "blue" } as never;
    await expect(client.paymentIntents.create(wrong)).rejects.toThrow(/colour|additional/i);
  });
});
