import { useTranslation } from "react-i18next";
import { TabLinks } from "../tab-links";

/** The parts of the panel. */
export const AdminTabs = ({ current }: { current: "artworks" | "history" | "operations" | "security" }) => {
  const { t } = useTranslation("moderation");
  const tabs = [
    { key: "artworks", to: "/admin?tab=artworks", label: t("tabs.artworks") },
    { key: "history", to: "/admin/history", label: t("tabs.history") },
    { key: "operations", to: "/admin/operations", label: t("tabs.operations") },
    { key: "security", to: "/admin/security", label: t("tabs.security") },
  ];
  return <TabLinks label={t("panel")} tabs={tabs} current={current} />;
};
