import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Inline } from "../../ui/inline";
import { Container, PageHeading } from "../../ui/page";
import { useIsMobile } from "../../ui/use-is-mobile";
import type { HomeSlots } from "./home-slots";
import { HowItWorks } from "./how-it-works";
import { JoinCall } from "./join-call";
import { QuickTiles } from "./quick-tiles";

/** The first page: works to browse, and beside them a lot that can be bid on at once. */
export const HomePage = ({ Gallery, LiveLot, OwnBids, OwnRows, ...slots }: HomeSlots) => {
  const { t } = useTranslation("home");
  const isMobile = useIsMobile();
  const works = (
    <div key="works">
      <PageHeading documentTitle={t("title")} size="hero">
        {t("title")}
      </PageHeading>
      <p className="lead">{t("lead")}</p>
      <Inline gap="m" className="calls">
        <Button component={Link} to="/marketplace" variant="contained">
          {t("hero.browse")}
        </Button>
        <Button component={Link} to="/auctions" variant="outlined">
          {t("hero.auctions")}
        </Button>
      </Inline>
      <QuickTiles />
      <OwnRows />
      <Gallery wide={LiveLot ? 3 : 4} />
    </div>
  );
  const lot = LiveLot && (
    <div key="lot" className="lot">
      <LiveLot />
    </div>
  );
  return (
    <>
      <slots.FirstWork />
      <OwnBids />
      <Columns data-lot={LiveLot !== null}>
        {/* As it is seen: a page that comes piece by piece would be shown with the works where the lot is to stand. */}
        {isMobile ? [lot, works] : [works, lot]}
      </Columns>
      <slots.LiveLots />
      <slots.Trending />
      <slots.ClosedLots />
      <JoinCall />
      <HowItWorks />
    </>
  );
};

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: var(--space-2xl);
  align-items: start;
  padding-block: 26px 72px;

  &[data-lot="false"],
  &:has(> .lot:empty) {
    grid-template-columns: minmax(0, 1fr);
  }

  .lead {
    max-inline-size: 56ch;
    margin-block-end: 16px;
    font-size: var(--text-lead);
    color: var(--ink-2);
  }

  .calls {
    margin-block-end: 20px;
  }

  .lot {
    position: sticky;
    inset-block-start: calc(var(--header-block) + 13px);
  }

  @media (max-width: 1179.95px) {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: var(--space-2xl);
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);

    .lot {
      position: static;
      order: -1;
    }
  }

  @media (max-width: 767.95px) {
    gap: var(--space-xl);
    padding-block: 14px 56px;

    .lead {
      font-size: var(--text-label);
    }

    .calls a {
      padding-inline: 14px;
    }
  }
`;
