import { Outlet, type RouteObject } from "react-router-dom";
import { moderationTabs } from "../features/moderation/moderation.routes";
import { operationsTab } from "../features/operations/operations.routes";
import { securityTab } from "../features/security/security.routes";
import { AdminTabList, type AdminTab } from "../ui/admin/admin-tabs";

/** The administrators' panel, in the order of its tabs; a feature adds its own here. */
const adminTabs: AdminTab[] = [...moderationTabs, operationsTab, securityTab];

/** The page of each tab, at the path of its address. */
export const adminPages: RouteObject[] = adminTabs.map(({ to, load }) => ({
  path: to.replace(/^\/|\?.*$/g, ""),
  lazy: async () => ({ Component: await load() }),
}));

/** Gives the pages of the panel their tabs. */
export const AdminPanel = () => (
  <AdminTabList value={adminTabs}>
    <Outlet />
  </AdminTabList>
);
