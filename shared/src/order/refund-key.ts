import { uuid5 } from "../kernel/uuid";

/** What a provider is given to know a refund by, the same for each repetition: of all of a payment if no `refundId` is given. */
export const refundKeyOf = (paymentId: string, refundId?: string): string =>
  uuid5(paymentId, refundId === undefined ? "refund" : `refund/${refundId}`);
