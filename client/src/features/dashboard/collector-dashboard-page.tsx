import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession } from "../../lib/session";
import { AddressTabs } from "../../ui/address-tabs";
import { PackageIcon, PersonIcon } from "../../ui/icons";
import { BookmarkIcon, HeartIcon } from "../../ui/mark-icons";
import { Notice } from "../../ui/notice";
import { Container, PageHeading } from "../../ui/page";
import { Stack } from "../../ui/stack";
import { useAddressTab } from "../../ui/use-address-tab";
import type { DashboardSlots } from "./dashboard-slots";
import { Figures, type Figure } from "./figures";

const PATH = "/dashboard/collector";
const TABS = ["collection", "wishlist", "following", "recommendations"] as const;

const FIGURES: readonly Figure[] = [
  { name: "purchases", icon: PackageIcon, to: PATH },
  { name: "wishes", icon: BookmarkIcon, to: `${PATH}?tab=wishlist` },
  { name: "following", icon: PersonIcon, to: `${PATH}?tab=following` },
  { name: "myLikes", icon: HeartIcon },
];

const Denied = () => {
  const { t } = useTranslation("dashboard");
  return (
    <Notice>
      <PageHeading documentTitle={t("denied.title")}>{t("denied.title")}</PageHeading>
      <p>{t("denied.text")}</p>
      <div className="actions">
        <Button component={Link} to="/" variant="contained">
          {t("denied.home")}
        </Button>
      </div>
    </Notice>
  );
};

const Collector = ({ slots }: { slots: DashboardSlots }) => {
  const { t } = useTranslation("dashboard");
  const tab = useAddressTab(TABS);
  const { Purchases, Favourites, Following, Recommendations, Level } = slots;
  return (
    <Page>
      <Stack gap="s">
        <PageHeading documentTitle={t("collector")}>{t("collector")}</PageHeading>
        <Level />
      </Stack>
      <Figures figures={FIGURES} />
      <AddressTabs
        label={t("tabsLabel")}
        tabs={TABS.map((key) => ({ key, label: t(`collectorTabs.${key}`) }))}
        current={tab}
      />
      {tab === "collection" && <Purchases />}
      {tab === "wishlist" && <Favourites />}
      {tab === "following" && <Following />}
      {tab === "recommendations" && <Recommendations />}
    </Page>
  );
};

/** The collectors' dashboard; for anybody else a card that says so, with the way home. */
export const CollectorDashboardPage = ({ slots }: { slots: DashboardSlots }) => {
  const { hasRole } = useSession();
  return hasRole("collector") ? <Collector slots={slots} /> : <Denied />;
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  padding-block: 26px 72px;
`;
