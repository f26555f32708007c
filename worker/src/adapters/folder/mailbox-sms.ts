import { letterPage } from "../../letters/letter-page";
import type { Mail } from "../../ports/mail";
import type { Sms } from "../../ports/sms";

/** Short messages that stand in the mailbox of a demo: none leaves the machine. */
export const createMailboxSms = (mail: Pick<Mail, "send">): Sms => ({
  send: ({ idempotencyKey, to, text }) => {
    const [subject = "", link = ""] = text.split("\n");
    const language = /[\u0600-\u06ff]/u.test(subject) ? "ar" : "en";
    const html = letterPage(language, { subject, lines: [text], action: link, greeting: to, link, signature: "SMS" });
    return mail.send({ idempotencyKey: `sms-${idempotencyKey}`, to, subject: `SMS: ${subject}`, text, html, language });
  },
});
