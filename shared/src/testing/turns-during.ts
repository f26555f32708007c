/** Does the work and counts the turns that others had of the event loop meanwhile. */
export const turnsDuring = async <Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; turns: number }> => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  try {
    const answer = await work();
    return { answer, turns };
  } finally {
    isOver = true;
  }
};
