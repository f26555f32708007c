import styled from "@emotion/styled";
import type { ListedArtist } from "@naqsh/shared/artist";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { FollowButton } from "../../../lib/marks/follow-button";
import { ArtworkWall } from "../../../ui/artwork-wall";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import { DoneIcon } from "../../../ui/icons";
import { Panel } from "../../../ui/page";
import { coveringLink } from "../../../ui/theme/covering-link";
import { useArtistLine } from "../use-artist-line";

/** An artist among others: three of their works on a wall, who they are, and the way to follow them. `heading`: the name with something marked. */
export const ArtistCard = ({ artist, heading }: { artist: ListedArtist; heading?: ReactNode }) => {
  const { t } = useTranslation("artist");
  const name = personNameOf(artist, useLanguage()) ?? t("unknownArtist");
  const line = useArtistLine()(artist);
  return (
    <Card data-testid="artist-card">
      <div className="works" aria-hidden="true">
        {artist.works.map((image) => (
          <ArtworkWall key={image.base} className="wall" image={image} alt="" title={name} sizes="160px" />
        ))}
      </div>
      <div className="who">
        <Avatar id={artist.id} name={name} imageUrl={artist.profileImageUrl} size={52} />
        <div>
          <h3>
            <Link to={`/artists/${artist.id}`}>{heading ?? <Bidi>{name}</Bidi>}</Link>
            {artist.verified && (
              <span className="verified" title={t("verified")}>
                <DoneIcon size={16} strokeWidth={2.4} />
                <span className="visually-hidden">{t("verified")}</span>
              </span>
            )}
          </h3>
          {line && (
            <p>
              <Bidi>{line}</Bidi>
            </p>
          )}
        </div>
      </div>
      <div className="foot">
        <p>
          {t("works", { count: artist.artworkCount })} · {t("followers", { count: artist.followersCount })}
        </p>
        <FollowButton artist={artist} size="small" />
      </div>
    </Card>
  );
};

const Card = styled(Panel.withComponent("article"))`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-m);
  padding: 12px 16px 16px;
  overflow: hidden;

  .works {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-s);
    margin-inline: -4px;
  }

  .wall {
    block-size: 128px;
    padding: 10px;
  }

  .wall img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 108px;
  }

  .who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-m);
    align-items: center;
  }

  h3 {
    display: flex;
    align-items: center;
    gap: var(--space-xs);
    font: 700 var(--text-heading) / 1.45 var(--font-ui);
  }

  h3 a {
    ${coveringLink}
  }

  &:hover h3 a {
    color: var(--link);
  }

  .verified {
    display: inline-grid;
    color: var(--palm);
  }

  p {
    font-size: var(--text-small);
    line-height: 1.55;
    color: var(--ink-2);
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-s);
    min-block-size: 40px;
  }
`;
