import { useLocation } from "react-router-dom";

/** The `?return=` parameter for a link to sign-in: afterwards the reader comes back to this page. */
export const useReturnParameter = (): string => {
  const { pathname, search } = useLocation();
  return `?return=${encodeURIComponent(pathname + search)}`;
};
