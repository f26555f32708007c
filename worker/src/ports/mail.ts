import type { Language } from "@naqsh/shared/kernel/language";

export type MailMessage = {
  /** The same key is not sent twice. */
  idempotencyKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
};

export type KeptLetter = MailMessage & { sentAt: number };

/** Contract: `mail.contract.ts`. */
export type Mail = {
  send: (message: MailMessage) => Promise<void>;
  /** Drops the letters to an address, if they are kept at all; what a mail server took is its own. */
  forget?: (address: string) => Promise<void>;
  /** The letters to some addresses, if they are kept at all, newest first. */
  kept?: (addresses: readonly string[]) => Promise<KeptLetter[]>;
};
