import { hash, verify } from "@node-rs/argon2";

/** Hashing takes memory and a thread each: few at a time, and not without end in line. */
export type Passwords = {
  /** Null when too many wait. */
  hash: (password: string) => Promise<string | null>;
  /** Takes as long without a hash to compare with, so that nobody learns from the time whether there is one. */
  matches: (password: string, stored: string | null) => Promise<boolean | null>;
};

/** OWASP's second choice for Argon2id, which is the library's own algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 200;

export const createPasswords = (): Passwords => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let nobodys: Promise<string> | null = null;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (waiting.length >= MOST_WAITING) return null;
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  return {
    hash: (password) => inTurn(() => hash(password.normalize("NFKC"), COST)),
    matches: (password, stored) =>
      inTurn(async () => {
        const compared = stored ?? (await (nobodys ??= hash("nobody's password", COST)));
        const isEqual = await verify(compared, password.normalize("NFKC"));
        return stored !== null && isEqual;
      }),
  };
};
