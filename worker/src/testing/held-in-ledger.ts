import type { SandboxLedger } from "../ports/sandbox-ledger";

/** What the sandbox has taken under a key, halalas; refunds taken off. */
export const heldInLedger =
  (ledger: SandboxLedger) =>
  async (idempotencyKey: string): Promise<number> => {
    const kept = await ledger.findCharge(idempotencyKey);
    if (kept?.outcome.status !== "succeeded") return 0;
    let held = kept.charge.amount;
    for await (const { reference, amount } of ledger.refunds())
      if (reference === kept.outcome.reference) held -= amount;
    return held;
  };
