/** What a program has used so far, as `ask("usage")` answers. */
export const usage = () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rss, heapUsed };
};
