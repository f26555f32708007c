import type { Halalas } from "@naqsh/shared/kernel/money";
import type { ParseKeys } from "i18next";
import { Fragment } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Money } from "../../ui/money";

type PhraseProps = { of: ParseKeys<"auction">; amount: Halalas; other?: Halalas };

const SLOTS = /(<amount\/>|<other\/>)/;

/** A sentence with amounts in it: `<amount/>` and `<other/>` in the text are drawn as money. */
export const Phrase = ({ of, amount, other = 0 }: PhraseProps) => {
  const { t } = useTranslation("auction");
  const parts = t(of).split(SLOTS);
  return parts.map((part, index) => {
    if (part === "<amount/>") return <Money key={index} amount={amount} />;
    if (part === "<other/>") return <Money key={index} amount={other} />;
    return <Fragment key={index}>{part}</Fragment>;
  });
};
