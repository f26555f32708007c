import { digitsOf } from "./language";

/** As the formats of Arabic write them between 0-9, which keep its sign of a percentage. */
const SIGNS: Readonly<Record<string, string>> = { "٬": ",", "٫": "." };

const latin = (sign: string): string => SIGNS[sign] ?? String(sign.charCodeAt(0) - "٠".charCodeAt(0));

/** A text of our own, or texts, nested as they may be, which write figures in Arabic-Indic digits, in the digits of a tag. */
export const inDigitsOf = <Texts extends object | string>(tag: string, texts: Texts): Texts =>
  digitsOf(tag) === "arabic" ? texts : (JSON.parse(JSON.stringify(texts).replace(/[٠-٩٬٫]/g, latin)) as Texts);
