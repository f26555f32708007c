import type { Language } from "@naqsh/shared/kernel/language";

/** What a letter says in one language. */
export type LetterText = { subject: string; lines: string[]; action: string };

export type Letter = { subject: string; text: string; html: string };

type LetterPage = LetterText & { greeting: string; link: string; signature: string };

const HOUSE = {
  ar: { direction: "rtl", about: "سوق الفن السعودي ومزاداته الحيّة" },
  en: { direction: "ltr", about: "The marketplace and live auctions of Saudi art" },
} as const;

/* Readers of mail know few styles, and those only where they stand: no sheet, no variables, no pictures from afar. */
const INK = "color:#1a1613";
const QUIET = "color:#625b53;font-size:14px";
const BODY = `margin:0;padding:24px 12px;background:#f3f0ec;${INK};font-family:'IBM Plex Sans Arabic','Segoe UI',Tahoma,sans-serif;font-size:16px;line-height:1.7`;
const SHEET =
  "max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e6e2dc;border-radius:14px;overflow:hidden";
const BAND =
  "height:9px;background:#a7262b repeating-linear-gradient(90deg,#1a1613 0 6px,#e09a2b 6px 12px,#a7262b 12px 24px)";
const BUTTON =
  "display:inline-block;padding:11px 26px;border-radius:8px;background:#4f2b76;color:#ffffff;font-weight:600;text-decoration:none";

type PageOf = { language: Language; platformName: string; letter: LetterPage };

/** A letter as a page, right to left in Arabic; everything that people wrote is escaped. */
export const letterPage = ({ language, platformName, letter }: PageOf): string => {
  const { direction, about } = HOUSE[language];
  const lines = letter.lines.map((line) => `<p style="margin:0 0 14px">${escaped(line)}</p>`).join("\n");
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(letter.subject)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
<div style="padding:18px 28px;color:#4f2b76;font-size:24px;font-weight:700">${escaped(platformName)}</div>
<div style="${BAND}"></div>
<div style="padding:26px 28px 8px">
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.5">${escaped(letter.subject)}</h1>
<p style="margin:0 0 14px">${escaped(letter.greeting)}</p>
${lines}
<p style="margin:24px 0"><a href="${escaped(letter.link)}" style="${BUTTON}">${escaped(letter.action)}</a></p>
<p style="margin:0 0 18px">${escaped(letter.signature)}</p>
</div>
<div style="padding:14px 28px 18px;border-top:1px solid #e6e2dc;${QUIET}">${about}</div>
</div>
</body>
</html>
`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
