import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Drawer } from "../../../ui/material/drawer";
import { IconButton } from "../../../ui/icon-button";
import type { ArtworkFacets } from "@naqsh/shared/artwork";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { CloseIcon } from "../../../ui/icons";
import { noFilters, type MarketFilters } from "../market-filters";
import { FilterPanel } from "./filter-panel";

type FilterSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  filters: MarketFilters;
  facets: ArtworkFacets | undefined;
  onChange: (change: Partial<MarketFilters>) => void;
  /** How many works match now, in words. */
  result: string;
};

/** The filters on a phone, from the foot of the screen; the count follows each choice. */
export const FilterSheet = ({ isOpen, onClose, filters, facets, onChange, result }: FilterSheetProps) => {
  const { t } = useTranslation("artwork");
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { "aria-labelledby": titleId, sx: { borderRadius: "18px 18px 0 0" } } }}
    >
      <Sheet>
        <header>
          <h2 id={titleId}>{t("filters")}</h2>
          <IconButton aria-label={t("closeFilters")} onClick={onClose}>
            <CloseIcon size={22} />
          </IconButton>
        </header>
        <div className="body">
          <FilterPanel filters={filters} facets={facets} onChange={onChange} />
        </div>
        <footer>
          <Button variant="text" onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
            {t("clearFilters")}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t("showResults", { result })}
          </Button>
        </footer>
      </Sheet>
    </Drawer>
  );
};

const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-block-size: 86dvh;

  header,
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    padding: 10px 16px;
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.5;
  }

  footer {
    border-block-start: 1px solid var(--line);
    padding-block-end: calc(10px + env(safe-area-inset-bottom));
  }

  footer > :last-child {
    flex: 1;
  }

  .body {
    overflow-y: auto;
    padding: 8px 16px 24px;
  }
`;
