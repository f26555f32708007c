/** The time between a start of the product and its end; after it nothing of that run may happen any more. */
export type Life = {
  readonly over: boolean;
  /** Resolves at the end. */
  readonly ended: Promise<void>;
  end: () => void;
};

export const createLife = (): Life => {
  let over = false;
  let resolve = (): void => undefined;
  const ended = new Promise<void>((settle) => (resolve = settle));
  return {
    get over() {
      return over;
    },
    ended,
    end: () => {
      over = true;
      resolve();
    },
  };
};

/** What a run that is over waits for. */
export const never = <Value>(): Promise<Value> => new Promise(() => undefined);
