import { useEffect, type ReactNode } from "react";
import { useDarkRegions } from "./dark-regions.store";
import { ModeContext } from "./mode";

/**
 * A region that is dark whatever the setting says (the live room). The page's root turns dark with it for as long as it
 * stands, because dialogs and menus open there.
 */
export const AlwaysDark = ({ children }: { children: ReactNode }) => {
  const enter = useDarkRegions((state) => state.enter);
  useEffect(enter, [enter]);
  return (
    <ModeContext value="dark">
      <div data-theme="dark">{children}</div>
    </ModeContext>
  );
};
