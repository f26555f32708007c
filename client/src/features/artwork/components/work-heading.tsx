import styled from "@emotion/styled";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { mediumOf, titleOf } from "../../../lib/artwork-names";
import { personNameOf } from "../../../lib/person-name";
import { FollowButton } from "../../../lib/marks/follow-button";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import { DoneIcon } from "../../../ui/icons";
import { PageHeading } from "../../../ui/page";

/** Who made it, what it is called, when and of what. */
export const WorkHeading = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const title = titleOf(artwork, language);
  const artist = personNameOf(artwork.artist, language) ?? t("unknownArtist");
  const year = artwork.yearCreated === null ? null : format.digits(String(artwork.yearCreated));
  const line = [t(`kinds.${artwork.category}`), mediumOf(artwork, language), year].filter((part) => part !== null);
  return (
    <Head>
      <div className="artist">
        <Avatar id={artwork.artistId} name={artist} imageUrl={artwork.artist.profileImageUrl} size={44} />
        <div>
          <strong>
            <ArtistLink artist={artwork.artist} unknown={artist} />
          </strong>
          {artwork.artist.verified && (
            <div className="verified">
              <DoneIcon size={15} strokeWidth={2} />
              {t("verifiedArtist")}
            </div>
          )}
        </div>
        <FollowButton artist={artwork.artist} size="small" />
      </div>
      <PageHeading documentTitle={title}>
        <Bidi>{title}</Bidi>
      </PageHeading>
      <p className="line">{line.join(language === "ar" ? "، " : ", ")}</p>
    </Head>
  );
};

const Head = styled.header`
  display: grid;
  gap: var(--space-s);

  .artist {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    margin-block-end: 8px;
    line-height: 1.5;
  }

  .artist > div {
    flex: 1;
    min-inline-size: 0;
  }

  .artist strong {
    display: block;
    font-weight: 600;
  }

  .verified {
    display: inline-flex;
    gap: var(--space-xs);
    align-items: center;
    font-size: var(--text-caption);
    color: var(--palm);
  }

  .line {
    color: var(--ink-2);
  }
`;
