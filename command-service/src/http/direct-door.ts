import type { Router } from "@koa/router";
import type { EdgeContext, EdgeMiddleware, EdgeState } from "./edge-context";

type Door = {
  segments: readonly string[];
  /** Which segments are parameters. */
  named: readonly { name: string; place: number }[];
  chain: readonly EdgeMiddleware[];
};

/** Paths of plain segments alone; anything that needs decoding goes through the router. */
const PLAIN_PATH = /^\/[A-Za-z0-9\-_/]*$/;

const fits = (door: Door, segments: readonly string[]): boolean =>
  door.segments.every(
    (segment, place) => segment === segments[place] || (segment.startsWith(":") && segments[place] !== ""),
  );

const paramsOf = ({ named }: Door, segments: readonly string[]): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const { name, place } of named) params[name] = segments[place]!;
  return params;
};

const namedOf = (segments: readonly string[]): Door["named"] =>
  segments.flatMap((segment, place) => (segment.startsWith(":") ? [{ name: segment.slice(1), place }] : []));

const run = (chain: readonly EdgeMiddleware[], context: EdgeContext, place: number): unknown =>
  chain[place]?.(context, () => run(chain, context, place + 1) as Promise<void>);

/**
 * Runs the routes of a router without its matching, which costs more than the rest of the way to a bid: routes are found
 * by method and number of segments. What it does not know goes on to the router.
 */
export const directDoorOf = (router: Router<EdgeState>): EdgeMiddleware => {
  const doors = new Map<string, Door[]>();
  for (const layer of router.stack) {
    if (typeof layer.path !== "string" || /[^\w/:-]/.test(layer.path)) continue;
    const segments = layer.path.split("/");
    const door = { segments, named: namedOf(segments), chain: layer.stack as unknown as EdgeMiddleware[] };
    for (const method of layer.methods) {
      const key = `${method} ${door.segments.length}`;
      doors.set(key, [...(doors.get(key) ?? []), door]);
    }
  }
  return (context, next) => {
    if (!PLAIN_PATH.test(context.path)) return next();
    const segments = context.path.split("/");
    const door = doors.get(`${context.method} ${segments.length}`)?.find((known) => fits(known, segments));
    if (!door) return next();
    context.params = paramsOf(door, segments);
    return run(door.chain, context, 0);
  };
};
