import type { StateKeeping } from "./decider";
import { emptyMap, entriesOf, withEntry, type PersistentMap } from "./persistent-map";

/** Keeps a state that stays small however long its stream grows, as it is. */
export const keepWhole = <State>(version: number): StateKeeping<State> => ({
  version,
  taken: (state) => ({ head: state, lists: {} }),
  given: ({ head }) => head as State,
});

type MapsOf<State> = { [Name in keyof State]: State[Name] extends PersistentMap<infer _> ? Name : never }[keyof State];

type Entries = Iterable<readonly [string, unknown]>;
type MapsAsLists<AnyMap> = { listOf: (map: AnyMap) => Entries; mapFrom: (entries: Entries) => AnyMap };

const keepFields = <State extends object, AnyMap>(
  version: number,
  names: readonly (keyof State & string)[],
  { listOf, mapFrom }: MapsAsLists<AnyMap>,
): StateKeeping<State> => ({
  version,
  taken: (state) => {
    const head = { ...state } as Record<string, unknown>;
    const lists: Record<string, readonly unknown[]> = {};
    for (const name of names) {
      lists[name] = [...listOf(state[name] as AnyMap)];
      delete head[name];
    }
    return { head, lists };
  },
  given: ({ head, lists }) => {
    const maps = names.map((name) => [name, mapFrom((lists[name] ?? []) as (readonly [string, unknown])[])] as const);
    return { ...(head as object), ...Object.fromEntries(maps) } as State;
  },
});

const persistentMaps: MapsAsLists<PersistentMap<unknown>> = {
  listOf: entriesOf,
  mapFrom: (entries) => {
    let map = emptyMap<unknown>();
    for (const [key, value] of entries) map = withEntry(map, key, value);
    return map;
  },
};

const orderedMaps: MapsAsLists<ReadonlyMap<string, unknown>> = {
  listOf: (map) => map,
  mapFrom: (entries) => new Map(entries),
};

/** Keeps a state some of whose fields are maps that grow with its stream: their entries become lists. */
export const keepMaps = <State extends object>(
  version: number,
  names: readonly (MapsOf<State> & string)[],
): StateKeeping<State> => keepFields(version, names, persistentMaps);

type OrderedMapsOf<State> = {
  [Name in keyof State]: State[Name] extends ReadonlyMap<string, infer _> ? Name : never;
}[keyof State];

/** The same of maps whose entries have an order that counts. */
export const keepOrderedMaps = <State extends object>(
  version: number,
  names: readonly (OrderedMapsOf<State> & string)[],
): StateKeeping<State> => keepFields(version, names, orderedMaps);
