import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { SearchAnswer } from "@naqsh/shared/search";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useFurtherAddress } from "../../lib/further-address";
import { KeptPlace } from "../../lib/kept-place/kept-place";
import { useAddress } from "../../lib/use-address";
import { AddressTabs } from "../../ui/address-tabs";
import { Bidi } from "../../ui/bidi";
import { Choice } from "../../ui/choice";
import { latePart } from "../../ui/late-part";
import { MoreButton } from "../../ui/more-button";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { Container, PageHeading } from "../../ui/page";
import { useHeldWait } from "../../ui/skeleton";
import { ErrorState } from "../../ui/states";
import { SlidersIcon } from "../../ui/tool-icons";
import { useAddressTab } from "../../ui/use-address-tab";
import { useIsMobile } from "../../ui/use-is-mobile";
import { LeftOut } from "./components/left-out";
import { SearchField } from "./components/search-field";
import { SearchFilterPanel } from "./components/search-filter-panel";
import { SearchRecommendations } from "./components/search-recommendations";
import { SearchResults } from "./components/search-results";
import { SearchStart } from "./components/search-start";
import { AlikeResults } from "./picture/alike-results";
import { PictureSearchButton, type SoughtPicture } from "./picture/picture-search-button";
import { startFrom } from "./search-depth";
import { SaveSearch } from "./saved/save-search";
import {
  countOfSearchFilters,
  noSearchFilters,
  savedQuestionFrom,
  SEARCH_SORTS,
  SEARCH_TABS,
  searchFiltersFrom,
  withSearchFilters,
  type SearchFilters,
} from "./search-filters";
import type { SearchSlots } from "./search-slots";
import { useSearch } from "./search.api";
import { useRememberSearch } from "./use-search-history";
import { useToldSearch } from "./use-told-search";

const SearchFilterSheet = latePart(async () => (await import("./components/search-filter-sheet")).SearchFilterSheet);

/** Words of this page are whole when they are sought: its field is sent. */
const WHOLE_MS = 0;

/** How the words were understood, if not as they stand. */
const Understood = ({ answer }: { answer: SearchAnswer }) => {
  const { t } = useTranslation("search");
  if (answer.understood === "asWritten" || answer.total + answer.artistsTotal + answer.auctionsTotal === 0) return null;
  return (
    <p role="status">
      {answer.corrected === null ? (
        t("partly")
      ) : (
        <>
          {t("corrected")} <Bidi>{answer.corrected}</Bidi>
        </>
      )}
    </p>
  );
};

const Found = ({ filters, slots, onClear }: { filters: SearchFilters; slots: SearchSlots; onClear: () => void }) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const language = useLanguage();
  const tab = useAddressTab(SEARCH_TABS);
  const [parameters] = useAddress();
  const furtherAddress = useFurtherAddress();
  // Among all kinds only the first of each are shown.
  const start = tab === "all" ? 0 : startFrom(parameters);
  const found = useSearch(filters, tab, start);
  const isWaiting = useHeldWait(found.isPending);
  const first = found.data?.pages[0];
  const tellChosen = useToldSearch(filters.query, first !== undefined && !found.isPlaceholderData, WHOLE_MS);
  if (isWaiting || found.isPending) return <slots.WorksSkeleton />;
  if (found.isError && !found.data) {
    const text = isApiError(found.error) ? found.error.text(language) : undefined;
    return <ErrorState title={t("failed")} text={text} onRetry={() => void found.refetch()} />;
  }
  if (first === undefined || found.data === undefined) return null;
  const counts = { artworks: first.total, artists: first.artistsTotal, auctions: first.auctionsTotal };
  const all = { all: counts.artworks + counts.artists + counts.auctions, ...counts };
  const tabs = SEARCH_TABS.map((key) => ({ key, label: `${t(`tabs.${key}`)} (${format.number(all[key])})` }));
  return (
    <>
      <Understood answer={first} />
      <AddressTabs label={t("kinds")} tabs={tabs} current={tab} />
      {filters.aiRecommend && <SearchRecommendations filters={filters} slots={slots} />}
      <SearchResults
        pages={found.data.pages}
        tab={tab}
        slots={slots}
        onClear={countOfSearchFilters(filters) > 0 ? onClear : null}
        onOpen={tellChosen}
      />
      {tab !== "all" && (
        <>
          <MoreButton list={found} to={furtherAddress("page", start + found.data.pages.length + 1)} />
          <KeptPlace list={found} count={found.data.pages.reduce((sum, page) => sum + page[tab].length, 0)} />
        </>
      )}
      {tab !== "all" && !found.hasNextPage && (
        <LeftOut start={start} pages={found.data.pages.map((page) => page[tab].length)} total={counts[tab]} />
      )}
    </>
  );
};

type SoughtProps = { filters: SearchFilters; isSought: boolean; slots: SearchSlots; onClear: () => void };

/** What is found by words and filters; before anything is sought, what others seek. */
const Sought = ({ filters, isSought, slots, onClear }: SoughtProps) => {
  if (isSought) return <Found filters={filters} slots={slots} onClear={onClear} />;
  return (
    <>
      {filters.aiRecommend && <SearchRecommendations filters={filters} slots={slots} />}
      <SearchStart slots={slots} />
    </>
  );
};

/** The picture that is searched with, as long as the page stands: its address is given back with it. */
const useSoughtPicture = () => {
  const kept = useState<SoughtPicture | null>(null);
  const [picture] = kept;
  useEffect(() => {
    if (picture === null) return undefined;
    return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  return kept;
};

/** `/search`: one field over works, artists and auctions. */
export const SearchPage = ({ slots }: { slots: SearchSlots }) => {
  const { t } = useTranslation("search");
  const isMobile = useIsMobile();
  const [parameters, setParameters] = useAddress();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filters = searchFiltersFrom(parameters);
  const remember = useRememberSearch();
  const { query, look } = filters;
  const [picture, setPicture] = useSoughtPicture();
  useEffect(() => {
    if (query.trim() !== "") remember(query.trim());
  }, [query, remember]);
  const change = (changes: Partial<SearchFilters>) =>
    setParameters((before) => withSearchFilters(before, changes), { preventScrollReset: true });
  const panel = { filters, slots, onChange: change };
  const isSought = Object.keys(savedQuestionFrom(filters)).length > 0;
  return (
    <Page>
      <PageHeading documentTitle={query === "" ? t("title") : t("titleOf", { query })}>{t("title")}</PageHeading>
      <SearchField
        value={query}
        hasFocus={parameters.has("focus")}
        addressOf={(next) => `/search?${withSearchFilters(parameters, { query: next, look: null }).toString()}`}
        onSearch={(next) => setParameters((before) => withSearchFilters(before, { query: next, look: null }))}
      />
      <div className="tools">
        {isMobile && (
          <Button variant="outlined" size="small" startIcon={<SlidersIcon />} onClick={() => setSheetOpen(true)}>
            {t("filterCount", { count: countOfSearchFilters(filters) })}
          </Button>
        )}
        <PictureSearchButton
          onLook={(next) => {
            setPicture(next);
            setParameters((before) => withSearchFilters(before, { query: "", look: next.look }));
          }}
        />
        {isSought && look === null && (
          <Choice
            label={t("sort")}
            value={filters.sort}
            options={SEARCH_SORTS}
            textOf={(option) => t(`sorts.${option}`)}
            onChange={(sort) => change({ sort })}
          />
        )}
      </div>
      <div className="columns">
        {!isMobile && (
          <aside aria-label={t("filters")}>
            <SearchFilterPanel {...panel} />
          </aside>
        )}
        <div className="stack">
          {isSought && look === null && (
            <div className="keep">
              <SaveSearch place="search" question={savedQuestionFrom(filters)} />
              <Link to="/search/saved">{t("saved.see")}</Link>
            </div>
          )}
          {look === null ? (
            <Sought filters={filters} isSought={isSought} slots={slots} onClear={() => change(noSearchFilters)} />
          ) : (
            <AlikeResults
              filters={filters}
              look={look}
              pictureUrl={picture?.look === look ? picture.url : null}
              slots={slots}
              onForget={() => change({ look: null })}
            />
          )}
        </div>
      </div>
      <MountedOnceOpen isOpen={isMobile && isSheetOpen}>
        <SearchFilterSheet {...panel} isOpen={isMobile && isSheetOpen} onClose={() => setSheetOpen(false)} />
      </MountedOnceOpen>
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-xl);
  padding-block: 26px 72px;

  > * {
    max-inline-size: 100%;
  }

  > form,
  .columns {
    inline-size: 100%;
  }

  .columns {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
    gap: var(--space-3xl);
    align-items: start;
  }

  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-xl);
  }

  .keep {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
    align-items: center;
    justify-content: space-between;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-m);
  }

  .more {
    justify-self: center;
  }

  @media (max-width: 767.95px) {
    padding-block-start: 16px;

    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
