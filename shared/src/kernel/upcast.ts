type EventData = Record<string, unknown>;

/** Lifts the data of one version to the next; entry 0 takes version 1 to 2. */
export type UpcasterChains = Record<string, ((data: EventData) => EventData)[]>;

export const currentVersion = (chains: UpcasterChains, type: string): number => (chains[type]?.length ?? 0) + 1;

/**
 * Lifts stored data to the current shape of its type.
 * @throws when the event is newer than this build: readers are deployed before the writer.
 */
export const upcast = (chains: UpcasterChains, type: string, version: number, data: EventData): EventData => {
  const chain = chains[type] ?? [];
  if (version > chain.length + 1) {
    throw new Error(`${type} has schema version ${version}; this build knows ${chain.length + 1}`);
  }
  return chain.slice(version - 1).reduce((shape, lift) => lift(shape), data);
};
