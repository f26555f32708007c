import type { LotOfAuction } from "@naqsh/shared/auction";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { ArtistLink } from "../../lib/artist-link";
import { personNameOf } from "../../lib/person-name";
import { lotFactsLine } from "./lot-words";

/** Artist, medium and year in a line; the name leads to the artist. */
export const LotLine = ({ lot }: { lot: LotOfAuction }) => {
  const language = useLanguage();
  const facts = lotFactsLine(lot, language, useFormat());
  const comma = language === "ar" ? "، " : ", ";
  return (
    <>
      <ArtistLink artist={lot.artist} />
      {facts && personNameOf(lot.artist, language) !== null && comma}
      {facts}
    </>
  );
};
