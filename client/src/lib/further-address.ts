import { useLocation } from "react-router-dom";

/**
 * Gives the address of the list on this page from a place on; null for no place. Without scripts it is the way to the rest of the
 * list, and machines follow it.
 */
export const useFurtherAddress = () => {
  const { pathname, search } = useLocation();
  return (name: "cursor" | "page", place: string | number | null): string | null => {
    if (place === null) return null;
    const parameters = new URLSearchParams(search);
    parameters.set(name, String(place));
    return `${pathname}?${parameters.toString()}`;
  };
};
