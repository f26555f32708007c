import type { Postings } from "@naqsh/projection-service/adapters/embedded/postings-file";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { never } from "./life";
import type { Life } from "./life";

export type SimulatedPostings = {
  /** Opens files as one run of the product sees them. */
  mountedFor: (life: Life) => (file: string) => Postings;
  /** A view that was computed again takes over, and its file the other's place: what that one lacked does not come back. */
  replace: (from: string, to: string) => void;
  /** Nothing vouches for what was never synced. */
  losePower: () => void;
};

/** Files of the views of events: each step of a write is there or not, and a kill keeps those that were. */
export const createSimulatedPostings = (isDiskFull: () => boolean): SimulatedPostings => {
  const files = new Map<string, Map<string, Buffer>>();
  const entriesOf = (file: string): Map<string, Buffer> => {
    const entries = files.get(file) ?? new Map<string, Buffer>();
    files.set(file, entries);
    return entries;
  };
  const opened = (life: Life, file: string): Postings => {
    const entries = entriesOf(file);
    return {
      file,
      get: (key) => entries.get(key.toString("hex")),
      put: async (written) => {
        await Promise.resolve();
        if (life.over) return never();
        if (isDiskFull()) throw new Unavailable("Postings are unavailable: their disk is full");
        for (const { key, body } of written) entries.set(key.toString("hex"), body);
        await Promise.resolve();
        return life.over ? never() : undefined;
      },
      close: async () => undefined,
      closeSealed: async () => undefined,
    };
  };
  return {
    mountedFor: (life) => (file) => opened(life, file),
    replace: (from, to) => {
      const entries = files.get(from);
      if (entries === undefined) return;
      files.set(to, entries);
      files.delete(from);
    },
    losePower: () => files.clear(),
  };
};
