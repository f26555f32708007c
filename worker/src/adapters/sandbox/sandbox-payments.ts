import { createHash } from "node:crypto";
import type { SandboxMethod } from "@naqsh/shared/order";
import { SANDBOX_METHODS } from "@naqsh/shared/order";
import type { Charge, ChargeOutcome, Payments } from "../../ports/payments";
import type { SandboxLedger } from "../../ports/sandbox-ledger";

/**
 * A provider that moves no money and says so: each of its references begins with `sandbox-`, and its means of payment
 * are named after what they do. Every answer is kept under its key, so that a repetition gets the same one.
 * Without `takesCharges`, in a shop that is no demo, new charges fail; what was taken before stays as it was.
 */
export const createSandboxPayments = (
  ledger: SandboxLedger,
  { takesCharges }: { takesCharges: boolean },
): Payments => ({
  charge: async (charge) => {
    const kept = takesCharges
      ? await ledger.keepCharge({ charge, outcome: outcomeOf(charge) })
      : await ledger.findCharge(charge.idempotencyKey);
    if (kept === null) return NOT_TAKEN;
    return sameCharge(kept.charge, charge) ? kept.outcome : refuseReuse(charge);
  },
  confirm: async (idempotencyKey) => {
    const earlier = await ledger.findCharge(idempotencyKey);
    if (!earlier) throw new Error(`The sandbox knows no charge under ${idempotencyKey}`);
    if (earlier.outcome.status !== "needsConfirmation") return earlier.outcome;
    // Two at once write the same.
    const outcome: ChargeOutcome = { status: "succeeded", reference: earlier.outcome.reference };
    await ledger.settleCharge(idempotencyKey, outcome);
    return outcome;
  },
  refund: (refund) => ledger.keepRefund(refund),
});

const NOT_TAKEN: ChargeOutcome = { status: "failed", reason: "payments_not_taken" };

const OUTCOMES: Readonly<Record<SandboxMethod, (reference: string) => ChargeOutcome>> = {
  "sandbox-succeeds": (reference) => ({ status: "succeeded", reference }),
  "sandbox-declined": () => ({ status: "failed", reason: "card_declined" }),
  "sandbox-needs-confirmation": (reference) => ({ status: "needsConfirmation", reference }),
};

const outcomeOf = ({ idempotencyKey, method }: Charge): ChargeOutcome => {
  const known = SANDBOX_METHODS.find((name) => name === method);
  if (!known) return { status: "failed", reason: "method_unknown" };
  return OUTCOMES[known](`sandbox-${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 16)}`);
};

const sameCharge = (a: Charge, b: Charge): boolean =>
  a.orderId === b.orderId && a.amount === b.amount && a.method === b.method;

const refuseReuse = ({ idempotencyKey }: Charge): never => {
  throw new Error(`Another charge was made under ${idempotencyKey}`);
};
