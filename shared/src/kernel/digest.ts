import { sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text, hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-1 of bytes given as hex and a text after them, hex. */
export const sha1Hex = (startHex: string, text: string): string =>
  bytesToHex(sha1(concatBytes(hexToBytes(startHex), utf8ToBytes(text))));
