import type { SearchAnswer } from "@naqsh/shared/search";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useFurtherAddress } from "../../../lib/further-address";
import { KeptPlace } from "../../../lib/kept-place/kept-place";
import { AddressTabs } from "../../../ui/address-tabs";
import { Bidi } from "../../../ui/bidi";
import { MoreButton } from "../../../ui/more-button";
import { useHeldWait } from "../../../ui/skeleton";
import { ErrorState } from "../../../ui/states";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { countsOf } from "../counts-of";
import { countOfSearchFilters, SEARCH_TABS, type SearchFilters } from "../search-filters";
import type { SearchSlots } from "../search-slots";
import { useFound } from "../use-found";
import { useToldSearch } from "../use-told-search";
import { LeftOut } from "./left-out";
import { SearchRecommendations } from "./search-recommendations";
import { SearchResults } from "./search-results";

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

type FoundProps = { filters: SearchFilters; slots: SearchSlots; onClear: () => void };

/** What is found by words and filters, kind by kind, and the way to the rest. */
export const Found = ({ filters, slots, onClear }: FoundProps) => {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const isMobile = useIsMobile();
  const furtherAddress = useFurtherAddress();
  const { found, first, tab, start, nameOf } = useFound(filters);
  const isWaiting = useHeldWait(found.isPending);
  const tellChosen = useToldSearch(filters.query, first !== undefined && !found.isPlaceholderData, WHOLE_MS);
  if (isWaiting || found.isPending) return <slots.WorksSkeleton />;
  if (found.isError && !found.data) {
    const text = isApiError(found.error) ? found.error.text(language) : undefined;
    return <ErrorState title={t("failed")} text={text} onRetry={() => void found.refetch()} />;
  }
  if (first === undefined || found.data === undefined) return null;
  return (
    <>
      <Understood answer={first} />
      {!isMobile && (
        <AddressTabs label={t("kinds")} tabs={SEARCH_TABS.map((key) => ({ key, label: nameOf(key) }))} current={tab} />
      )}
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
        <LeftOut start={start} pages={found.data.pages.map((page) => page[tab].length)} total={countsOf(first)[tab]} />
      )}
    </>
  );
};
