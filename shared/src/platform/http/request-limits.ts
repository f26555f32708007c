import type { ServerOptions } from "node:http";

/**
 * How long a client may take to begin its request, and to complete it. A client that is silent, or sends a byte a minute,
 * holds a socket that another client needs. The slowest upload of 10 MB has two minutes.
 */
export const REQUEST_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
