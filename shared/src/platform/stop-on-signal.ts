/** On SIGTERM or SIGINT stops one after the other, then ends the process; a second signal ends it at once. */
export const stopOnSignal = (stops: readonly (() => Promise<void>)[]): void => {
  const stop = async (): Promise<void> => {
    process.off("SIGTERM", begin);
    process.off("SIGINT", begin);
    try {
      for (const each of stops) await each();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    }
  };
  const begin = (): void => void stop();
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
};
