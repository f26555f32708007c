import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/**
 * False on the server, and in the browser until a part of a page that the server drew has been taken over: what only the
 * device knows shows from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
