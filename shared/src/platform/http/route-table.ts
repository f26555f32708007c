/** A route found for a path: what was entered for it, and the path's parameters, decoded. */
export type Found<Entry> = { entry: Entry; params: Record<string, string> };

export type RouteTable<Entry> = {
  /** Null if no entry of this method has such a path. */
  find: (method: string, path: string) => Found<Entry> | null;
  /** The methods that a path knows; none for an unknown path. */
  methodsOf: (path: string) => string[];
};

type Row<Entry> = { method: string; segments: readonly string[]; entry: Entry };

const isParameter = (segment: string): boolean => segment.startsWith(":");

const fits = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === given.length &&
  wanted.every((segment, place) => segment === given[place] || (isParameter(segment) && given[place] !== ""));

/** What no percent-encoding makes stays as it is: it names nothing. */
const decoded = (segment: string): string => {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const paramsOf = (wanted: readonly string[], given: readonly string[]): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const [place, segment] of wanted.entries()) {
    if (isParameter(segment)) params[segment.slice(1)] = decoded(given[place] ?? "");
  }
  return params;
};

/** A slash at the end means nothing. */
const segmentsOf = (path: string): string[] =>
  (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path).split("/");

/**
 * Finds routes by method and the segments of their path, such as `/api/auctions/:id/bids`; of several that fit, the first one
 * entered. A router's matching by regular expressions costs more than the rest of the way to a bid.
 */
export const createRouteTable = <Entry>(
  entries: readonly { method: string; path: string; entry: Entry }[],
): RouteTable<Entry> => {
  const rows = entries.map(({ method, path, entry }): Row<Entry> => ({ method, segments: path.split("/"), entry }));
  const byShape = new Map<string, Row<Entry>[]>();
  for (const row of rows) {
    const shape = `${row.method} ${row.segments.length}`;
    byShape.set(shape, [...(byShape.get(shape) ?? []), row]);
  }
  return {
    find: (method, path) => {
      const given = segmentsOf(path);
      const row = byShape.get(`${method} ${given.length}`)?.find(({ segments }) => fits(segments, given));
      return row ? { entry: row.entry, params: paramsOf(row.segments, given) } : null;
    },
    methodsOf: (path) => {
      const given = segmentsOf(path);
      return [...new Set(rows.filter(({ segments }) => fits(segments, given)).map(({ method }) => method))];
    },
  };
};

/** The path of a request's target, also of one in absolute form; null for what is none. */
export const pathOfTarget = (target: string): string | null => {
  if (!target.startsWith("/")) return URL.canParse(target) ? new URL(target).pathname : null;
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
};
