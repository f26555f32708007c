import { createHash } from "node:crypto";
import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";

const UUID_LETTERS = 36;
const UUID_BYTES = 16;
const INT_BYTES = 4;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Longer texts are named by their digest. */
const LONGEST_TEXT = 200;
/** Says, in a key's first byte, that it is of a block. */
const OF_BLOCK = 0x80;

const FORM = { json: 0, uuid: 1, uuidOf: 2, digest: 3, int: 4 } as const;

/** Room for the kind before what is packed, and for the form behind it. */
const AROUND = 2;

const keyOf = (kind: number, packed: Buffer, form: number): Buffer => {
  const key = Buffer.allocUnsafe(packed.length + AROUND);
  key[0] = kind;
  packed.copy(key, 1);
  key[packed.length + 1] = form;
  return key;
};

/** An id, and what stands before it: most values of a replay pass here, so that the key is written in one piece. */
const uuidKey = (kind: number, before: string, uuid: string): Buffer => {
  const beforeBytes = before === "" ? 0 : Buffer.byteLength(before);
  const key = Buffer.allocUnsafe(UUID_BYTES + beforeBytes + AROUND);
  key[0] = kind;
  key.write(uuid.replaceAll("-", ""), 1, "hex");
  if (beforeBytes > 0) key.write(before, 1 + UUID_BYTES);
  key[key.length - 1] = beforeBytes > 0 ? FORM.uuidOf : FORM.uuid;
  return key;
};

const textKey = (kind: number, text: string): Buffer => {
  const uuid = text.length === UUID_LETTERS ? text : text.slice(-UUID_LETTERS);
  if (text.length < LONGEST_TEXT + UUID_LETTERS && UUID.test(uuid)) {
    return uuidKey(kind, text.slice(0, -UUID_LETTERS), uuid);
  }
  if (text.length < LONGEST_TEXT) return keyOf(kind, Buffer.from(JSON.stringify(text)), FORM.json);
  return keyOf(kind, createHash("sha256").update(text).digest(), FORM.digest);
};

/** The key of the list of a value: which kind of list (below 128), then the value in as few bytes as name it alone. */
export const listKey = (kind: number, value: IndexValue): Buffer => {
  if (typeof value === "string") return textKey(kind, value);
  if (typeof value !== "number" || value !== (value | 0)) {
    return keyOf(kind, Buffer.from(JSON.stringify(value)), FORM.json);
  }
  const key = Buffer.allocUnsafe(INT_BYTES + AROUND);
  key[0] = kind;
  key.writeInt32BE(value, 1);
  key[INT_BYTES + 1] = FORM.int;
  return key;
};

/** The key of a block of the list under a key. */
export const blockKey = (list: Buffer, block: number): Buffer => {
  const key = Buffer.allocUnsafe(list.length + 4);
  list.copy(key);
  key[0]! |= OF_BLOCK;
  key.writeUInt32BE(block, list.length);
  return key;
};
