import { useEffect } from "react";
import { create } from "zustand";
import type { MarkKind } from "./mark-batch";

/** What readers want of marks that are not known yet, by kind and id. */
const useEarlyPresses = create<Record<string, boolean>>(() => ({}));

const withoutKey = (all: Record<string, boolean>, key: string): Record<string, boolean> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

/** What was pressed and not done yet is forgotten, for another reader. */
export const forgetEarlyPresses = (): void => useEarlyPresses.setState({}, true);

/**
 * A press on a mark before it can be done: `settle` does it as soon as it can and gives true then.
 * @returns what is wanted, and how to want it
 */
export const useEarlyPress = (kind: MarkKind, id: string, settle: (wanted: boolean) => boolean) => {
  const key = `${kind} ${id}`;
  const wanted = useEarlyPresses((all) => all[key]);
  useEffect(() => {
    if (wanted === undefined || !settle(wanted)) return;
    useEarlyPresses.setState((all) => withoutKey(all, key), true);
  });
  return { wanted, want: (isWanted: boolean) => useEarlyPresses.setState({ [key]: isWanted }) };
};
