import { useEffect } from "react";
import { bringEarly, type Group } from "./late-part";
import { useIdle } from "./use-idle";

/** Fetches the late parts of a group once the page rests: what is pressed later opens without the line. */
export const useEarly = (group: Group): void => {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void bringEarly(group);
  }, [isIdle, group]);
};
