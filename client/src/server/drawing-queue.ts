/** Does one thing after the other; `begun` is called when the turn of one has come, and leaves it out by what it throws. */
export type DrawingQueue = <Result>(draw: () => Promise<Result>, begun: () => void) => Promise<Result>;

/** Lets each begin once the one before has ended, also if that failed. */
export const createDrawingQueue = (): DrawingQueue => {
  let turn: Promise<unknown> = Promise.resolve();
  return (draw, begun) => {
    const drawing = turn.then(() => {
      begun();
      return draw();
    });
    turn = drawing.catch(() => undefined);
    return drawing;
  };
};
