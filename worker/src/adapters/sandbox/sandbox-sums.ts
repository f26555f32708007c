import type { ProviderSums } from "../../ports/provider-sums";
import type { SandboxLedger } from "../../ports/sandbox-ledger";

/** What the sandbox took and gave back: a refund names the charge by the provider's own reference. */
export const sandboxSums = async (ledger: Pick<SandboxLedger, "charges" | "refunds">): Promise<ProviderSums> => {
  const taken = new Map<string, number>();
  const paymentOf = new Map<string, string>();
  for await (const { charge, outcome } of ledger.charges()) {
    if (outcome.status !== "succeeded") continue;
    taken.set(charge.idempotencyKey, charge.amount);
    paymentOf.set(outcome.reference, charge.idempotencyKey);
  }
  const givenBack = new Map<string, number>();
  for await (const { reference, amount } of ledger.refunds()) {
    const payment = paymentOf.get(reference) ?? reference;
    givenBack.set(payment, (givenBack.get(payment) ?? 0) + amount);
  }
  return { taken, givenBack };
};
