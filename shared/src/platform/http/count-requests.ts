import type { Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { nextTurn } from "../next-turn";

/** How long a kept connection is still answered during a stop, and told to close. */
const LAST_REQUESTS_MS = 100;

export type RequestCount = {
  /**
   * Takes no new connection, makes each answer the last one over its own, and waits until every request that was taken has
   * its answer, or so many milliseconds: a gateway that keeps connections has the next request answered elsewhere.
   */
  drained: (patienceMs: number) => Promise<void>;
};

/** Knows of the requests under way, so that a stop can let them end. */
export const countRequests = (server: Server): RequestCount => {
  const underWay = new Set<ServerResponse>();
  let isLeaving = false;
  let tellEmpty: (() => void) | null = null;

  const beLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };

  // Has to run before the handlers, which may answer at once.
  server.prependListener("request", (_, response: ServerResponse) => {
    underWay.add(response);
    if (isLeaving) beLast(response);
    response.once("close", () => {
      underWay.delete(response);
      if (underWay.size === 0) tellEmpty?.();
    });
  });

  const empty = (patienceMs: number): Promise<void> =>
    new Promise((resolve) => {
      if (underWay.size === 0) return resolve();
      const enough = setTimeout(resolve, patienceMs);
      tellEmpty = () => {
        clearTimeout(enough);
        resolve();
      };
    });

  return {
    drained: async (patienceMs) => {
      isLeaving = true;
      // Not as an HTTP server does it, which resets kept connections that a request is on its way over.
      if (server.listening) Listener.prototype.close.call(server);
      for (const response of underWay) beLast(response);
      if (await hasConnections(server)) await pause(LAST_REQUESTS_MS);
      // If the process stood still meanwhile, requests have come that nobody has read yet.
      await nextTurn();
      // Ends what rests, and the timer that looks after connections: it would hold the server, and all behind it, for ever.
      server.close();
      await empty(patienceMs);
    },
  };
};

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count > 0)));
