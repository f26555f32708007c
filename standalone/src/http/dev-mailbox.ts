import type Koa from "koa";
import type { FolderMail, KeptLetter } from "@naqsh/worker/adapters/folder/folder-mail";

const PATH = "/dev/mailbox";
const SHOWN = 200;

/** Every letter that would have left, newest first; one of them by its number. Demo and development only. */
export const devMailbox =
  (mailbox: Pick<FolderMail, "letters">): Koa.Middleware =>
  async (context, next) => {
    if (context.path !== PATH && !context.path.startsWith(`${PATH}/`)) return next();
    const letters = (await mailbox.letters()).slice(0, SHOWN);
    const key = context.path.slice(PATH.length + 1);
    const letter = letters.find(({ idempotencyKey }) => idempotencyKey === key);
    context.set("Cache-Control", "no-store");
    if (context.accepts("html", "json") === "json") {
      context.body = key === "" ? letters : (letter ?? null);
      return;
    }
    context.type = "html";
    if (key !== "" && !letter) context.status = 404;
    context.body = letter ? letter.html : page(letters);
  };

const page = (letters: readonly KeptLetter[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<style>body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.3rem .8rem .3rem 0}</style></head>
<body><h1>Mailbox</h1><p>Letters of this machine; none of them has left it.</p><table>
${letters.map(row).join("\n")}
</table></body></html>
`;

const row = ({ idempotencyKey, sentAt, to, subject, language }: KeptLetter): string => {
  const moment = new Date(sentAt).toISOString().slice(0, 19).replace("T", " ");
  const link = `<a lang="${language}" dir="auto" href="${PATH}/${encodeURIComponent(idempotencyKey)}">${escaped(subject)}</a>`;
  return `<tr><td>${moment}</td><td>${escaped(to)}</td><td>${link}</td></tr>`;
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
