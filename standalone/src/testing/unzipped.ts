import { inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - END_BYTES; at >= 0; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new Error("This is no archive");
};

const contentAt = (zip: Buffer, local: number, bytes: number, method: number): Buffer => {
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + bytes);
  return method === STORED ? packed : inflateRawSync(packed);
};

/** The files of a small zip archive by their names, as its directory has them. */
export const unzipped = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = endOf(zip);
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error("The archive's directory is broken");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes).toString("utf8");
    files.set(name, contentAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 10)));
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return files;
};
