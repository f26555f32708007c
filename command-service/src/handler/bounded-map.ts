/**
 * Holds about the `size` entries used last: at least half of them, never more; fewer if they weigh more than `weight` together.
 * Two generations, since taking the oldest entry out of a large Map costs more than all the rest.
 */
export type BoundedMap<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
};

/** What an entry weighs, and what all may weigh together. */
export type Weights<Value> = { weightOf: (value: Value) => number; most: number };

export const createBoundedMap = <Value>(size: number, weights?: Weights<Value>): BoundedMap<Value> => {
  const perGeneration = Math.max(1, Math.floor(size / 2));
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  /** Of the young ones. */
  let weight = 0;

  const weightOf = (value: Value | undefined): number => (value === undefined ? 0 : (weights?.weightOf(value) ?? 0));

  const set = (key: string, value: Value): void => {
    const before = young.get(key);
    const isHeavy = weights !== undefined && weight > 0 && weight + weightOf(value) > weights.most / 2;
    if (before === undefined && (young.size >= perGeneration || isHeavy)) {
      old = young;
      young = new Map();
      weight = 0;
    }
    weight += weightOf(value) - weightOf(before);
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
      weight -= weightOf(young.get(key));
      young.delete(key);
      old.delete(key);
    },
  };
};
