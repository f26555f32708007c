import type Koa from "koa";
import type { FolderMail } from "@naqsh/worker/adapters/folder/folder-mail";
import type { KeptLetter } from "@naqsh/worker/ports/mail";

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

const STYLE = `
body{margin:0;background:#fdfcfb;color:#1a1613;font:16px/1.6 "IBM Plex Sans Arabic","Segoe UI",Tahoma,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{margin:0;font-size:1.75rem}p{margin:.25rem 0 1.25rem;color:#625b53}
ul{margin:0;padding:0;list-style:none;border-top:1px solid #e6e2dc}
li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1.5rem;padding:.7rem .25rem;border-bottom:1px solid #e6e2dc}
a{justify-self:start;color:#6b3f9b;font-weight:600}time,span{color:#625b53;font-size:.875rem}`;

const page = (letters: readonly KeptLetter[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<link rel="icon" href="/mark.svg"><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1><p>Letters of this machine; none of them has left it. Times are Riyadh's.</p>
${letters.length === 0 ? "<p>No letter yet.</p>" : `<ul>\n${letters.map(row).join("\n")}\n</ul>`}
</main></body></html>
`;

const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Riyadh" });

const row = ({ idempotencyKey, sentAt, to, subject, language }: KeptLetter): string => {
  const link = `<a lang="${language}" dir="auto" href="${PATH}/${encodeURIComponent(idempotencyKey)}">${escaped(subject)}</a>`;
  return `<li>${link}<time>${moments.format(new Date(sentAt))}</time><span>${escaped(to)}</span></li>`;
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
