import { inflateSync } from "node:zlib";

/** The usual profiles fit well below; more could be a text. */
const MOST_PROFILE_BYTES = 1_024;
const PROFILE_SIGNATURE_AT = 36;

const isUsualProfile = (profile: Buffer): boolean =>
  profile.length <= MOST_PROFILE_BYTES &&
  profile.toString("latin1", PROFILE_SIGNATURE_AT, PROFILE_SIGNATURE_AT + 4) === "acsp" &&
  profile.readUInt32BE(0) === profile.length;

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const [APP0, APP2, APP15, COMMENT] = [0xe0, 0xe2, 0xef, 0xfe];

/** Where the next marker is behind compressed pixels, in which 0xff stands before 0 or a restart alone. */
const markerBehindPixels = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && (bytes[at + 1] === 0 || (bytes[at + 1]! >= 0xd0 && bytes[at + 1]! <= 0xd7))) {
    at = bytes.indexOf(0xff, at + 2);
  }
  return at;
};

const isPlainSegment = (marker: number, data: Buffer): boolean => {
  if (marker === APP0) return data.toString("latin1", 0, 5) === "JFIF\0";
  if (marker === APP2) return data.toString("latin1", 0, 12) === "ICC_PROFILE\0" && isUsualProfile(data.subarray(14));
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
};

const isPlainJpeg = (bytes: Buffer): boolean => {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return false;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isPlainSegment(marker, bytes.subarray(at + 4, end))) return false;
    at = marker === SOS ? markerBehindPixels(bytes, end) : end;
    if (at === -1) return false;
    if (bytes[at + 1] === EOI) return at + 2 === bytes.length;
  }
  return false;
};

const PNG_CHUNKS: ReadonlySet<string> = new Set("IHDR PLTE tRNS IDAT IEND iCCP sRGB gAMA cHRM pHYs bKGD".split(" "));

/** The profile of a chunk: its name, a zero, a zero for how it is compressed, then the profile. */
const isPlainIccp = (data: Buffer): boolean =>
  isUsualProfile(inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MOST_PROFILE_BYTES }));

const isPlainPng = (bytes: Buffer): boolean => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString("latin1", at + 4, at + 8)];
    if (!PNG_CHUNKS.has(type)) return false;
    if (type === "iCCP" && !isPlainIccp(bytes.subarray(at + 8, at + 8 + length))) return false;
    at += 12 + length;
    if (type === "IEND") return at === bytes.length;
  }
  return false;
};

const WEBP_CHUNKS: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);

const isPlainWebp = (bytes: Buffer): boolean => {
  if (bytes.length < 12 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const [type, length] = [bytes.toString("latin1", at, at + 4), bytes.readUInt32LE(at + 4)];
    if (!WEBP_CHUNKS.has(type)) return false;
    if (type === "ICCP" && !isUsualProfile(bytes.subarray(at + 8, at + 8 + length))) return false;
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
};

/** Items that are no pixels are named by their kind in the list of items. */
const AVIF_ITEMS_BESIDE_PIXELS = ["infe", "Exif", "mime", "uri "] as const;
const AVIF_BOXES: ReadonlySet<string> = new Set(["ftyp", "meta", "mdat"]);

const namesOtherItems = (meta: Buffer): boolean => {
  const [entry, ...others] = AVIF_ITEMS_BESIDE_PIXELS;
  for (let at = meta.indexOf(entry); at !== -1; at = meta.indexOf(entry, at + 4)) {
    // Version and flags, the item's number and its protection lie before its kind.
    const kind = meta.toString("latin1", at + 12, at + 16);
    if (others.some((other) => other === kind)) return true;
  }
  return false;
};

const isPlainAvif = (bytes: Buffer): boolean => {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString("latin1", at + 4, at + 8)];
    if (!AVIF_BOXES.has(type) || length < 8) return false;
    if (type === "meta" && namesOtherItems(bytes.subarray(at, at + length))) return false;
    at += length;
  }
  return at === bytes.length;
};

const OF_EXTENSION: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: isPlainJpeg,
  jpeg: isPlainJpeg,
  png: isPlainPng,
  webp: isPlainWebp,
  avif: isPlainAvif,
};

/**
 * True for a file in which there is nothing but a picture: no part that a camera or a program fills with what it does not show.
 * It looks at the file's parts and decodes nothing; unknown parts are not plain.
 */
export const isPlainPicture = (bytes: Buffer, extension: string): boolean => {
  try {
    return OF_EXTENSION[extension]?.(bytes) ?? false;
  } catch (error) {
    // A part that says it is longer than the file, or a profile that is none.
    if (error instanceof RangeError || (error instanceof Error && "code" in error)) return false;
    throw error;
  }
};
