import { useTranslation } from "../../i18n/use-translation";
import type { RouteObject } from "react-router-dom";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const Label = () => useTranslation("payout").t("tab");

export const payoutsTab: AdminTab = {
  key: "payouts",
  to: "/admin?tab=payouts",
  Label,
  load: async () => (await import("./payout-desk-page")).PayoutDeskPage,
};

/** The artist's own page. */
export const payoutRoutes: RouteObject[] = [
  { path: "payouts", lazy: async () => ({ Component: (await import("./payouts-page")).PayoutsPage }) },
];
