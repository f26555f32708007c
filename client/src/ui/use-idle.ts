import { useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle";

/** Whether the page has been drawn and has nothing more urgent to do: what no first view needs waits for it. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
