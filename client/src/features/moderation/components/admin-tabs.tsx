import { useTranslation } from "react-i18next";
import { TabLinks } from "../../../ui/tab-links";

/** The parts of the panel. */
export const AdminTabs = ({ current }: { current: "artworks" | "history" | "operations" }) => {
  const { t } = useTranslation("moderation");
  const tabs = [
    { key: "artworks", to: "/admin?tab=artworks", label: t("tabs.artworks") },
    { key: "history", to: "/admin/history", label: t("tabs.history") },
    { key: "operations", to: "/admin/operations", label: t("tabs.operations") },
  ];
  return <TabLinks label={t("panel")} tabs={tabs} current={current} />;
};
