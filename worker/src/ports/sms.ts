export type SmsMessage = {
  /** The provider sends the same key once. */
  idempotencyKey: string;
  /** `+966500000000` */
  to: string;
  text: string;
};

/** Short messages to phones. @throws Unavailable if it may be sent again, Error if that would not help. Contract: `sms.contract.ts`. */
export type Sms = { send: (message: SmsMessage) => Promise<void> };
