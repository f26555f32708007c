import { Text, View } from "@react-pdf/renderer";
import type { Styles } from "@react-pdf/renderer";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import { createElement as h } from "react";
import type { ReactElement } from "react";

type Style = Styles[string];

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(/\p{L}/u.exec(text)?.[0] ?? "");

const RIGHT_TO_LEFT = { direction: "rtl", textAlign: "right" } as const satisfies Style;
const LEFT_TO_RIGHT = { direction: "ltr", textAlign: "left" } as const satisfies Style;

/** A text in the direction of its first letter, as HTML's `dir="auto"` reads it. */
export const autoText = (text: string, style: Style = {}): ReactElement =>
  h(Text, { style: { ...(isArabic(text) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT), ...style } }, text);

/** A number or a code: read from left to right in both languages. */
export const codeText = (text: string, style: Style = {}): ReactElement =>
  h(Text, { style: { ...LEFT_TO_RIGHT, ...style } }, text);

/** Both languages at the two edges of a line, with what they name between them. */
export const labelledRow = (label: BilingualText, style: Style, ...between: ReactElement[]): ReactElement =>
  h(
    View,
    { style: { flexDirection: "row", gap: 12, alignItems: "flex-start", ...style }, wrap: false },
    h(Text, { style: { ...LEFT_TO_RIGHT, width: 130 } }, label.en),
    h(View, { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } }, ...between),
    h(Text, { style: { ...RIGHT_TO_LEFT, width: 150 } }, label.ar),
  );

/** A text in both languages, Arabic first; once if they are the same. */
export const bothTexts = (text: BilingualText, style: Style = {}): ReactElement[] => [
  autoText(text.ar, { ...style, textAlign: "center" }),
  ...(text.en === text.ar ? [] : [autoText(text.en, { ...style, textAlign: "center" })]),
];
