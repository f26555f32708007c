import { createContext } from "react";

export type Mode = "light" | "dark";

/** Whether it is light or dark here. Our own styles need no word of it: their tokens turn by themselves. */
export const ModeContext = createContext<Mode>("light");
