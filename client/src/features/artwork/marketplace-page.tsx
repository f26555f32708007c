import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useAddress } from "../../lib/use-address";
import { SlidersIcon } from "../../ui/tool-icons";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { Container, PageHeading } from "../../ui/page";
import { useAddressLayout } from "../../ui/use-address-layout";
import { useIsMobile } from "../../ui/use-is-mobile";
import type { ArtworkSlots } from "./artwork-slots";
import { useArtworks, useFacets } from "./artwork.api";
import { MarketResults } from "./components/market-results";
import { MarketSearch } from "./components/market-search";
import { MarketToolbar } from "./components/market-toolbar";
import { filtersFrom, parametersWith, unreadIn } from "./market-address";
import { countOfFilters, savedQuestionFrom, type MarketFilters } from "./market-filters";
import { besideLaterTexts } from "../../i18n/i18n";
import { latePart } from "../../ui/late-part";
import { LatePlace } from "../../ui/late-place";

/** Without the later texts: to read those in takes a slow phone most of the touch that chooses a filter. */
const ActiveFilters = latePart(async () => (await import("./components/active-filters")).ActiveFilters);
const FilterPanel = latePart(async () => (await import("./components/filter-panel")).FilterPanel);
const NearestResults = latePart(
  async () => (await besideLaterTexts(import("./components/nearest-results"))).NearestResults,
);
const UnreadFilters = latePart(
  async () => (await besideLaterTexts(import("./components/unread-filters"))).UnreadFilters,
);
const FilterSheet = latePart(async () => (await import("./components/filter-sheet")).FilterSheet);

export const MarketplacePage = ({ slots }: { slots: Pick<ArtworkSlots, "SaveSearch" | "ToldSearch"> }) => {
  const { t } = useTranslation("artwork");
  const isMobile = useIsMobile();
  const [parameters, setParameters] = useAddress();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filters = filtersFrom(parameters);
  const [layout, setLayout] = useAddressLayout();
  const works = useArtworks(filters, parameters.get("cursor"));
  const items = works.data?.pages.flatMap((page) => page.items) ?? [];
  const facets = useFacets(filters).data;
  const count = t("found", { count: facets?.total ?? items.length });
  const activeCount = countOfFilters(filters);
  const unread = unreadIn(parameters, filters);
  const results = useRef<HTMLDivElement>(null);

  // Each filter is a step that one can go back on; what is still being written is none.
  const change = (changes: Partial<MarketFilters>) =>
    setParameters((before) => parametersWith(before, changes), { replace: "q" in changes, preventScrollReset: true });

  const toolbar = (
    <MarketToolbar sort={filters.sort} onSort={(sort) => change({ sort })} layout={layout} onLayout={setLayout} />
  );
  return (
    <Layouted>
      <div className="head">
        <div>
          <PageHeading documentTitle={t("marketplace")}>{t("marketplace")}</PageHeading>
          <p aria-live="polite">
            {works.data && (facets || !works.hasNextPage) ? count : works.isPending && t("searching")}
          </p>
        </div>
        {!isMobile && toolbar}
      </div>
      <div className="columns">
        {!isMobile && (
          <aside className="rail" aria-label={t("filters")}>
            <LatePlace>
              <FilterPanel filters={filters} facets={facets} onChange={change} />
            </LatePlace>
          </aside>
        )}
        <div className="stack" ref={results}>
          <MarketSearch value={filters.q} onSearch={(q) => change({ q })} hasFocus={parameters.has("focus")} />
          {isMobile && (
            <div className="phone-bar">
              <Button variant="outlined" size="small" startIcon={<SlidersIcon />} onClick={() => setSheetOpen(true)}>
                {t("filterCount", { count: activeCount })}
              </Button>
              {toolbar}
            </div>
          )}
          <div className="in-force">
            {activeCount > 0 && (
              <>
                <LatePlace>
                  <ActiveFilters filters={filters} onChange={change} />
                </LatePlace>
                <slots.SaveSearch question={savedQuestionFrom(filters)} />
              </>
            )}
          </div>
          {unread.length > 0 && (
            <LatePlace>
              <UnreadFilters names={unread} />
            </LatePlace>
          )}
          {items.length > 0 && facets && facets.understood !== "asWritten" && (
            <p role="status">
              {t(facets.corrected === null ? "market.partly" : "market.corrected", { words: facets.corrected })}
            </p>
          )}
          <MarketResults query={works} items={items} layout={layout}>
            <LatePlace>
              <NearestResults filters={filters} facets={facets} onChange={change} />
            </LatePlace>
          </MarketResults>
        </div>
      </div>
      {/* There before a word is sought: whoever opens a work as soon as it is found would have gone before it came. */}
      <slots.ToldSearch query={filters.q} hasAnswer={works.isSuccess && !works.isPlaceholderData} results={results} />
      <MountedOnceOpen isOpen={isMobile && isSheetOpen}>
        <FilterSheet
          isOpen={isMobile && isSheetOpen}
          onClose={() => setSheetOpen(false)}
          filters={filters}
          facets={facets}
          onChange={change}
          result={count}
        />
      </MountedOnceOpen>
    </Layouted>
  );
};

const Layouted = styled(Container)`
  padding-block: 26px 0;

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: var(--space-m) var(--space-xl);
    margin-block-end: 24px;
  }

  .head p {
    color: var(--ink-2);
  }

  .columns {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
    gap: var(--space-3xl);
    align-items: start;
  }

  .rail {
    position: sticky;
    inset-block-start: calc(var(--header-block) + 20px);
    max-block-size: calc(100dvh - var(--header-block) - 40px);
    overflow-y: auto;
    padding-inline: 4px;
    scrollbar-width: thin;
  }

  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-xl);
  }

  .in-force {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
    align-items: center;
    justify-content: space-between;

    &:empty {
      display: none;
    }
  }

  .phone-bar {
    display: flex;

    > button {
      flex: none;
      min-block-size: 44px;
    }
    gap: var(--space-s);
    align-items: center;
    justify-content: space-between;
  }

  @media (max-width: 1023.95px) {
    .columns {
      grid-template-columns: 212px minmax(0, 1fr);
      gap: var(--space-xl);
    }
  }

  @media (max-width: 767.95px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }

    padding-block-start: 16px;

    .head {
      margin-block-end: 14px;
    }
  }
`;
