import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimit } from "@naqsh/shared/platform/async/concurrency-limit";

export type Passwords = {
  /** Null when too many wait. */
  hash: (password: string) => Promise<string | null>;
  /** Takes as long without a hash to compare with, so that nobody learns from the time whether there is one. */
  matches: (password: string, stored: string | null) => Promise<boolean | null>;
  /** Which of the hashes it is, the first one that matches, by its place; -1 for none. All are compared, whatever is found. */
  placeOf: (password: string, stored: readonly (string | null)[]) => Promise<number | null>;
};

/** OWASP's second choice for Argon2id, which is the library's own algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const createPasswords = (): Passwords => {
  const limit = createConcurrencyLimit({ atOnce: 2, mostWaiting: 200 });
  let nobodys: Promise<string> | null = null;
  const compare = async (password: string, stored: string | null): Promise<boolean> => {
    const compared = stored ?? (await (nobodys ??= hash("nobody's password", COST)));
    const isEqual = await verify(compared, password.normalize("NFKC"));
    return stored !== null && isEqual;
  };
  return {
    hash: (password) => limit.pass(() => hash(password.normalize("NFKC"), COST)),
    matches: (password, stored) => limit.pass(() => compare(password, stored)),
    placeOf: (password, stored) =>
      limit.pass(async () => {
        const found = await Promise.all(stored.map((one) => compare(password, one)));
        return found.indexOf(true);
      }),
  };
};
