import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const Label = () => useTranslation("security").t("tab");

export const securityTab: AdminTab = {
  key: "security",
  to: "/admin/security",
  Label,
  load: async () => (await import("./security-page")).SecurityPage,
};
