export type Mutant = {
  name: string;
  file: string;
  /** Taken out of the file, or replaced. */
  from: string;
  to: string;
  /** Has to fail without it. */
  spec: string;
};
