import type { IncomingMessage, Server } from "node:http";
import { Histogram } from "prom-client";

export type HttpMeter = {
  /** Watches a server's requests. */
  watch: (server: Server) => void;
  durations: Histogram<"kind" | "status">;
};

const SECOND_MS = 1_000;
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const READS = ["GET", "HEAD"];

/** Few kinds: a label for each address would let any visitor fill the memory. */
const kindOf = ({ method = "", url = "" }: IncomingMessage): string => {
  if (url.startsWith("/api/")) {
    if (READS.includes(method)) return "query";
    return url.endsWith("/bids") ? "bid" : "command";
  }
  return url.startsWith("/images/") ? "image" : "page";
};

/** Durations of requests, from their arrival to the last byte of the answer, by kind and class of status. */
export const createHttpMeter = (): HttpMeter => {
  const durations = new Histogram({
    name: "naqsh_http_request_duration_seconds",
    help: "From a request's arrival to the last byte of its answer.",
    labelNames: ["kind", "status"] as const,
    buckets: BOUNDS,
    registers: [],
  });
  return {
    watch: (server) =>
      void server.on("request", (request, response) => {
        const begun = performance.now();
        response.once("finish", () => {
          const status = `${Math.floor(response.statusCode / 100)}xx`;
          durations.observe({ kind: kindOf(request), status }, (performance.now() - begun) / SECOND_MS);
        });
      }),
    durations,
  };
};
