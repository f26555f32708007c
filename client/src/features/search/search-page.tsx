import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useAddress } from "../../lib/use-address";
import { ChipRow } from "../../ui/chip";
import { Choice } from "../../ui/choice";
import { latePart } from "../../ui/late-part";
import { LatePlace } from "../../ui/late-place";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { Container, PageHeading } from "../../ui/page";
import { SlidersIcon } from "../../ui/tool-icons";
import { useIsMobile } from "../../ui/use-is-mobile";
import { Found } from "./components/found";
import { KindChoice } from "./components/kind-choice";
import { SearchField } from "./components/search-field";
import { SearchFilterPanel } from "./components/search-filter-panel";
import { SearchRecommendations } from "./components/search-recommendations";
import { SearchStart } from "./components/search-start";
import { PictureSearchButton, type SoughtPicture } from "./picture/picture-search-button";
import { SaveSearch } from "./saved/save-search";
import {
  countOfSearchFilters,
  noSearchFilters,
  savedQuestionFrom,
  SEARCH_SORTS,
  searchFiltersFrom,
  withSearchFilters,
  type SearchFilters,
} from "./search-filters";
import type { SearchSlots } from "./search-slots";
import { useRememberSearch } from "./use-search-history";

const AlikeResults = latePart(async () => (await import("./picture/alike-results")).AlikeResults);
const SearchFilterSheet = latePart(async () => (await import("./components/search-filter-sheet")).SearchFilterSheet);

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
  const isListed = isSought && look === null;
  const byPicture = (
    <PictureSearchButton
      onLook={(next) => {
        setPicture(next);
        setParameters((before) => withSearchFilters(before, { query: "", look: next.look }));
      }}
    />
  );
  const keep = isListed && (
    <>
      <SaveSearch place="search" question={savedQuestionFrom(filters)} />
      <Link to="/search/saved">{t("saved.see")}</Link>
    </>
  );
  return (
    <Page>
      <PageHeading documentTitle={query === "" ? t("title") : t("titleOf", { query })}>{t("title")}</PageHeading>
      <SearchField
        value={query}
        hasFocus={parameters.has("focus")}
        addressOf={(next) => `/search?${withSearchFilters(parameters, { query: next, look: null }).toString()}`}
        onSearch={(next) => setParameters((before) => withSearchFilters(before, { query: next, look: null }))}
      />
      <ChipRow className="tools">
        {isMobile && (
          <Button variant="outlined" size="small" startIcon={<SlidersIcon />} onClick={() => setSheetOpen(true)}>
            {t("filterCount", { count: countOfSearchFilters(filters) })}
          </Button>
        )}
        {!isMobile && byPicture}
        {isListed && isMobile && <KindChoice filters={filters} />}
        {isListed && (
          <Choice
            label={t("sort")}
            value={filters.sort}
            options={SEARCH_SORTS}
            textOf={(option) => t(`sorts.${option}`)}
            onChange={(sort) => change({ sort })}
          />
        )}
        {isMobile && byPicture}
        {isMobile && keep}
      </ChipRow>
      <div className="columns">
        {!isMobile && (
          <aside aria-label={t("filters")}>
            <SearchFilterPanel {...panel} />
          </aside>
        )}
        <div className="stack">
          {!isMobile && isListed && <div className="keep">{keep}</div>}
          {look === null ? (
            <Sought filters={filters} isSought={isSought} slots={slots} onClear={() => change(noSearchFilters)} />
          ) : (
            <LatePlace fallback={<slots.WorksSkeleton />}>
              <AlikeResults
                filters={filters}
                look={look}
                pictureUrl={picture?.look === look ? picture.url : null}
                slots={slots}
                onForget={() => change({ look: null })}
              />
            </LatePlace>
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
    align-items: center;
  }

  .more {
    justify-self: center;
  }

  @media (max-width: 767.95px) {
    padding-block-start: 16px;

    /* One line, which goes on beyond the edge. */
    .tools {
      max-inline-size: none;
      inline-size: calc(100% + 2 * var(--gutter));
    }

    .tools > * {
      flex: none;
      min-block-size: 44px;
    }

    .tools select {
      min-block-size: 44px;
      padding-block: 7px;
      field-sizing: content;
    }

    .tools > a:last-child {
      align-content: center;
    }

    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
