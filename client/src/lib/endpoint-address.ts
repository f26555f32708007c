type Value = string | number | boolean | null | undefined;

export type AddressParts = {
  /** By the names in the path. */
  params?: Readonly<Record<string, string>> | undefined;
  /** Fields of the query string; those without a value are left out. */
  query?: unknown;
};

/** The address of an endpoint: its path with parameters filled in, and a query string of what is not left out. */
export const endpointAddress = (path: string, { params = {}, query }: AddressParts): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const named = Object.entries((query ?? {}) as Record<string, Value>).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? filled : `${filled}?${search}`;
};
