import { createApiClient } from "./api-client";
import { namesStartingWith, readText, removeText, writeText } from "./browser-storage";
import { serverClock } from "./clock.store";
import { createEndpointApi } from "./endpoint-api";
import { createPendingCommands } from "./pending-commands";
import { usePreferences } from "./preferences.store";
import { askingForTerms } from "./terms/terms-gate";

/** Commands that still wait for their answer on this device. */
export const pendingCommands = createPendingCommands({ readText, writeText, removeText, namesStartingWith });

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

let ask: Fetch = (path, init) => fetch(path, init);

/** From now on all is asked so: when pages are drawn for others, a path alone is no address. */
export const askBy = (fetchFrom: Fetch): void => {
  ask = fetchFrom;
};

const client = askingForTerms(
  createApiClient({
    fetch: (path, init) => ask(path, init),
    language: () => usePreferences.getState().language,
    createId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    monotonicMs: () => performance.now(),
    clock: serverClock,
    pending: pendingCommands,
  }),
);

/** The one client of the HTTP interface. */
export const api = createEndpointApi(client);
