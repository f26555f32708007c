import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { artistNameOf, titleOf } from "../../../lib/artwork-names";
import { ArtworkCard } from "../../../ui/artwork-card";
import { TimeLeft } from "../../../ui/time-left";
import { factsOf, saleTermsOf } from "../sale-terms";

type WorkCardProps = { work: Work; isFirst?: boolean; sizes?: string };

/** A work of a list as a card. */
export const WorkCard = ({ work, isFirst, sizes }: WorkCardProps) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const terms = saleTermsOf(work);
  return (
    <ArtworkCard
      to={`/artwork/${work.id}`}
      image={work.image}
      title={titleOf(work, language)}
      artist={artistNameOf(work.artist, language) ?? t("unknownArtist")}
      facts={factsOf(work, language, (sides) => t("size", { sides: format.digits(sides) }))}
      amount={terms.amount}
      {...(terms.label ? { amountLabel: t(terms.label) } : {})}
      {...(terms.note ? { note: t(terms.note) } : {})}
      {...(terms.endsAtMs === null ? {} : { aside: <TimeLeft endsAtMs={terms.endsAtMs} /> })}
      {...(sizes ? { sizes } : {})}
      {...(isFirst ? { isFirst } : {})}
    />
  );
};
