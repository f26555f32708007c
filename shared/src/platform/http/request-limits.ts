import type { ServerOptions } from "node:http";

/**
 * How long a connection may take to say what it wants, and to have said it: whoever connects and is silent, or sends a letter a
 * minute, holds a socket that somebody else needs. The slowest upload of 10 MB has two minutes.
 */
export const REQUEST_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
