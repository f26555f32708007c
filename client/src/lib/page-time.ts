import { serverClock } from "./clock.store";

/** The name of the page's `Server-Timing` entry that tells the server's time. */
const ENTRY = "naqsh-time";

/** Sets the clock by the answer that brought the page: with the answers in it nothing else might tell the time for a while. */
export const hearPageTime = (): void => {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const told = page?.serverTiming.find(({ name }) => name === ENTRY);
  const serverTime = Number(told?.description);
  if (!page || !(serverTime > 0)) return;
  serverClock.hear({ serverTime, sentMs: page.requestStart, receivedMs: page.responseStart });
};
