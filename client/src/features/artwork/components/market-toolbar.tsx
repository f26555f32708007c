import styled from "@emotion/styled";
import { IconButton } from "../../../ui/icon-button";
import { Choice } from "../../../ui/choice";
import { useTranslation } from "react-i18next";
import { GridIcon, RowsIcon } from "../../../ui/tool-icons";
import { LAYOUTS, SORTS, type Layout, type Sort } from "../market-filters";

const icons = { grid: GridIcon, list: RowsIcon };

type MarketToolbarProps = {
  sort: Sort;
  onSort: (sort: Sort) => void;
  layout: Layout;
  onLayout: (layout: Layout) => void;
};

/** In which order, and as a grid or as rows. */
export const MarketToolbar = ({ sort, onSort, layout, onLayout }: MarketToolbarProps) => {
  const { t } = useTranslation("artwork");
  return (
    <Bar>
      <Choice
        label={t("sort")}
        value={sort}
        options={SORTS}
        textOf={(option) => t(`sorts.${option}`)}
        onChange={onSort}
      />
      {LAYOUTS.map((option) => {
        const Icon = icons[option];
        return (
          <IconButton
            key={option}
            aria-label={t(`layouts.${option}`)}
            aria-pressed={layout === option}
            onClick={() => onLayout(option)}
          >
            <Icon size={21} />
          </IconButton>
        );
      })}
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  min-inline-size: 0;

  > button {
    flex: none;
  }

  button[aria-pressed="true"] {
    background: var(--wall);
  }
`;
