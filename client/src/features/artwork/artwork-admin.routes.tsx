import { useTranslation } from "react-i18next";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const Label = () => useTranslation("artwork").t("featuring.tab");

export const featuredTab: AdminTab = {
  key: "featured",
  to: "/admin?tab=featured",
  Label,
  load: async () => (await import("./featured-page")).FeaturedPage,
};
