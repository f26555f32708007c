import { Unavailable } from "../ports/unavailable";
import { stopOnSignal } from "../stop-on-signal";
import { ConfigInvalid } from "./environment";
import { PartsRefused } from "./parts-refused";
import type { ServedService } from "./serve-service";

/** What a person can do about it; anything else is a bug and shows where. */
const explained = (error: unknown): string => {
  if (error instanceof ConfigInvalid || error instanceof PartsRefused || error instanceof Unavailable) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `Port ${Number(error.port)} is taken by another program: set PORT`;
  }
  return error.stack ?? error.message;
};

/** A start that is nearly over ends in this; one that waits for an engine would delay the stop. */
const OPENS_WITHIN_MS = 5_000;

/** Stops a service that may still be starting. Requests that it has accepted are answered. */
export const stopOf =
  (opening: Promise<Pick<ServedService, "stop">>, withinMs = OPENS_WITHIN_MS) =>
  async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<null>((resolve) => (timer = setTimeout(resolve, withinMs, null)));
    const service = await Promise.race([opening, tooLong]).finally(() => clearTimeout(timer));
    await service?.stop();
  };

/** The whole life of a service's process: opens it, says where it listens, stops it on a signal, which may come before it is open. */
export const runService = (name: string, open: () => Promise<ServedService>): void => {
  const run = async (): Promise<void> => {
    const opening = open();
    stopOnSignal([stopOf(opening)]);
    const { url } = await opening;
    process.stdout.write(`${name} listens at ${url}\n`);
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${name}: ${explained(error)}\n`);
    process.exit(1);
  });
};
