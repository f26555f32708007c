/** Ends an exhaustive switch: a case that was forgotten fails to compile; a value that no type foresaw throws. */
export const unreachable = (value: never): never => {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
};
