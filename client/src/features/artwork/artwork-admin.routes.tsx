import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const FeaturedLabel = () => useTranslation("papers").t("featuring.tab");
const VerifiedLabel = () => useTranslation("verification").t("tab");

export const featuredTab: AdminTab = {
  key: "featured",
  to: "/admin?tab=featured",
  Label: FeaturedLabel,
  load: async () => (await import("./featured-page")).FeaturedPage,
};

export const verifiedTab: AdminTab = {
  key: "verified",
  to: "/admin?tab=verified",
  Label: VerifiedLabel,
  load: async () => (await import("./verified-page")).VerifiedPage,
};
