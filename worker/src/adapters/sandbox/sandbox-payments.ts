import { createHash } from "node:crypto";
import type { SandboxMethod } from "@naqsh/shared/order";
import { SANDBOX_METHODS } from "@naqsh/shared/order";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { Charge, ChargeOutcome, Payments } from "../../ports/payments";

type KeptCharge = { charge: Charge; outcome: ChargeOutcome };

/**
 * A provider that moves no money and says so: each of its references begins with `sandbox-`, and its means of payment
 * are named after what they do. Every answer is kept under its key, so that a repetition gets the same one.
 */
export const createSandboxPayments = (database: LmdbDatabase): Payments => {
  const kept = (key: string): KeptCharge | undefined => database.get<KeptCharge>(["charge", key]);

  return {
    charge: (charge) =>
      database.transact(({ put }) => {
        const earlier = kept(charge.idempotencyKey);
        if (earlier) return sameCharge(earlier.charge, charge) ? earlier.outcome : refuseReuse(charge);
        const outcome = outcomeOf(charge);
        put(["charge", charge.idempotencyKey], { charge, outcome });
        return outcome;
      }),
    confirm: (idempotencyKey) =>
      database.transact(({ put }) => {
        const earlier = kept(idempotencyKey);
        if (!earlier) throw new Error(`The sandbox knows no charge under ${idempotencyKey}`);
        if (earlier.outcome.status !== "needsConfirmation") return earlier.outcome;
        const outcome: ChargeOutcome = { status: "succeeded", reference: earlier.outcome.reference };
        put(["charge", idempotencyKey], { ...earlier, outcome });
        return outcome;
      }),
    refund: (refund) =>
      database.transact(({ put }) => {
        if (database.get(["refund", refund.idempotencyKey]) === undefined)
          put(["refund", refund.idempotencyKey], refund);
      }),
  };
};

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
