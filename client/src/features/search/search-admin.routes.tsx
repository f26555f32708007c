import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const Label = () => useTranslation("search").t("admin.tab");

export const searchesTab: AdminTab = {
  key: "searches",
  to: "/admin?tab=searches",
  Label,
  load: async () => (await import("./sought-terms-page")).SoughtTermsPage,
};
