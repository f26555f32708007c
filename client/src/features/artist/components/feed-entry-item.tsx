import styled from "@emotion/styled";
import type { FeedEntry } from "@naqsh/shared/artist";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { personNameOf } from "../../../lib/person-name";
import { useNow } from "../../../lib/clock.store";
import { Avatar } from "../../../ui/avatar";
import type { ArtistSlots } from "../artist-slots";

type FeedEntryItemProps = { entry: FeedEntry; Work: ArtistSlots["Work"] };

/** Something that a followed artist published: who, what and when, and the work itself. */
export const FeedEntryItem = ({ entry, Work }: FeedEntryItemProps) => {
  const { t } = useTranslation("artist");
  const format = useFormat();
  const nowMs = useNow();
  const { artist } = entry.artwork;
  const name = personNameOf(artist, useLanguage()) ?? t("unknownArtist");
  const atMs = msFromInstant(entry.at);
  return (
    <Entry data-testid="feed-entry">
      <header>
        <Avatar id={artist.id} name={name} imageUrl={artist.profileImageUrl} size={40} />
        <p>
          <strong>
            <ArtistLink artist={artist} unknown={name} />
          </strong>
          <span>
            {t(`feed.kinds.${entry.kind}`)} · <time dateTime={entry.at}>{format.relative(atMs, nowMs)}</time>
          </span>
        </p>
      </header>
      <Work work={entry.artwork} />
    </Entry>
  );
};

const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);

  header {
    display: flex;
    align-items: center;
    gap: var(--space-m);
  }

  header p {
    display: grid;
    line-height: 1.5;
  }

  header strong {
    font-weight: 600;
  }

  header span {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
