import { createElement } from "react";
import { Navigate, Outlet, useSearchParams, type RouteObject } from "react-router-dom";
import { featuredTab, verifiedTab } from "../features/artwork/artwork-admin.routes";
import { overviewTab, personPages, settingsTab, usersTab } from "../features/admin/admin.routes";
import { historyTab, queueTab } from "../features/moderation/moderation.routes";
import { operationsTab } from "../features/operations/operations.routes";
import { payoutsTab } from "../features/payout/payout.routes";
import { ordersTab } from "../features/order/order.routes";
import { transfersTab } from "../features/transfer/transfer.routes";
import { searchesTab } from "../features/search/search-admin.routes";
import { securityTab } from "../features/security/security.routes";
import { AdminTabList, type AdminTab } from "../ui/admin/admin-tabs";
import { WaitingPage } from "../ui/waiting-page";
import { latePart } from "../ui/late-part";
import { LatePlace } from "../ui/late-place";

/** The administrators' panel, in the order of its tabs; a feature adds its own here. */
const adminTabs: AdminTab[] = [
  overviewTab,
  usersTab,
  queueTab,
  featuredTab,
  verifiedTab,
  ordersTab,
  transfersTab,
  payoutsTab,
  searchesTab,
  settingsTab,
  historyTab,
  operationsTab,
  securityTab,
];

const hasOwnPath = ({ to }: AdminTab): boolean => !to.includes("?");

/** The tabs that `?tab=` chooses between. */
const parts = new Map(adminTabs.filter((tab) => !hasOwnPath(tab)).map(({ key, load }) => [key, latePart(load)]));
const Overview = parts.get(overviewTab.key)!;

/** `/admin?tab=`: the tab that the address names; the overview if it names none. */
const TabOfAddress = () => {
  const [parameters] = useSearchParams();
  const named = adminTabs.find(({ key }) => key === parameters.get("tab")) ?? overviewTab;
  if (hasOwnPath(named)) return <Navigate to={named.to} replace />;
  const Part = parts.get(named.key) ?? Overview;
  return (
    <LatePlace key={named.key} fallback={<WaitingPage />}>
      {createElement(Part)}
    </LatePlace>
  );
};

/** Every page of the panel, at the path of its address. */
export const adminPages: RouteObject[] = [
  { path: "admin", lazy: async () => ({ Component: TabOfAddress }) },
  { path: "admin/users", element: <Navigate to={usersTab.to} replace /> },
  ...personPages,
  ...adminTabs.filter(hasOwnPath).map(({ to, load }) => ({
    path: to.replace(/^\//, ""),
    lazy: async () => ({ Component: await load() }),
  })),
];

/** Gives the pages of the panel their tabs. */
export const AdminPanel = () => (
  <AdminTabList value={adminTabs}>
    <Outlet />
  </AdminTabList>
);
