/**
 * Asks at a steady rate, whatever the answers take, until `isOver` says so of the number that was sent. Gives milliseconds of each
 * answer from the moment at which it was due: waiting for a free lane counts, so that a server that stands still is seen.
 */
export const openLoop = async ({ perSecond, lanes, ask, isOver }) => {
  const idle = [...lanes];
  const waiting = [];
  const took = [];
  let failure = null;
  const one = async (lane, dueAt) => {
    await ask(lane);
    took.push(performance.now() - dueAt);
    const next = waiting.shift();
    if (next === undefined) idle.push(lane);
    else await one(lane, next);
  };
  const running = new Set();
  const begin = (lane, dueAt) => {
    const asked = one(lane, dueAt)
      .catch((error) => (failure ??= error))
      .finally(() => running.delete(asked));
    running.add(asked);
  };
  const start = performance.now();
  for (let sent = 0; failure === null && !isOver(sent);) {
    const due = ((performance.now() - start) * perSecond) / 1000;
    for (; sent < due && !isOver(sent); sent += 1) {
      const dueAt = start + (sent * 1000) / perSecond;
      const lane = idle.shift();
      if (lane) begin(lane, dueAt);
      else waiting.push(dueAt);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(running);
  if (failure !== null) throw failure;
  return { took, seconds: (performance.now() - start) / 1000 };
};

/** For `isOver`: so many in all. */
export const afterSent = (count) => (sent) => sent >= count;

/** For `isOver`: as long as `work` runs, however it ends. */
export const onceEnded = (work) => {
  let hasEnded = false;
  work.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  return () => hasEnded;
};
