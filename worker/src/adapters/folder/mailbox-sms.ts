import type { Mail } from "../../ports/mail";
import type { Sms } from "../../ports/sms";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Short messages that stand in the mailbox of a demo: none leaves the machine. */
export const createMailboxSms = (mail: Pick<Mail, "send">): Sms => ({
  send: ({ idempotencyKey, to, text }) => {
    const [line = ""] = text.split("\n");
    const language = /[\u0600-\u06ff]/u.test(line) ? "ar" : "en";
    const html = `<!doctype html><html lang="${language}"><body><p dir="auto" style="white-space:pre-line">${escaped(text)}</p></body></html>`;
    return mail.send({ idempotencyKey: `sms-${idempotencyKey}`, to, subject: `SMS: ${line}`, text, html, language });
  },
});
