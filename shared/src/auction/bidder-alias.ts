import type { BilingualText } from "../problem";

const ARABIC_DIGITS = new Intl.NumberFormat("ar-SA-u-nu-arab", { useGrouping: false });

/** The public name of a bidder: their number in this auction alone, so that nobody can be linked across auctions. */
export const aliasName = (alias: number): BilingualText => ({
  ar: `مزايد ${ARABIC_DIGITS.format(alias)}`,
  en: `Bidder ${alias}`,
});
