/** Tells a listener once, when it comes about; gives a way to leave. */
export type Interrupt = (listener: () => void) => () => void;

/** The time between a start of the product and its end; after it nothing of that run may happen any more. */
export type Life = {
  readonly over: boolean;
  onEnd: Interrupt;
  end: () => void;
};

/** Those who listen leave nothing behind, however long it lasts: a world waits for its end thousands of times. */
export const createListeners = () => {
  const listening = new Set<() => void>();
  return {
    add: (listener: () => void): (() => void) => {
      listening.add(listener);
      return () => void listening.delete(listener);
    },
    tellAll: (): void => {
      const told = [...listening];
      listening.clear();
      for (const tell of told) tell();
    },
  };
};

const nothing = (): void => undefined;

export const createLife = (): Life => {
  let over = false;
  const { add, tellAll } = createListeners();
  return {
    get over() {
      return over;
    },
    onEnd: (listener) => {
      if (!over) return add(listener);
      listener();
      return nothing;
    },
    end: () => {
      over = true;
      tellAll();
    },
  };
};

/** Waits for the work, or for the first that interrupts it; undefined then. */
export const unless = <Result>(interrupts: readonly Interrupt[], work: Promise<Result>): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    const leaves: (() => void)[] = [];
    const settled = (): void => {
      for (const leave of leaves) leave();
    };
    const interrupted = (): void => {
      settled();
      resolve(undefined);
    };
    for (const on of interrupts) leaves.push(on(interrupted));
    work.finally(settled).then(resolve, reject);
  });

/** What a run that is over waits for. */
export const never = <Value>(): Promise<Value> => new Promise(nothing);
