import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const TransfersLabel = () => useTranslation("transfer").t("tab");

export const transfersTab: AdminTab = {
  key: "transfers",
  to: "/admin?tab=transfers",
  Label: TransfersLabel,
  load: async () => (await import("./transfers-page")).TransfersPage,
};
