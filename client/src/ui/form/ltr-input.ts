import type { CSSProperties } from "react";
import { useLanguage } from "../../i18n/use-format";

type LtrInput = { dir: "ltr"; style: CSSProperties };

/** For inputs of e-mails, passwords, amounts and addresses: they read left to right, yet stand at the label's side. */
export const useLtrInput = (): LtrInput => {
  const language = useLanguage();
  return { dir: "ltr", style: { textAlign: language === "ar" ? "end" : "start" } };
};
