import { useSyncExternalStore } from "react";
import { firstView } from "../lib/first-view";
import { MOBILE_QUERY } from "./theme/tokens";

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(MOBILE_QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the layout for phones stands (under 768 px). */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(MOBILE_QUERY).matches,
    () => firstView()?.isPhone ?? false,
  );
