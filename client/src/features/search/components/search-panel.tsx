import styled from "@emotion/styled";
import type { SearchAnswer } from "@naqsh/shared/search";
import { useDeferredValue } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { personNameOf } from "../../../lib/person-name";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import { SearchIcon } from "../../../ui/icons";
import { coveringLink } from "../../../ui/theme/covering-link";
import { searchAddress } from "../search-filters";
import { LONGEST_UNSUGGESTED, useFewFound, useSuggestions, useTrendingSearches } from "../search.api";
import { tellChoice } from "../tell-search";
import { useSearchHistory } from "../use-search-history";
import { useToldSuggestions } from "../use-told-suggestions";
import { MarkedText } from "./marked-text";
import { SearchHistoryList } from "./search-history-list";
import { TrendingSearches } from "./trending-searches";

type SearchPanelProps = {
  text: string;
  /** Where other words are sought: the search's page, or the same page with what else it is asked by. */
  addressOf?: (query: string) => string;
  onChoose: () => void;
};

const MOST_COMPLETIONS = 4;

const countOf = ({ artworks, artists, auctions }: SearchAnswer): number =>
  artworks.length + artists.length + auctions.length;

const FewFound = ({ text, found, onChoose }: SearchPanelProps & { found: SearchAnswer }) => {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const opened = (kind: "artwork" | "artist" | "auction", id: string) => () => {
    tellChoice(text, { kind, id });
    onChoose();
  };
  return (
    <>
      {found.artworks.length > 0 && <h2>{t("tabs.artworks")}</h2>}
      <ul>
        {found.artworks.map((work) => {
          const title = titleOf(work, language);
          return (
            <li key={work.id} className="work">
              <span className="picture">
                <ArtworkPicture image={work.image} alt="" title={title} sizes="44px" />
              </span>
              <span className="words">
                <Link className="title" to={`/artwork/${work.id}`} onClick={opened("artwork", work.id)}>
                  <MarkedText text={title} ranges={title === work.title ? work.matched.ar : work.matched.en} />
                </Link>
                <small>
                  <ArtistLink
                    artist={work.artist}
                    unknown={t("unknownArtist")}
                    onClick={opened("artist", work.artist.id)}
                  />
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {found.artists.length > 0 && <h2>{t("tabs.artists")}</h2>}
      <ul>
        {found.artists.map((artist) => {
          const name = personNameOf(artist, language) ?? t("unknownArtist");
          return (
            <li key={artist.id}>
              <Link to={`/artists/${artist.id}`} onClick={opened("artist", artist.id)}>
                <Avatar id={artist.id} name={name} imageUrl={artist.profileImageUrl} size={36} />
                <MarkedText text={name} ranges={name === artist.name ? artist.matched.ar : artist.matched.en} />
              </Link>
            </li>
          );
        })}
      </ul>
      {found.auctions.length > 0 && <h2>{t("tabs.auctions")}</h2>}
      <ul>
        {found.auctions.map((auction) => {
          const title = titleOf(auction.lot, language);
          const ranges = title === auction.lot.title ? auction.matched.ar : auction.matched.en;
          return (
            <li key={auction.auctionId}>
              <Link to={`/auctions/${auction.auctionId}`} onClick={opened("auction", auction.auctionId)}>
                <MarkedText text={title} ranges={ranges} />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Before = ({ onChoose }: Pick<SearchPanelProps, "onChoose">) => {
  const { terms } = useSearchHistory();
  const trending = useTrendingSearches();
  const count = terms.length + (trending.data?.length ?? 0);
  // Without any the list is not there.
  useToldSuggestions(trending.isPending || count === 0 ? null : count);
  return (
    <>
      <SearchHistoryList onChoose={onChoose} />
      <TrendingSearches onChoose={onChoose} />
    </>
  );
};

const Meant = ({ text, addressOf = searchAddress, onChoose }: SearchPanelProps) => {
  const { t } = useTranslation("search");
  const suggested = useSuggestions(text);
  const few = useFewFound(text);
  const completions = (suggested.data ?? []).slice(0, MOST_COMPLETIONS);
  const found = few.data;
  const isComing = [suggested, few].some((answer) => answer.isPending || answer.isPlaceholderData);
  useToldSuggestions(isComing ? null : completions.length + (found ? countOf(found) : 0));
  return (
    <>
      <ul>
        {completions.map((completion) => (
          <li key={completion}>
            <Link to={addressOf(completion)} onClick={onChoose}>
              <SearchIcon size={18} />
              <Bidi>{completion}</Bidi>
            </Link>
          </li>
        ))}
      </ul>
      {found && <FewFound text={text} found={found} onChoose={onChoose} />}
      <Link className="all" to={addressOf(text)} onClick={onChoose}>
        {t("allResults", { query: text })}
      </Link>
    </>
  );
};

/** What stands below a field of search while one types: the history and trends before the third letter, then what is meant. */
export const SearchPanel = ({ text, ...props }: SearchPanelProps) => {
  const { t } = useTranslation("search");
  const sought = useDeferredValue(text.trim());
  return (
    <Panel role="group" aria-label={t("suggestions")}>
      {sought.length > LONGEST_UNSUGGESTED ? <Meant text={sought} {...props} /> : <Before onChoose={props.onChoose} />}
    </Panel>
  );
};

const Panel = styled.div`
  display: grid;
  gap: var(--space-m);

  h2 {
    font: 600 var(--text-small) / 1.5 var(--font-ui);
    color: var(--ink-2);
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul:empty {
    display: none;
  }

  .work {
    position: relative;
  }

  .title {
    ${coveringLink}
  }

  .work,
  li > a {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    min-block-size: 44px;
    padding: 4px 10px;
    border-radius: 8px;
    color: var(--ink);
  }

  .work:hover,
  .work:has(.title:focus-visible),
  li > a:hover,
  li > a:focus-visible {
    background: var(--wall);
  }

  .picture {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    overflow: hidden;
  }

  .picture img {
    max-inline-size: 44px;
    max-block-size: 44px;
    inline-size: auto;
    block-size: auto;
  }

  .words {
    display: grid;
    min-inline-size: 0;
    line-height: 1.5;
  }

  small {
    color: var(--ink-2);
    font-size: var(--text-caption);
  }

  .all {
    min-block-size: 44px;
    align-content: center;
    padding-inline: 10px;
    color: var(--link);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
