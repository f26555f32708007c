import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import { createTransport } from "nodemailer";
import type { Mail, MailMessage } from "../../ports/mail";
import type { SentLetters } from "../../ports/sent-letters";
import { smtpSettings } from "./smtp-settings";

export type SmtpMailOptions = {
  /** `smtp://…` or `smtps://…` */
  url: string;
  /** The address that letters come from, alone or as `Name <address>`. */
  from: string;
  letters: SentLetters;
  clock: Clock;
  /** How long a server is waited for that says nothing, milliseconds. */
  silenceMs?: number;
};

/** Longer than a letter takes at a server that answers each step at the last moment. */
const CLAIM_MS = 300_000;

const ONE_ADDRESS = /^[^\s,;:<>()"@]+@[^\s,;:<>()"@]+$/;

/** What receiving servers and programs need to know of a letter that no person wrote (RFC 3834; Outlook's own). */
const WRITTEN_BY_NOBODY = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/**
 * Letters by SMTP, each key once. Its Message-ID follows from its key: if a worker dies between the server's answer and the
 * note of it, the letter leaves again with the same id, and mailboxes recognize it.
 */
export const createSmtpMail = ({ url, from, letters, clock, silenceMs }: SmtpMailOptions): Mail => {
  const sender = senderFrom(from);
  const transport = createTransport(smtpSettings(url, silenceMs));
  /** Taken by the server, while the note of it failed. */
  const unnoted = new Set<string>();

  const note = async (key: string): Promise<void> => {
    unnoted.add(key);
    await letters.sent(key);
    unnoted.delete(key);
  };

  const hand = async (message: MailMessage): Promise<void> => {
    try {
      await transport.sendMail(headed(message, sender));
    } catch (error) {
      await letters.release(message.idempotencyKey).catch(() => undefined);
      throw new LetterNotTaken(reasonOf(error, message.to));
    }
  };

  return {
    send: async (message) => {
      const key = message.idempotencyKey;
      if (unnoted.has(key)) return note(key);
      if (!ONE_ADDRESS.test(message.to)) throw new LetterNotTaken("its reader has no address that is one");
      const claim = await letters.claim(key, clock.now(), clock.now() + CLAIM_MS);
      if (claim === "sent") return;
      if (claim === "claimed elsewhere") throw new LetterNotTaken("another worker is sending this letter");
      await hand(message);
      await note(key);
    },
  };
};

/** The mail server did not take a letter; to be tried again. Its words hold no address of a person. */
export class LetterNotTaken extends Error {
  constructor(reason: string) {
    super(`The letter was not sent: ${reason}`);
    this.name = "LetterNotTaken";
  }
}

type Sender = { name: string; address: string };

/** @throws ConfigInvalid for what is no address. */
export const senderFrom = (text: string): Sender => {
  const [, name = "", named, alone] =
    /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|([^<>\s]+@[^<>\s]+))\s*$/.exec(text) ?? [];
  const address = named ?? alone;
  if (address === undefined) throw new ConfigInvalid("MAIL_FROM is no address such as Naqsh <notices@naqsh.example>");
  return { name, address };
};

const headed = ({ idempotencyKey, to, subject, text, html, language }: MailMessage, sender: Sender) => ({
  messageId: `<${encodeURIComponent(idempotencyKey)}@${sender.address.slice(sender.address.lastIndexOf("@") + 1)}>`,
  from: sender,
  to: { name: "", address: to },
  subject,
  text,
  html,
  headers: { ...WRITTEN_BY_NOBODY, "Content-Language": language },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const reasonOf = (error: unknown, reader: string): string => {
  if (error instanceof Error && "code" in error && error.code === "ETIMEDOUT") return "the mail server gave no answer";
  const words = error instanceof Error ? error.message : String(error);
  return words.replaceAll(reader, "(address)").replace(/\S+@\S+/g, "(address)");
};
