import type { Duplex } from "node:stream";
import type { EventStoreDBClient } from "@eventstore/db-client";

type StreamCreator = (
  service: unknown,
  name: string,
  create: (connection: unknown) => Duplex | Promise<Duplex>,
  cache?: unknown,
) => () => Promise<Duplex>;

/**
 * A broken stream of one client makes the library forget the pending appends of every client in the process, and it
 * throws out of a stream's listener, which ends the process, when the answer to a forgotten one arrives. Their callers
 * have heard that the outcome is unknown by then, so that the answer may be dropped.
 */
export const ignoreLateAnswers = (client: EventStoreDBClient): void => {
  const inner = client as unknown as { GRPCStreamCreator: StreamCreator };
  const create = inner.GRPCStreamCreator;
  inner.GRPCStreamCreator = (service, name, creator, cache) => {
    if (name !== "appendToStream") return create(service, name, creator, cache);
    return create(service, name, async (connection) => tolerant(await creator(connection)), cache);
  };
};

const tolerant = (stream: Duplex): Duplex => {
  for (const listener of stream.listeners("data")) {
    stream.off("data", listener as () => void);
    stream.on("data", (answer: unknown) => {
      try {
        listener.call(stream, answer);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    });
  }
  return stream;
};
