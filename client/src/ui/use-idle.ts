import { useEffect, useState } from "react";

/** Whether the page has been drawn and has nothing more urgent to do: what no first view needs waits for it. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
};
