import { createHash } from "node:crypto";
import type { SandboxMethod } from "@naqsh/shared/order";
import { SANDBOX_METHODS } from "@naqsh/shared/order";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { Charge, ChargeOutcome, KnownCharge, Payments } from "../../ports/payments";
import type { KeptCharge, SandboxLedger } from "../../ports/sandbox-ledger";

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
    const isFirstTime = (await ledger.findCharge(charge.idempotencyKey)) === null;
    const kept = takesCharges
      ? await ledger.keepCharge({ charge, outcome: outcomeOf(charge) })
      : await ledger.findCharge(charge.idempotencyKey);
    if (kept === null) return NOT_TAKEN;
    // It took the money, and its answer is lost: whoever asks under the same key again is told.
    if (isFirstTime && charge.method === LATE) throw new Unavailable("The sandbox answers late");
    return sameCharge(kept.charge, charge) ? kept.outcome : refuseReuse(charge);
  },
  confirm: (known) => settled(ledger, known, ({ reference }) => ({ status: "succeeded", reference, kind: "sandbox" })),
  ask: async ({ idempotencyKey }) => (await found(ledger, idempotencyKey)).outcome,
  cancel: (known) => settled(ledger, known, () => ({ status: "failed", reason: "canceled" })),
  refund: async ({ idempotencyKey, reference, amount }) => {
    await ledger.keepRefund({ idempotencyKey, reference, amount });
    return { status: "sent", name: null };
  },
  cards: null,
});

const found = async (ledger: SandboxLedger, idempotencyKey: string): Promise<KeptCharge> => {
  const kept = await ledger.findCharge(idempotencyKey);
  if (!kept) throw new Error(`The sandbox knows no charge under ${idempotencyKey}`);
  return kept;
};

/** Ends a payment that waits for its buyer; one that has ended stays as it is. Two at once write the same. */
const settled = async (
  ledger: SandboxLedger,
  { idempotencyKey }: KnownCharge,
  ending: (waiting: { reference: string }) => ChargeOutcome,
): Promise<ChargeOutcome> => {
  const { outcome: earlier } = await found(ledger, idempotencyKey);
  if (earlier.status !== "needsConfirmation") return earlier;
  const outcome = ending(earlier);
  await ledger.settleCharge(idempotencyKey, outcome);
  return outcome;
};

const NOT_TAKEN: ChargeOutcome = { status: "failed", reason: "payments_not_taken" };

const LATE = "sandbox-late" satisfies SandboxMethod;

const OUTCOMES: Readonly<Record<SandboxMethod, (reference: string) => ChargeOutcome>> = {
  "sandbox-succeeds": (reference) => ({ status: "succeeded", reference, kind: "sandbox" }),
  "sandbox-declined": () => ({ status: "failed", reason: "card_declined" }),
  "sandbox-needs-confirmation": (reference) => ({ status: "needsConfirmation", reference }),
  [LATE]: (reference) => ({ status: "succeeded", reference, kind: "sandbox" }),
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
