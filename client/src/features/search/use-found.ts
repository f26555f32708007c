import { useFormat } from "../../i18n/use-format";
import { useTranslation } from "../../i18n/use-translation";
import { useAddress } from "../../lib/use-address";
import { useAddressTab } from "../../ui/use-address-tab";
import { countsOf } from "./counts-of";
import { startFrom } from "./search-depth";
import { SEARCH_TABS, type SearchFilters, type SearchTab } from "./search-filters";
import { useSearch } from "./search.api";

/** What is found for the address's kind and place; `nameOf` calls a kind by its name, with its count once that is known. */
export const useFound = (filters: SearchFilters) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const [parameters] = useAddress();
  const tab = useAddressTab(SEARCH_TABS);
  // Among all kinds only the first of each are shown.
  const start = tab === "all" ? 0 : startFrom(parameters);
  const found = useSearch(filters, tab, start);
  const first = found.data?.pages[0];
  const nameOf = (kind: SearchTab): string => {
    if (first === undefined) return t(`tabs.${kind}`);
    const counts = countsOf(first);
    const all = counts.artworks + counts.artists + counts.auctions;
    return `${t(`tabs.${kind}`)} (${format.number({ all, ...counts }[kind])})`;
  };
  return { found, first, tab, start, nameOf };
};
