import styled from "@emotion/styled";
import { Choice } from "../../../ui/choice";
import { useTranslation } from "../../../i18n/use-translation";
import { LayoutSwitch } from "../../../ui/layout-switch";
import type { Layout } from "../../../ui/use-address-layout";
import { SORTS, type Sort } from "../market-filters";

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
      <LayoutSwitch layout={layout} onLayout={onLayout} />
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  min-inline-size: 0;

  > span select {
    min-block-size: 44px;
    padding-block: 7px;
  }
`;
