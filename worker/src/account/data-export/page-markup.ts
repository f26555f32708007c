import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";

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
export const fact = (words: BilingualText | string, value: string | number): string => {
  const term = typeof words === "string" ? escaped(words) : bilingual(words);
  return `<dt>${term}</dt><dd><bdi>${escaped(String(value))}</bdi></dd>`;
};

export type PageSection = { title: BilingualText; content: string };

const STYLE = `
body { margin: 0 auto; padding: 32px 20px 80px; max-width: 860px; font: 16px/1.7 "IBM Plex Sans Arabic", system-ui, sans-serif; color: #1d1b18; background: #fffdf9; }
h1 { font-size: 28px; } h2 { margin-top: 48px; font-size: 21px; }
.en { display: block; color: #5d574f; font-size: 14px; text-align: start; unicode-bidi: isolate; }
h1 .en { font-size: 18px; } h2 .en { font-size: 15px; }
ol, ul { padding: 0; list-style: none; } li { padding: 12px 0; border-top: 1px solid #e2dcd2; overflow-wrap: anywhere; }
time { color: #5d574f; font-size: 14px; direction: ltr; unicode-bidi: isolate; }
dl { display: grid; grid-template-columns: minmax(140px, max-content) minmax(0, 1fr); gap: 6px 20px; margin: 8px 0; }
dt { color: #5d574f; } dd { margin: 0; overflow-wrap: anywhere; } code { direction: ltr; unicode-bidi: isolate; font-size: 13px; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 12px; } img { max-width: 100%; border-radius: 6px; }
`;

const TITLE: BilingualText = { ar: "نسخة بياناتك في نقش", en: "A copy of your data at Naqsh" };
const LEAD: BilingualText = {
  ar: "كل ما تعرفه نقش عنك وقت إعداد هذه النسخة. لا يظهر فيها الآخرون بأسمائهم، ولا كلمة مرورك ورموزك.",
  en: "All that Naqsh knew about you when this copy was made. Other people stand in it without names; your password and codes are left out.",
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
<h1>${bilingual(TITLE)}</h1>
<p>${bilingual(LEAD)}</p>
<p><time>${madeAt.toISOString()}</time></p>
${parts.join("\n")}
</body>
</html>
`;
};
