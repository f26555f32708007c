/**
 * Holds about the `size` entries used last: at least half of them, never more. Two generations, since taking the oldest
 * entry out of a large Map costs more than all the rest.
 */
export type BoundedMap<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
};

export const createBoundedMap = <Value>(size: number): BoundedMap<Value> => {
  const perGeneration = Math.max(1, Math.floor(size / 2));
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();

  const set = (key: string, value: Value): void => {
    if (young.size >= perGeneration && !young.has(key)) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };

  return {
    get: (key) => {
      const known = young.get(key);
      if (known !== undefined) return known;
      const aged = old.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
    set,
    delete: (key) => {
      young.delete(key);
      old.delete(key);
    },
  };
};
