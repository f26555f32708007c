import { createApiClient } from "./api-client";
import { namesStartingWith, readText, removeText, writeText } from "./browser-storage";
import { serverClock } from "./clock.store";
import { createEndpointApi } from "./endpoint-api";
import { createPendingCommands } from "./pending-commands";
import { usePreferences } from "./preferences.store";

/** Commands that still wait for their answer on this device. */
export const pendingCommands = createPendingCommands({ readText, writeText, removeText, namesStartingWith });

const client = createApiClient({
  fetch: (path, init) => fetch(path, init),
  language: () => usePreferences.getState().language,
  createId: () => crypto.randomUUID(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  monotonicMs: () => performance.now(),
  clock: serverClock,
  pending: pendingCommands,
});

/** The one client of the HTTP interface. */
export const api = createEndpointApi(client);
