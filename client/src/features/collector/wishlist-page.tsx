import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { LayoutSwitch } from "../../ui/layout-switch";
import { Container, PageHeading } from "../../ui/page";
import { useAddressLayout } from "../../ui/use-address-layout";
import type { CollectorSlots } from "./collector-slots";
import { useMarkCounts } from "./collector.api";
import { Wishes } from "./components/wishes";

/** `/wishlist`: the works that somebody wished for, and what became of them since. */
export const WishlistPage = ({ slots }: { slots: CollectorSlots }) => {
  const { t } = useTranslation("collector");
  const [layout, setLayout] = useAddressLayout();
  const counts = useMarkCounts();
  return (
    <Page>
      <div className="head">
        <div>
          <PageHeading documentTitle={t("wishlist")}>{t("wishlist")}</PageHeading>
          <p aria-live="polite">{counts.data && t("found", { count: counts.data.wishes })}</p>
        </div>
        <LayoutSwitch layout={layout} onLayout={setLayout} />
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

  > .more {
    justify-self: center;
  }
`;
