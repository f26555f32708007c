import { createCipheriv, createDecipheriv } from "node:crypto";
import { freshNonce, NONCE_BYTES } from "./nonce";

const CIPHER = "aes-256-gcm";
const TAG_BYTES = 16;

/** Seals a file under a person's key (32 bytes): nonce, ciphertext and tag. `at` names the file and is authenticated with it. */
export const sealBytes = (key: Uint8Array, bytes: Uint8Array, at: string): Buffer => {
  const nonce = freshNonce();
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(at));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
};

/** The bytes of a sealed file; null if they do not open: under another key, in another place, or changed. */
export const unsealBytes = (key: Uint8Array, sealed: Uint8Array, at: string): Buffer | null => {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const tagAt = sealed.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(at));
    decipher.setAuthTag(sealed.subarray(tagAt));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
  } catch {
    return null;
  }
};
