import type { NoticeKind } from "@naqsh/shared/notification";
import type { LetterText } from "../letters/letter-page";

export type LetterFacts = {
  /** Of the work, in the reader's language; a plain word where it has none. */
  title: string;
  amount: string;
  /** The amount with VAT. */
  total: string;
  at: string;
  reason: string;
};

export type LetterTexts = Readonly<Record<NoticeKind, (facts: LetterFacts) => LetterText>>;
