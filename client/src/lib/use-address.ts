import { useEffect, useRef } from "react";
import { useSearchParams, type NavigateOptions } from "react-router-dom";

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the page's address, and a way to change them. A change begins from the one before it, even if the
 * page has not been drawn again between the two: the router alone would begin from what was drawn, and lose the first.
 */
export const useAddress = (): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] => {
  const [drawn, setParameters] = useSearchParams();
  const newest = useRef(drawn);
  useEffect(() => {
    newest.current = drawn;
  }, [drawn]);
  const change = (make: Change, options?: NavigateOptions): void => {
    newest.current = make(newest.current);
    setParameters(newest.current, options);
  };
  return [drawn, change];
};
