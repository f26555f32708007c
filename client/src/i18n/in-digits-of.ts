import { latinDigits } from "@naqsh/shared/kernel/digits";
import { digitsOf } from "./language";

/**
 * A text of our own, or texts, nested as they may be, which write figures in Arabic-Indic digits, in the digits of a tag. The formats of
 * Arabic keep its sign of a percentage beside 0-9.
 */
export const inDigitsOf = <Texts extends object | string>(tag: string, texts: Texts): Texts =>
  digitsOf(tag) === "arabic"
    ? texts
    : (JSON.parse(latinDigits(JSON.stringify(texts)).replaceAll("٬", ",").replaceAll("٫", ".")) as Texts);
