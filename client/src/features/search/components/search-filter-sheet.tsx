import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Drawer } from "../../../ui/material/drawer";
import { IconButton } from "../../../ui/icon-button";
import { useId, type ComponentProps } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { CloseIcon } from "../../../ui/icons";
import { noSearchFilters } from "../search-filters";
import { SearchFilterPanel } from "./search-filter-panel";

type SearchFilterSheetProps = ComponentProps<typeof SearchFilterPanel> & { isOpen: boolean; onClose: () => void };

/** The filters on a phone, from the foot of the screen. */
export const SearchFilterSheet = ({ isOpen, onClose, ...panel }: SearchFilterSheetProps) => {
  const { t } = useTranslation("search");
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
          <IconButton aria-label={t("close")} onClick={onClose}>
            <CloseIcon size={22} />
          </IconButton>
        </header>
        <div className="body">
          <SearchFilterPanel {...panel} />
        </div>
        <footer>
          <Button variant="text" onClick={() => panel.onChange(noSearchFilters)}>
            {t("clearFilters")}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t("showResults")}
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
