import styled from "@emotion/styled";
import { ARTWORK_CATEGORIES } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { Choice } from "../../../ui/choice";
import { Stack } from "../../../ui/stack";
import type { SearchFilters } from "../search-filters";
import type { SearchSlots } from "../search-slots";

type SearchFilterPanelProps = {
  filters: SearchFilters;
  slots: Pick<SearchSlots, "PriceFilter" | "ColourFilter">;
  onChange: (change: Partial<SearchFilters>) => void;
};

/** The filters of a search; each change takes effect at once. */
export const SearchFilterPanel = ({ filters, slots, onChange }: SearchFilterPanelProps) => {
  const { t } = useTranslation("search");
  // As the marketplace names them.
  const { t: ofWorks } = useTranslation("artwork");
  return (
    <Frame gap="2xl">
      <div className="category">
        <span aria-hidden="true">{t("category")}</span>
        <Choice
          label={t("category")}
          value={filters.category ?? ""}
          options={["", ...ARTWORK_CATEGORIES]}
          textOf={(category) => (category === "" ? t("allCategories") : ofWorks(`categories.${category}`))}
          onChange={(category) => onChange({ category: category === "" ? null : category })}
        />
      </div>
      <slots.PriceFilter value={filters} onChange={onChange} />
      <slots.ColourFilter value={filters.colour} onChange={(colour) => onChange({ colour })} />
      <div>
        <label className="choice">
          <input
            type="checkbox"
            checked={filters.aiRecommend}
            onChange={({ target }) => onChange({ aiRecommend: target.checked })}
          />
          <b>{t("recommend")}</b>
        </label>
        <p>{t("recommendHint")}</p>
      </div>
    </Frame>
  );
};

// No rule for the frame of a text field, which is a fieldset as well.
const Frame = styled(Stack)`
  fieldset:not([aria-hidden="true"]) {
    border: 0;
    padding: 0;
    margin: 0;
    min-inline-size: 0;
  }

  legend,
  .category > span:first-of-type,
  label > span:first-of-type {
    display: block;
    padding: 0;
    margin-block-end: 8px;
    font-weight: 600;
    font-size: var(--text-label);
  }

  .choice {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    min-block-size: 44px;
    font-size: var(--text-label);
    cursor: pointer;
  }

  .choice b {
    font-weight: 600;
  }

  .choice input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--primary);
  }

  .category {
    display: grid;
  }

  p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-m);
  }

  .slider {
    padding-inline: 10px;
  }
`;
