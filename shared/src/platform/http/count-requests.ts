import type { Server } from "node:http";

export type RequestCount = {
  /** Waits until every request that was taken has its answer, or so many milliseconds. */
  drained: (patienceMs: number) => Promise<void>;
};

/** Knows of the requests under way, so that a stop can let them end. */
export const countRequests = (server: Server): RequestCount => {
  let underWay = 0;
  let tellEmpty: (() => void) | null = null;

  server.on("request", (_, response) => {
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
      if (underWay === 0) tellEmpty?.();
    });
  });

  return {
    drained: (patienceMs) =>
      new Promise((resolve) => {
        if (underWay === 0) return resolve();
        const enough = setTimeout(resolve, patienceMs);
        tellEmpty = () => {
          clearTimeout(enough);
          resolve();
        };
      }),
  };
};
