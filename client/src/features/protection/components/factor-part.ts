import type { useAct } from "../use-act";

/** What each part of the second factors is given. */
export type FactorPart = {
  act: ReturnType<typeof useAct>["act"];
  isPending: boolean;
  /** Shows recovery codes, which come once; null: there are codes already. */
  onCodes: (codes: string[] | null) => void;
};
