import { sha1 } from "@noble/hashes/legacy.js";
import { hexToBytes, bytesToHex, utf8ToBytes, concatBytes } from "@noble/hashes/utils.js";

/** The namespace of every id that the product derives. */
export const NAQSH_NAMESPACE = "6f1c6a3e-1f0b-5c57-9a53-8d2f8f1e7b10";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Version 5 of RFC 9562: the same namespace (a UUID) and name give the same id. */
export const uuid5 = (namespace: string, name: string): string => {
  const digest = sha1(concatBytes(hexToBytes(namespace.replaceAll("-", "")), utf8ToBytes(name)));
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = bytesToHex(digest.subarray(0, 16));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
