import { useTranslation } from "react-i18next";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const Label = () => useTranslation("security").t("tab");

export const securityTab: AdminTab = {
  key: "security",
  to: "/admin/security",
  Label,
  load: async () => (await import("./security-page")).SecurityPage,
};
