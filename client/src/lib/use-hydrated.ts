import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** On the server, and until a part of a page that the server drew has been taken over, `drawn`; from then on `own`. */
export const useOnceTaken = <Value>(drawn: Value, own: Value): Value =>
  useSyncExternalStore(
    never,
    () => own,
    () => drawn,
  );

/**
 * False on the server, and in the browser until a part of a page that the server drew has been taken over: what only the
 * device knows shows from then on.
 */
export const useHydrated = (): boolean => useOnceTaken(false, true);
