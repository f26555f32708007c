import { useLayoutEffect, type RefObject } from "react";

/** Gives what somebody wrote into a field of the drawn page before it was taken over; React would write over it. */
export const useTypedEarly = (field: RefObject<HTMLInputElement | null>, take: (text: string) => void): void => {
  useLayoutEffect(() => {
    const { value = "", defaultValue = "" } = field.current ?? {};
    if (value !== defaultValue) take(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later React hears of each letter
  }, []);
};
