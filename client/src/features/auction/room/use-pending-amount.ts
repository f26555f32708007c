import type { Halalas } from "@naqsh/shared/kernel/money";
import { useCallback, useSyncExternalStore } from "react";
import type { BidDeskStore } from "../desk/bid-desk.store";

const pendingIn = (bids: BidDeskStore | null): Halalas | null => {
  const current = bids?.getState().current;
  return current?.phase === "pending" ? current.amount : null;
};

const nothing = (): void => undefined;

/** What the reader has bid and has no answer to yet; null while there is nothing of the kind. */
export const usePendingAmount = (bids: BidDeskStore | null): Halalas | null => {
  const subscribe = useCallback((changed: () => void) => bids?.subscribe(changed) ?? nothing, [bids]);
  return useSyncExternalStore(
    subscribe,
    () => pendingIn(bids),
    () => null,
  );
};
