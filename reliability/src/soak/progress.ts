/** A line for the person at the terminal; standard output belongs to results. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

const EVERY_MS = 5_000;

/** Tells now and then how many of `total` are done, how fast, and how long the rest will take. */
export const progressOf = (what: string, total: number): ((done: number) => void) => {
  const began = performance.now();
  let told = began;
  return (done) => {
    const now = performance.now();
    if (now - told < EVERY_MS && done < total) return;
    told = now;
    const perSecond = (done * 1000) / (now - began);
    const left = Math.ceil((total - done) / perSecond);
    say(`${what}: ${done} of ${total}, ${perSecond.toFixed(1)}/s, ${left} s left`);
  };
};
