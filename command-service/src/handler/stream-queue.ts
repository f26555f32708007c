export type StreamQueue<Item> = {
  /** Hands the item to the stream's worker, in order of arrival. False, and nothing is done, if the queue is full. */
  push: (stream: string, item: Item) => boolean;
  /** Answers when nothing waits and nothing is worked on. */
  idle: () => Promise<void>;
};

export type StreamQueueLimits<Item> = {
  mostPerBatch: number;
  /** How many may wait in one stream's line. */
  mostWaiting: number;
  /** Joins a line however long it is. */
  isAlwaysLetIn?: (item: Item) => boolean;
};

/**
 * One line per stream in this process: what arrives while a batch of that stream is worked on forms its next batch.
 * `work` settles its own items and never rejects.
 */
export const createStreamQueue = <Item>(
  work: (stream: string, batch: Item[]) => Promise<void>,
  { mostPerBatch, mostWaiting, isAlwaysLetIn = () => false }: StreamQueueLimits<Item>,
): StreamQueue<Item> => {
  const waiting = new Map<string, Item[]>();
  const running = new Set<Promise<void>>();

  const drain = async (stream: string, line: Item[]): Promise<void> => {
    try {
      while (line.length > 0) await work(stream, line.splice(0, mostPerBatch));
    } finally {
      waiting.delete(stream);
    }
  };

  return {
    push: (stream, item) => {
      const line = waiting.get(stream);
      if (line) {
        if (line.length >= mostWaiting && !isAlwaysLetIn(item)) return false;
        line.push(item);
        return true;
      }
      const begun = [item];
      waiting.set(stream, begun);
      const run = drain(stream, begun).finally(() => running.delete(run));
      running.add(run);
      return true;
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
};
