import { Unavailable } from "../ports/unavailable";
import { stopOnSignal } from "../stop-on-signal";
import { ConfigInvalid } from "./environment";
import type { ServedService } from "./serve-service";

/** What a person can do about it; anything else is a bug and shows where. */
const explained = (error: unknown): string => {
  if (error instanceof ConfigInvalid || error instanceof Unavailable) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `Port ${Number(error.port)} is taken by another program: set PORT`;
  }
  return error.stack ?? error.message;
};

/** The whole life of a service's process: opens it, says where it listens, stops it on a signal. */
export const runService = (name: string, open: () => Promise<ServedService>): void => {
  const run = async (): Promise<void> => {
    const { url, stop } = await open();
    stopOnSignal([stop]);
    process.stdout.write(`${name} listens at ${url}\n`);
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${name}: ${explained(error)}\n`);
    process.exit(1);
  });
};
