import { useLocation } from "react-router-dom";

/** The query that brings who signs in or up back to this very page. */
export const useReturnHere = (): string => {
  const { pathname, search } = useLocation();
  return `?return=${encodeURIComponent(pathname + search)}`;
};
