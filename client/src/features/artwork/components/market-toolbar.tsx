import styled from "@emotion/styled";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
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
      <Select
        value={sort}
        onChange={(event) => onSort(event.target.value)}
        sx={{ minBlockSize: 44 }}
        slotProps={{ input: { "aria-label": t("sort") } }}
      >
        {SORTS.map((option) => (
          <MenuItem key={option} value={option}>
            {t(`sorts.${option}`)}
          </MenuItem>
        ))}
      </Select>
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

  > .MuiInputBase-root {
    min-inline-size: 0;
  }

  > button {
    flex: none;
  }

  .MuiSelect-select {
    padding-block: 9px;
    font-size: var(--text-label);
  }

  button[aria-pressed="true"] {
    background: var(--wall);
  }
`;
