import type { Halalas } from "@naqsh/shared/kernel/money";
import type { PaymentMethodKind } from "@naqsh/shared/order";

export type Charge = {
  /** Equal to the payment's id: the same key never charges twice. */
  idempotencyKey: string;
  orderId: string;
  amount: Halalas;
  /** The means of payment as the buyer chose it; never a card number. */
  method: string;
  /** `cardId`: one that the provider keeps for this customer; null: it keeps the one that the buyer uses now. */
  card?: { customerId: string; cardId: string | null };
};

/** A payment that the provider knows, by our key and by the provider's own name for it. */
export type KnownCharge = { idempotencyKey: string; reference: string };

export type ChargeOutcome =
  /** `kind` and `amount` are what the provider took; if they are left out, what it was asked for. */
  | { status: "succeeded"; reference: string; kind?: PaymentMethodKind; amount?: Halalas }
  | { status: "failed"; reason: string }
  /** The buyer is waited for. */
  | { status: "needsConfirmation"; reference: string }
  /** The provider has it in hand; it tells later, and can be asked. */
  | { status: "inHand"; reference: string };

/** Cards that the provider keeps for people; both calls may be repeated. @throws Unavailable as `Payments` does */
export type CardKeeping = {
  /** The provider's id for a person, made if there is none yet. */
  openCustomer: (userId: string) => Promise<string>;
  /** Deletes all that is kept for somebody. */
  deleteCustomer: (customerId: string) => Promise<void>;
};

export type Refund = { idempotencyKey: string; reference: string; amount: Halalas };
/** `failed`: the provider's names of the refunds under this key of which the order knows that they failed. */
export type AskedRefund = Refund & { failed: readonly string[] };

/** `name`: the provider's own for the refund, null if it gives none. What was sent may still fail; the provider tells later. */
export type RefundOutcome =
  | { status: "sent"; name: string | null }
  | { status: "failed"; name: string; reason: string };

/**
 * Contract: `payments.contract.ts`.
 * @throws Unavailable if it is not known what the provider did: the same call may be made again
 */
export type Payments = {
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  /** After the buyer confirmed with their bank. What failed then is over: the provider takes no money for it later. */
  confirm: (charge: KnownCharge) => Promise<ChargeOutcome>;
  /** How a payment stands. Changes nothing. */
  ask: (charge: KnownCharge) => Promise<ChargeOutcome>;
  /** Ends a payment that waits for its buyer. Gives how it ended, which may be that it had succeeded before. */
  cancel: (charge: KnownCharge) => Promise<ChargeOutcome>;
  /**
   * All of a payment or a part; several parts of one payment have keys of their own. Money is sent anew only where each refund before
   * is among those that failed: one that failed unbeknown to the order is its answer, since somebody may pay by other means meanwhile.
   * @throws if the provider refused it, to be asked again
   */
  refund: (refund: AskedRefund) => Promise<RefundOutcome>;
  /** Null for a provider that keeps no cards. */
  cards: CardKeeping | null;
};
