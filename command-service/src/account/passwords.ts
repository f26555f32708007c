import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimit } from "../concurrency-limit";

export type Passwords = {
  /** Null when too many wait. */
  hash: (password: string) => Promise<string | null>;
  /** Takes as long without a hash to compare with, so that nobody learns from the time whether there is one. */
  matches: (password: string, stored: string | null) => Promise<boolean | null>;
};

/** OWASP's second choice for Argon2id, which is the library's own algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const createPasswords = (): Passwords => {
  const limit = createConcurrencyLimit({ atOnce: 2, mostWaiting: 200 });
  let nobodys: Promise<string> | null = null;
  return {
    hash: (password) => limit.pass(() => hash(password.normalize("NFKC"), COST)),
    matches: (password, stored) =>
      limit.pass(async () => {
        const compared = stored ?? (await (nobodys ??= hash("nobody's password", COST)));
        const isEqual = await verify(compared, password.normalize("NFKC"));
        return stored !== null && isEqual;
      }),
  };
};
