import { pageInTwo } from "@naqsh/shared/first-view";
import type { PageAsked } from "@naqsh/shared/first-view";
import { bytesInTwo } from "./page-bytes";
import type { BytesInTwo } from "./page-bytes";

/** The page that draws itself, for the reader of a page: its first part is that of the drawn page too. */
export type PageBeginnings = (asked: Pick<PageAsked, "path" | "view">) => Promise<BytesInTwo>;

/**
 * Gives how pages begin; there are as many beginnings as languages and themes, and each is made once.
 * @param template the built index.html
 */
export const createPageBeginnings = (template: string): PageBeginnings => {
  const made = new Map<string, Promise<BytesInTwo>>();
  return (asked) => {
    const { beginning, rest } = pageInTwo(template, asked);
    const inBytes = made.get(beginning) ?? bytesInTwo(Buffer.from(beginning), Buffer.from(rest));
    made.set(beginning, inBytes);
    return inBytes;
  };
};
