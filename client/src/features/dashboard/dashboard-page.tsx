import styled from "@emotion/styled";
import type { CurrentUser } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { givenNameOf } from "../../lib/person-name";
import { useSession } from "../../lib/session";
import { AddressTabs } from "../../ui/address-tabs";
import { PackageIcon, PaletteIcon, PersonIcon } from "../../ui/icons";
import { BookmarkIcon, CollectIcon, HeartIcon } from "../../ui/mark-icons";
import { Container, PageHeading } from "../../ui/page";
import { Stack } from "../../ui/stack";
import { useAddressTab } from "../../ui/use-address-tab";
import type { DashboardSlots } from "./dashboard-slots";
import { Figures, type Figure } from "./figures";
import { LinkCards } from "./link-cards";
import { LiveClock, usePartOfDay } from "./live-clock";
import { quickActions, quickLinks } from "./quick-links";
import { useVerifiedNotice } from "./use-verified-notice";
import { WaitingSales } from "./waiting-sales";

const ofArtist: readonly Figure[] = [
  { name: "artworks", icon: PaletteIcon, to: "/dashboard/artist?tab=artworks" },
  { name: "followers", icon: PersonIcon },
  { name: "likes", icon: HeartIcon, to: "/dashboard/artist?tab=analytics" },
  { name: "sales", icon: PackageIcon, to: "/sales" },
];
const ofCollector: readonly Figure[] = [
  { name: "purchases", icon: PackageIcon, to: "/orders" },
  { name: "wishes", icon: BookmarkIcon, to: "/wishlist" },
  { name: "following", icon: PersonIcon, to: "/profile?tab=following" },
  { name: "collections", icon: CollectIcon, to: "/profile?tab=collections" },
];

const Overview = ({ user, OwnBids }: { user: CurrentUser; OwnBids: DashboardSlots["OwnBids"] }) => {
  const { t } = useTranslation("dashboard");
  return (
    <Stack gap="2xl">
      <Waiting>
        <OwnBids />
        {user.role === "artist" && <WaitingSales />}
      </Waiting>
      {user.role !== "admin" && <Figures figures={user.role === "artist" ? ofArtist : ofCollector} />}
      <LinkCards label={t("links")} links={quickLinks[user.role]} />
      <Stack gap="l">
        <h2>{t("actions")}</h2>
        <LinkCards label={t("actions")} links={quickActions[user.role]} />
      </Stack>
    </Stack>
  );
};

const TABS = ["overview", "activity", "favourites", "collections"] as const;

type HomeProps = { user: CurrentUser; slots: DashboardSlots };

const Home = ({ user, slots: { OwnBids, Activity, Favourites, Collections } }: HomeProps) => {
  const { t } = useTranslation("dashboard");
  useVerifiedNotice();
  const tab = useAddressTab(TABS);
  const greeting = t(`greeting.${usePartOfDay()}`, { name: givenNameOf(user, useLanguage()) });
  return (
    <Sheet>
      <Stack gap="xs">
        <PageHeading documentTitle={t("title")}>{greeting}</PageHeading>
        <LiveClock />
      </Stack>
      <AddressTabs label={t("tabsLabel")} tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))} current={tab} />
      {tab === "overview" && <Overview user={user} OwnBids={OwnBids} />}
      {tab === "activity" && <Activity />}
      {tab === "favourites" && <Favourites />}
      {tab === "collections" && <Collections />}
    </Sheet>
  );
};

/** The home of whoever is signed in. */
export const DashboardPage = ({ slots }: { slots: DashboardSlots }) => {
  const { user } = useSession();
  return user && <Home user={user} slots={slots} />;
};

/** What wants something of the reader today; no gap if nothing does. */
const Waiting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);

  &:empty {
    display: none;
  }
`;

const Sheet = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  padding-block: 32px 56px;

  @media (max-width: 767.95px) {
    padding-block: 20px 40px;
  }
`;
