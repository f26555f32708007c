import styled from "@emotion/styled";
import { IconButton } from "../../ui/icon-button";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../lib/use-address";
import { Container, PageHeading } from "../../ui/page";
import { GridIcon, RowsIcon } from "../../ui/tool-icons";
import type { CollectorSlots, Layout } from "./collector-slots";
import { useMarkCounts } from "./collector.api";
import { Wishes } from "./components/wishes";

const LAYOUTS = { grid: GridIcon, list: RowsIcon } as const;

const Layouts = ({ layout, onLayout }: { layout: Layout; onLayout: (layout: Layout) => void }) => {
  const { t } = useTranslation("collector");
  return (
    <div>
      {(["grid", "list"] as const).map((option) => {
        const Icon = LAYOUTS[option];
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
    </div>
  );
};

/** `/wishlist`: the works that somebody wished for, and what became of them since. */
export const WishlistPage = ({ slots }: { slots: CollectorSlots }) => {
  const { t } = useTranslation("collector");
  const [parameters, setParameters] = useAddress();
  const counts = useMarkCounts();
  const layout: Layout = parameters.get("view") === "list" ? "list" : "grid";
  const setLayout = (next: Layout) =>
    setParameters(() => new URLSearchParams(next === "grid" ? {} : { view: next }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Page>
      <div className="head">
        <div>
          <PageHeading documentTitle={t("wishlist")}>{t("wishlist")}</PageHeading>
          <p aria-live="polite">{counts.data && t("found", { count: counts.data.wishes })}</p>
        </div>
        <Layouts layout={layout} onLayout={setLayout} />
      </div>
      <Wishes slots={slots} layout={layout} />
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: 26px 72px;

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: var(--space-m) var(--space-xl);
  }

  .head p {
    min-block-size: 1.6em;
    color: var(--ink-2);
  }

  .head button[aria-pressed="true"] {
    background: var(--wall);
  }

  > .more {
    justify-self: center;
  }
`;
