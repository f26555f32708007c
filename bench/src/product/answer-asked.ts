type Asked = { id: number; name: string; data: unknown };

/** Answers what the program that started this one asks by name, then ends with it. */
export const answerAsked = (answers: Readonly<Record<string, (data: never) => unknown>>): void => {
  process.on("message", ({ id, name, data }: Asked) => {
    void (async () => process.send!({ id, answer: (await answers[name]!(data as never)) ?? null }))();
  });
  process.on("disconnect", () => process.exit(0));
};

/** Milliseconds of the processor that this process has used, all threads, and its memory in bytes. */
export const usage = () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rss, heapUsed };
};
