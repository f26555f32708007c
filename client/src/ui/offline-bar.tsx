import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/use-translation";
import { OfflineIcon } from "./icons";
import { PageBar } from "./page-bar";

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Whether the device says that it is connected. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The thin saffron bar under the header while there is no connection. */
export const OfflineBar = () => {
  const { t } = useTranslation("ui");
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <PageBar data-tone="waiting">
          <OfflineIcon size={18} />
          {t("offline")}
        </PageBar>
      )}
    </div>
  );
};
