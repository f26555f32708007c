import { useTranslation } from "../../../i18n/use-translation";
import { useAddress } from "../../../lib/use-address";
import { Choice } from "../../../ui/choice";
import { SEARCH_TABS, withKind, type SearchFilters } from "../search-filters";
import { useFound } from "../use-found";

/** The kinds of what is found, each with its count, in the room of one: on a phone tabs would take a row of their own. */
export const KindChoice = ({ filters }: { filters: SearchFilters }) => {
  const { t } = useTranslation("search");
  const [, setParameters] = useAddress();
  const { tab, nameOf } = useFound(filters);
  return (
    <Choice
      label={t("kinds")}
      value={tab}
      options={SEARCH_TABS}
      textOf={nameOf}
      onChange={(kind) => setParameters((before) => withKind(before, kind))}
    />
  );
};
