/** An origin that no page has: whatever leaves it is elsewhere. */
const HERE = "http://here.invalid";

/** As a browser reads an address: it takes `\` for `/`, and leaves tabs and line breaks out. */
const staysHere = (path: string): boolean =>
  path.startsWith("/") && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;

/** Where to go after signing in: the page that asked for it, if it is one of ours. */
export const returnPathFrom = (parameters: URLSearchParams): string => {
  const path = parameters.get("return") ?? "/";
  return staysHere(path) ? path : "/";
};
