import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether a part is the server's still: true where it is drawn and taken over, false from then on. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
