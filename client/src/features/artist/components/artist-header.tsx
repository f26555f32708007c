import styled from "@emotion/styled";
import type { ArtistPage } from "@naqsh/shared/artist";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { FollowButton } from "../../../lib/marks/follow-button";
import { ShareButton } from "../../../lib/share/share-button";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import { DoneIcon } from "../../../ui/icons";
import { PageHeading } from "../../../ui/page";
import { StatusPill } from "../../../ui/status-pill";
import { namedFigures } from "../../../ui/theme/named-figures";
import { useArtistLine } from "../use-artist-line";

/** Who an artist is, what they are counted by, and the way to follow them. */
export const ArtistHeader = ({ artist }: { artist: ArtistPage }) => {
  const { t } = useTranslation("artist");
  const format = useFormat();
  const name = personNameOf(artist, useLanguage()) ?? t("leftName");
  const line = useArtistLine()(artist);
  const counts = [
    { key: "countWorks", value: artist.artworkCount },
    { key: "countSold", value: artist.soldCount },
    { key: "countFollowers", value: artist.followersCount },
    { key: "countLikes", value: artist.totalLikes },
    { key: "countViews", value: artist.totalViews },
  ] as const;
  return (
    <Header>
      <Avatar id={artist.id} name={name} imageUrl={artist.profileImageUrl} size={112} />
      <div className="who">
        <div className="name">
          <PageHeading documentTitle={name}>
            <Bidi>{name}</Bidi>
          </PageHeading>
          {artist.verified && (
            <StatusPill tone="good" icon={DoneIcon}>
              {t("verified")}
            </StatusPill>
          )}
        </div>
        {line && (
          <p className="line">
            <Bidi>{line}</Bidi>
          </p>
        )}
      </div>
      <dl>
        {counts.map(({ key, value }) => (
          <div key={key} data-testid={key}>
            <dt>{t(key)}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        {artist.standing === "active" && <FollowButton artist={artist} />}
        <ShareButton path={`/artists/${artist.id}`} title={name} />
      </div>
    </Header>
  );
};

const Header = styled.header`
  display: grid;
  grid-template-areas:
    "face who acts"
    "face counts acts";
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-s) var(--space-2xl);
  align-items: center;

  > :first-child {
    grid-area: face;
  }

  .who {
    grid-area: who;
    align-self: end;
    display: grid;
    gap: var(--space-s);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-s) var(--space-m);
  }

  .name h1 {
    font-family: var(--font-ui);
    font-weight: 700;
  }

  .acts {
    grid-area: acts;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-s);
  }

  .line {
    color: var(--ink-2);
  }

  dl {
    grid-area: counts;
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-2xl);
    margin: 0;
  }

  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }

  ${namedFigures}

  @media (max-width: 767.95px) {
    grid-template-areas:
      "face who"
      "counts counts"
      "acts acts";
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-l);

    > :first-child {
      inline-size: 80px;
      block-size: 80px;
    }

    .who {
      align-self: center;
    }

    /* All five in one row, the whole width of the page. */
    dl {
      flex-wrap: nowrap;
      justify-content: space-between;
      gap: var(--space-s);
    }

    .acts > :first-of-type {
      flex: 1;
    }
  }
`;
