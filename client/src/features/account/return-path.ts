/** Where to go after signing in: the page that asked for it, if it is one of ours. */
export const returnPathFrom = (parameters: URLSearchParams): string => {
  const path = parameters.get("return") ?? "/";
  return /^\/(?![/\\])/.test(path) ? path : "/";
};
