import { useEffect } from "react";
import { bringEarly, type Group } from "./late-part";
import { whenIdle } from "../lib/when-idle";

/** Fetches the late parts of a group once the page rests: what is pressed later opens without the line. Draws nothing anew. */
export const useEarly = (group: Group): void => useEffect(() => whenIdle(() => void bringEarly(group)), [group]);
