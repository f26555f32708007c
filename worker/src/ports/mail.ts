export type MailMessage = {
  /** The same key is not sent twice. */
  idempotencyKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: "ar" | "en";
};

/** Contract: `mail.contract.ts`. */
export type Mail = { send: (message: MailMessage) => Promise<void> };
