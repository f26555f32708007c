import styled from "@emotion/styled";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import type { AlikeWork } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { AlertIcon } from "../../../ui/icons";

const BLOCK = "200px";

/** The picture under review beside one that is likely the same. */
const Pair = ({ work, alike }: { work: ReviewedArtwork; alike: AlikeWork }) => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const format = useFormat();
  const title = titleOf(alike, language);
  const standing = alike.sold ? "sold" : alike.status;
  return (
    <li>
      <figure>
        <ArtworkStage image={work.image} alt="" title={title} sizes="320px" blockSize={BLOCK} padding="12px" />
        <figcaption>{t("alike.this")}</figcaption>
      </figure>
      <figure>
        <ArtworkStage image={alike.image} alt={title} title={title} sizes="320px" blockSize={BLOCK} padding="12px" />
        <figcaption>
          <Link to={`/artwork/${alike.id}`}>
            <Bidi>{title}</Bidi>
          </Link>
          <span>
            <ArtistLink artist={alike.artist} unknown={t("unknown")} />
            {alike.isSameArtist && ` (${t("alike.sameArtist")})`}
          </span>
          <span>{t(`alike.standing.${standing}`)}</span>
          <span>
            {alike.distance === 0
              ? t("alike.samePicture")
              : t("alike.distance", { distance: format.digits(String(alike.distance)) })}
          </span>
        </figcaption>
      </figure>
    </li>
  );
};

type AlikeWorksProps = { work: ReviewedArtwork; alike: readonly AlikeWork[]; count: number };

/** Works whose pictures are likely the same as that of the one under review, side by side with it. */
export const AlikeWorks = ({ work, alike, count }: AlikeWorksProps) => {
  const { t } = useTranslation("moderation");
  return (
    <Alike aria-label={t("alike.title")}>
      <h3>
        <AlertIcon size={18} />
        {t("alike.title")}
      </h3>
      <p>{t("alike.lead")}</p>
      <ul>
        {alike.map((one) => (
          <Pair key={one.id} work={work} alike={one} />
        ))}
      </ul>
      {count > alike.length && <p>{t("alike.nearestOf", { shown: alike.length, all: count })}</p>}
    </Alike>
  );
};

const Alike = styled.section`
  display: grid;
  gap: var(--space-s);
  padding: var(--space-xl);
  border: 1px solid var(--madder);
  border-radius: var(--r-panel);

  h3 {
    display: flex;
    gap: var(--space-s);
    align-items: center;
    font-size: var(--text-lead);
    color: var(--madder);
  }

  p,
  figcaption {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  ul {
    display: grid;
    gap: var(--space-xl);
    padding: 0;
    margin-block-start: var(--space-s);
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-m);
  }

  figure {
    display: grid;
    align-content: start;
    gap: var(--space-s);
  }

  figcaption {
    display: grid;
    line-height: 1.6;
  }
`;
