import { useSearchParams } from "react-router-dom";

/** Where the list on this page begins, as the page's address says; null for its beginning. */
export const useAddressCursor = (): string | null => useSearchParams()[0].get("cursor");
