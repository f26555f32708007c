import { randomBytes } from "node:crypto";

/** What GCM takes (NIST SP 800-38D, 8.2.2: random, 96 bits). */
export const NONCE_BYTES = 12;
const TAKEN_AT_ONCE = 256;

let pool = Buffer.alloc(0);
let used = 0;

/** Random bytes that were given to nobody before. Taken many at once: a question to the system costs more than the sealing. */
export const freshNonce = (): Buffer => {
  if (used === pool.length) {
    pool = randomBytes(NONCE_BYTES * TAKEN_AT_ONCE);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.subarray(used - NONCE_BYTES, used);
};
