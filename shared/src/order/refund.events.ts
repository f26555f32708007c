import type { EventOf } from "../kernel/decider";
import type { EventWords } from "../kernel/event-words";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";

type OfRefund<Data> = {
  orderId: string;
  buyerId: string;
  paymentId: string;
  amount: Halalas;
  /** Which of a payment's refunds, as its `RefundOwed` has it. */
  refundId?: string;
} & Data;

/** The provider's refund came back, or never left: the money is owed as before, and an administrator is waited for. */
export type RefundFailed = EventOf<
  "RefundFailed",
  OfRefund<{
    /** The provider's own name for the refund that failed: another one of the same money may not have. */
    providerRefund: string;
    /** In the provider's words. */
    reason: string;
    /** An `OrderRefunded` had told that it went. */
    wasRecorded?: true;
    /** As `OrderRefunded` has it. */
    isBesidePrice?: true;
  }>
>;

/** By an administrator. `nth`: which repetition it is, from 1 on; `reference`: of the payment, at the provider. */
export type RefundRepeated = EventOf<
  "RefundRepeated",
  OfRefund<{ reference: string; nth: number; repeatedBy: string }>
>;

/** An administrator transfers the money at the bank now. `takenOverFrom`: who had said so too long before. */
export type RefundTransferClaimed = EventOf<
  "RefundTransferClaimed",
  OfRefund<{ claimedBy: string; claimedAt: Instant; takenOverFrom?: string }>
>;
/** They did not, and say so: it is anybody's again. What was recorded as sent ends a claim without this. */
export type RefundTransferReleased = EventOf<"RefundTransferReleased", OfRefund<{ releasedBy: string }>>;

export type RefundEvent = RefundFailed | RefundRepeated | RefundTransferClaimed | RefundTransferReleased;

/** In the order of their lives. */
export const refundEventWords: EventWords<RefundEvent> = {
  RefundFailed: { ar: "تعذر رد مبلغ", en: "Refund failed", sentence: "A refund did not reach its buyer" },
  RefundTransferClaimed: {
    ar: "تولّي تحويل مبلغ مردود",
    en: "Transfer of a refund claimed",
    sentence: "An administrator said that they transfer the refund",
  },
  RefundTransferReleased: {
    ar: "التخلي عن تحويل مبلغ مردود",
    en: "Transfer of a refund given up",
    sentence: "The administrator who had claimed the transfer of the refund gave it up",
  },
  RefundRepeated: { ar: "إعادة رد مبلغ", en: "Refund repeated", sentence: "A refund that had failed was sent again" },
};
