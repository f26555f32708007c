import type { Halalas } from "@naqsh/shared/kernel/money";

export type Charge = {
  /** Equal to the payment's id: the same key never charges twice. */
  idempotencyKey: string;
  orderId: string;
  amount: Halalas;
  /** The provider's token of the buyer's means of payment; never a card number. */
  method: string;
};

export type ChargeOutcome =
  | { status: "succeeded"; reference: string }
  | { status: "failed"; reason: string }
  | { status: "needsConfirmation"; reference: string };

export type Refund = { idempotencyKey: string; reference: string; amount: Halalas };

/** Contract: `payments.contract.ts`. */
export type Payments = {
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  /** After the buyer confirmed with their bank. */
  confirm: (idempotencyKey: string) => Promise<ChargeOutcome>;
  refund: (refund: Refund) => Promise<void>;
};
