import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ListedArtist } from "@naqsh/shared/artist";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { SearchAnswer, SearchedArtist, SearchedAuction, SearchedKind, SearchedWork } from "@naqsh/shared/search";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { personNameOf } from "../../../lib/person-name";
import { useAddress } from "../../../lib/use-address";
import { Stack } from "../../../ui/stack";
import { EmptyState } from "../../../ui/states";
import { countsOf } from "../counts-of";
import { withKind, type SearchTab } from "../search-filters";
import type { SearchSlots } from "../search-slots";
import { FoundInLine } from "./found-in-line";
import { FoundKind } from "./found-kind";
import { MarkedText } from "./marked-text";
import { TrendingSearches } from "./trending-searches";

/** How many results of each kind are shown among all; the kind's own tab has the rest. */
const FEW = { artworks: 12, artists: 3, auctions: 3 };

type SearchResultsProps = {
  pages: SearchAnswer[];
  tab: SearchTab;
  slots: SearchSlots;
  onClear: (() => void) | null;
  onOpen: (chosen: { kind: SearchedKind; id: string }) => void;
};

/** What was found, under the headings of its kinds. */
export const SearchResults = ({ pages, tab, slots, onClear, onOpen }: SearchResultsProps) => {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const format = useFormat();
  const [parameters] = useAddress();
  const isAll = tab === "all";
  const works = tab === "all" || tab === "artworks" ? pages.flatMap(({ artworks }) => artworks) : [];
  const artists = tab === "all" || tab === "artists" ? pages.flatMap((page) => page.artists) : [];
  const auctions = tab === "all" || tab === "auctions" ? pages.flatMap((page) => page.auctions) : [];
  const [first] = pages;
  /** A kind by its name, which leads on to the rest of it. */
  const heading = (kind: keyof typeof FEW) => {
    const total = first === undefined ? 0 : countsOf(first)[kind];
    if (!isAll || total <= FEW[kind]) return t(`tabs.${kind}`);
    return (
      <Link to={`?${withKind(parameters, kind)}`}>
        {t(`tabs.${kind}`)} ({format.number(total)})
      </Link>
    );
  };
  const titled = (work: ArtworkCard) => {
    const { matched } = work as SearchedWork;
    const title = titleOf(work, language);
    return <MarkedText text={title} ranges={title === work.title ? matched.ar : matched.en} />;
  };
  const found = (work: ArtworkCard) => {
    const { [language]: foundIn } = (work as SearchedWork).foundIn;
    return foundIn && <FoundInLine found={foundIn} />;
  };
  const named = (artist: ListedArtist) => {
    const { name: arabic, matched } = artist as SearchedArtist;
    const name = personNameOf(artist, language) ?? t("unknownArtist");
    return <MarkedText text={name} ranges={name === arabic ? matched.ar : matched.en} />;
  };
  const auctionTitled = (auction: AuctionListItem) => {
    const { lot, matched } = auction as SearchedAuction;
    const title = titleOf(lot, language);
    return <MarkedText text={title} ranges={title === lot.title ? matched.ar : matched.en} />;
  };
  if (works.length + artists.length + auctions.length === 0) {
    const clear = onClear && (
      <Button variant="contained" onClick={onClear}>
        {t("clearFilters")}
      </Button>
    );
    const nearest = pages[0]?.nearest ?? [];
    return (
      <Stack gap="2xl">
        <EmptyState motif="qatt" title={t("none")} text={t("noneText")} actions={clear} />
        {nearest.length > 0 && (
          <Kinds>
            <FoundKind kind="artwork" title={t("nearest")} ids={nearest.map((work) => work.id)} onOpen={onOpen}>
              <slots.Works works={nearest} renderTitle={titled} renderDetail={found} />
            </FoundKind>
          </Kinds>
        )}
        <TrendingSearches />
      </Stack>
    );
  }
  return (
    <Kinds>
      {artists.length > 0 && (
        <FoundKind kind="artist" title={heading("artists")} ids={artists.map((artist) => artist.id)} onOpen={onOpen}>
          <slots.Artists artists={isAll ? artists.slice(0, FEW.artists) : artists} renderName={named} />
        </FoundKind>
      )}
      {works.length > 0 && (
        <FoundKind kind="artwork" title={heading("artworks")} ids={works.map((work) => work.id)} onOpen={onOpen}>
          <slots.Works works={isAll ? works.slice(0, FEW.artworks) : works} renderTitle={titled} renderDetail={found} />
        </FoundKind>
      )}
      {auctions.length > 0 && (
        <FoundKind
          kind="auction"
          title={heading("auctions")}
          ids={auctions.map(({ auctionId }) => auctionId)}
          onOpen={onOpen}
        >
          <slots.Auctions auctions={isAll ? auctions.slice(0, FEW.auctions) : auctions} renderTitle={auctionTitled} />
        </FoundKind>
      )}
    </Kinds>
  );
};

const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3xl);

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-l);
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  h2 > a {
    color: var(--link);
  }
`;
