import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { WorkMarks } from "../../../lib/marks/work-marks";
import { ArtworkCard } from "../../../ui/artwork-card";
import { TimeLeft } from "../../../ui/time-left";
import { factsOf, saleTermsOf } from "../sale-terms";
import { Badges } from "./distinctions";

type WorkCardProps = {
  work: Work;
  isFirst?: boolean;
  sizes?: string;
  /** The title with something marked in it. */
  heading?: ReactNode;
  /** Below its facts. */
  detail?: ReactNode;
  /** Instead of the hearts. */
  foot?: ReactNode;
};

/** A work of a list as a card. */
export const WorkCard = ({ work, isFirst, sizes, foot, heading, detail }: WorkCardProps) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const terms = saleTermsOf(work);
  return (
    <ArtworkCard
      to={`/artwork/${work.id}`}
      image={work.image}
      title={titleOf(work, language)}
      {...(heading ? { heading } : {})}
      artist={<ArtistLink artist={work.artist} unknown={t("unknownArtist")} />}
      badges={<Badges work={work} />}
      facts={factsOf(work, language, (sides) => t("size", { sides: format.digits(sides) }))}
      {...(detail ? { detail } : {})}
      amount={terms.amount}
      {...(terms.label ? { amountLabel: t(terms.label) } : {})}
      {...(terms.note ? { note: t(terms.note) } : {})}
      {...(terms.endsAtMs === null ? {} : { aside: <TimeLeft endsAtMs={terms.endsAtMs} /> })}
      foot={foot ?? <WorkMarks work={work} />}
      {...(sizes ? { sizes } : {})}
      {...(isFirst ? { isFirst } : {})}
    />
  );
};
