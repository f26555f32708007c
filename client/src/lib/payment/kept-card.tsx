import type { KeptCard } from "@naqsh/shared/card";
import { useTranslation } from "../../i18n/use-translation";
import { Ltr } from "../../ui/bidi";

const BRANDS = ["visa", "mastercard", "mada", "amex"] as const;
const DIGITS_OF_MONTH = 2;

/** A card by its brand and its last four digits. */
export const CardName = ({ card: { brand, last4 } }: { card: KeptCard }) => {
  const { t } = useTranslation("payment");
  const known = BRANDS.find((name) => name === brand) ?? "other";
  return (
    <strong>
      {t(`kept.brands.${known}`)} <Ltr>•••• {last4}</Ltr>
    </strong>
  );
};

/** As it stands on the card, in the digits that are printed there. */
export const CardExpiry = ({ card: { expMonth, expYear } }: { card: KeptCard }) => {
  const { t } = useTranslation("payment");
  const month = String(expMonth).padStart(DIGITS_OF_MONTH, "0");
  return <span>{t("kept.expires", { month, year: expYear })}</span>;
};
