import { useAddress } from "../lib/use-address";

export const LAYOUTS = ["grid", "list"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How works lie, which stands in the address of the page (`?view=list`); a grid if it names nothing. */
export const useAddressLayout = (): [layout: Layout, choose: (layout: Layout) => void] => {
  const [parameters, setParameters] = useAddress();
  const choose = (layout: Layout) =>
    setParameters(
      (before) => {
        const changed = new URLSearchParams(before);
        if (layout === "grid") changed.delete("view");
        else changed.set("view", layout);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parameters.get("view") === "list" ? "list" : "grid", choose];
};
