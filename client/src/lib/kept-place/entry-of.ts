import type { Location } from "react-router-dom";

/** What names an entry of the tab's history. Every page opened by its address has the key "default": there the address does. */
export const entryOf = ({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string =>
  key === "default" ? pathname + search : key;
