import type { StateKeeping } from "./decider";
import { emptyMap, entriesOf, withEntry, type PersistentMap } from "./persistent-map";

/** Keeps a state that stays small however long its stream grows, as it is. */
export const keepWhole = <State>(version: number): StateKeeping<State> => ({
  version,
  taken: (state) => ({ head: state, lists: {} }),
  given: ({ head }) => head as State,
});

type MapsOf<State> = { [Name in keyof State]: State[Name] extends PersistentMap<infer _> ? Name : never }[keyof State];

const mapFrom = (entries: readonly unknown[]): PersistentMap<unknown> =>
  (entries as readonly (readonly [string, unknown])[]).reduce<PersistentMap<unknown>>(
    (map, [key, value]) => withEntry(map, key, value),
    emptyMap(),
  );

/** Keeps a state some of whose fields are maps that grow with its stream: their entries become lists. */
export const keepMaps = <State extends object>(
  version: number,
  names: readonly (MapsOf<State> & string)[],
): StateKeeping<State> => ({
  version,
  taken: (state) => {
    const head = { ...state } as Record<string, unknown>;
    const lists: Record<string, readonly unknown[]> = {};
    for (const name of names) {
      lists[name] = [...entriesOf(state[name] as PersistentMap<unknown>)];
      delete head[name];
    }
    return { head, lists };
  },
  given: ({ head, lists }) => {
    const maps = names.map((name) => [name, mapFrom(lists[name] ?? [])] as const);
    return { ...(head as object), ...Object.fromEntries(maps) } as State;
  },
});
