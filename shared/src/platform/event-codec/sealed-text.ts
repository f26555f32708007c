import { createCipheriv, createDecipheriv } from "node:crypto";
import type { SealedText } from "../../kernel/personal";
import { freshNonce, NONCE_BYTES } from "./nonce";

const CIPHER = "aes-256-gcm";
const TAG_BYTES = 16;

/** A sealed field does not open under its person's key: it was changed, or belongs elsewhere. */
export class PersonalTextTampered extends Error {
  constructor(at: string, options?: ErrorOptions) {
    super(`The sealed field ${at} does not open`, options);
    this.name = "PersonalTextTampered";
  }
}

/** Seals a text under a person's key (32 bytes); `at` names its place and is authenticated with it. */
export const seal = (key: Uint8Array, text: { person: string; plain: string; at: string }): SealedText => {
  const nonce = freshNonce();
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(text.at));
  const parts = [nonce, cipher.update(text.plain, "utf8"), cipher.final(), cipher.getAuthTag()];
  return { person: text.person, sealed: Buffer.concat(parts).toString("base64url"), at: text.at };
};

/** @throws PersonalTextTampered */
export const unseal = (key: Uint8Array, text: SealedText): string => {
  const bytes = Buffer.from(text.sealed, "base64url");
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(text.at));
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    const opened = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new PersonalTextTampered(text.at, { cause });
  }
};
