import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const Label = () => useTranslation("operations").t("tab");

export const operationsTab: AdminTab = {
  key: "operations",
  to: "/admin/operations",
  Label,
  load: async () => (await import("./operations-page")).OperationsPage,
};
