import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import { toldMoment } from "./told-values";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** Arabic, and English below it in its own direction. */
export const bilingual = ({ ar, en }: BilingualText): string =>
  `<span class="ar">${escaped(ar)}</span><span class="en" lang="en" dir="ltr">${escaped(en)}</span>`;

/** A term of a list of facts and its value, which keeps its own direction. */
export const fact = (words: BilingualText, value: string | BilingualText): string => {
  const told = typeof value === "string" ? `<bdi>${escaped(value)}</bdi>` : bilingual(value);
  return `<dt>${bilingual(words)}</dt><dd>${told}</dd>`;
};

/** A moment in both languages, and for programs as it is. */
export const momentOf = (instant: string): string =>
  `<time datetime="${escaped(instant)}">${bilingual(toldMoment(instant))}</time>`;

const NOTHING: BilingualText = { ar: "لا شيء", en: "Nothing" };

/** The items as a list of this kind; in words if there is none. */
export const listOf = (kind: "ul" | "ol", items: readonly string[]): string =>
  items.length === 0
    ? `<p>${bilingual(NOTHING)}</p>`
    : `<${kind}>${items.map((item) => `<li>${item}</li>`).join("\n")}</${kind}>`;

export type PageSection = { title: BilingualText; content: string };

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b18; --quiet: #5d574f; --line: #e2dcd2; --ground: #fffdf9; --link: #0b5a5a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2ede4; --quiet: #b9b1a4; --line: #3d3832; --ground: #191714; --link: #7fd0c8; } }
body { margin: 0; font: 16px/1.7 "IBM Plex Sans Arabic", system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { margin: 0 auto; padding: 32px 20px 80px; max-width: 860px; }
h1 { font-size: 28px; } h2 { margin-top: 48px; font-size: 21px; } a { color: var(--link); }
.en { display: block; color: var(--quiet); font-size: 14px; font-weight: 400; text-align: right; }
h1 .en { font-size: 18px; } h2 .en { font-size: 15px; }
ol, ul { padding: 0; list-style: none; } li { padding: 12px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
time { display: block; color: var(--quiet); font-size: 14px; }
li > a { display: inline-block; margin-inline-end: 12px; }
dl { display: grid; grid-template-columns: minmax(110px, 200px) minmax(0, 1fr); gap: 6px 20px; margin: 8px 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 12px; } img { max-width: 100%; border-radius: 6px; }
`;

const TITLE: BilingualText = { ar: "نسخة بياناتك", en: "A copy of your data" };
const LEAD: BilingualText = {
  ar: "كل ما نعرفه عنك وقت إعداد هذه النسخة. لا يظهر فيها الآخرون بأسمائهم، ولا كلمة مرورك ورموزك.",
  en: "All that we knew about you when this copy was made. Other people stand in it without names; your password and codes are left out.",
};

/** One page without scripts; it loads nothing but the archive's own pictures. */
export const pageFrom = (madeAt: Date, sections: readonly PageSection[]): string => {
  const parts = sections.map(({ title, content }) => `<section><h2>${bilingual(title)}</h2>${content}</section>`);
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>${escaped(TITLE.ar)} · ${escaped(TITLE.en)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${bilingual(TITLE)}</h1>
<p>${bilingual(LEAD)}</p>
<p>${momentOf(madeAt.toISOString())}</p>
${parts.join("\n")}
</main>
</body>
</html>
`;
};
