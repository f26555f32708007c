import styled from "@emotion/styled";
import type { CurrentUser } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession } from "../../lib/session";
import { AddressTabs } from "../../ui/address-tabs";
import { EyeIcon, PackageIcon, PaletteIcon } from "../../ui/icons";
import { HeartIcon } from "../../ui/mark-icons";
import { Container, PageHeading } from "../../ui/page";
import { useAddressTab } from "../../ui/use-address-tab";
import type { DashboardSlots } from "./dashboard-slots";
import { Figures, type Figure } from "./figures";

const PATH = "/dashboard/artist";
const TABS = ["artworks", "analytics", "orders", "profile"] as const;

const FIGURES: readonly Figure[] = [
  { name: "artworks", icon: PaletteIcon, to: PATH },
  { name: "views", icon: EyeIcon, to: `${PATH}?tab=analytics` },
  { name: "likes", icon: HeartIcon, to: `${PATH}?tab=analytics` },
  { name: "sales", icon: PackageIcon, to: `${PATH}?tab=orders` },
];

const Artist = ({ user, slots }: { user: CurrentUser; slots: DashboardSlots }) => {
  const { t } = useTranslation("dashboard");
  const tab = useAddressTab(TABS);
  const { OwnWorks, Analytics, Sales, Profile } = slots;
  return (
    <Page>
      <div className="head">
        <PageHeading documentTitle={t("artistDashboard")}>{t("artistDashboard")}</PageHeading>
        <Link to={`/artists/${user.id}`}>{t("publicPage")}</Link>
      </div>
      <Figures figures={FIGURES} />
      <AddressTabs
        label={t("tabsLabel")}
        tabs={TABS.map((key) => ({ key, label: t(`artistTabs.${key}`) }))}
        current={tab}
      />
      {tab === "artworks" && <OwnWorks />}
      {tab === "analytics" && <Analytics />}
      {tab === "orders" && <Sales />}
      {tab === "profile" && <Profile />}
    </Page>
  );
};

/** The artists' dashboard; the guard lets nobody else in. */
export const ArtistDashboardPage = ({ slots }: { slots: DashboardSlots }) => {
  const { user } = useSession();
  return user && <Artist user={user} slots={slots} />;
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  padding-block: 26px 72px;

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
    align-items: baseline;
    justify-content: space-between;
  }

  .head a {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
