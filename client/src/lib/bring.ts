const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** How often a part fails in a row, while the device says it is online, before it is taken to be gone (a newer shop is served). */
const ASKED_ONLINE = 6;

type Wait = (attempt: number) => Promise<void>;

/** Resolves when it is worth asking again: when the device is back online, or after a pause that grows. */
const untilWorthAsking: Wait = (attempt) =>
  new Promise((resolve) => {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
    const timer = navigator.onLine ? setTimeout(() => done(), pause) : undefined;
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    window.addEventListener("online", done);
  });

/**
 * Fetches a part of the app, and asks again for as long as the line is down.
 * @param load what fetches it: a dynamic import
 * @param onLost told of each time that it did not come
 * @throws what `load` threw last, if it cannot be had though the device is online
 */
export const bring = async <Part>(
  load: () => Promise<Part>,
  onLost: () => void,
  wait: Wait = untilWorthAsking,
): Promise<Part> => {
  let askedOnline = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one asking follows the other
      return await load();
    } catch (error) {
      if (navigator.onLine) askedOnline += 1;
      if (askedOnline >= ASKED_ONLINE) throw error;
      onLost();
      // oxlint-disable-next-line no-await-in-loop -- one asking follows the other
      await wait(attempt);
    }
  }
};
