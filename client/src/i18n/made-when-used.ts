/** Gives what `make` makes: made when it is first asked for, and kept. */
export const madeWhenUsed = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | null = null;
  return () => (made ??= make());
};
