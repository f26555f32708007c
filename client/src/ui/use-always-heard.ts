import { useEffect } from "react";

const HIDDEN = "aria-hidden";

/**
 * Keeps what speaks beside the page heard. A dialog of MUI hides all that stands beside it from screen readers, and a bid that was
 * passed must be heard while somebody reads the rules.
 */
export const useAlwaysHeard = (region: HTMLElement | null): void =>
  useEffect(() => {
    if (region === null) return undefined;
    const stayHeard = (): void => region.removeAttribute(HIDDEN);
    stayHeard();
    const observer = new MutationObserver(stayHeard);
    observer.observe(region, { attributeFilter: [HIDDEN] });
    return () => observer.disconnect();
  }, [region]);
