import { useTranslation } from "../../i18n/use-translation";
import type { AdminTab } from "../../ui/admin/admin-tabs";

/** Parts of the administrators' panel: the queue of review, and the history. */
const QueueLabel = () => useTranslation("moderation").t("tabs.artworks");
const HistoryLabel = () => useTranslation("moderation").t("tabs.history");

export const queueTab: AdminTab = {
  key: "artworks",
  to: "/admin?tab=artworks",
  Label: QueueLabel,
  load: async () => (await import("./queue-page")).QueuePage,
};

export const historyTab: AdminTab = {
  key: "history",
  to: "/admin/history",
  Label: HistoryLabel,
  load: async () => (await import("./history-page")).HistoryPage,
};
