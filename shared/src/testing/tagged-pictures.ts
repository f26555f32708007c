import { crc32, deflateSync } from "node:zlib";

export type PictureFormat = "jpeg" | "png" | "webp" | "avif";

/** A place in a picture's file where a camera or a program leaves what the picture does not show. */
export type WayToTag = {
  name: string;
  format: PictureFormat;
  /** The same picture with the secret in that place. `plain` has no metadata. */
  tagged: (plain: Buffer) => Buffer;
};

export const SECRET = "Secret Street 7, 24.7136 N 46.6753 E";
const secret = Buffer.from(SECRET);
/** How the secret may lie in a file: as it is, or compressed. */
export const SECRET_FORMS: readonly Buffer[] = [secret, deflateSync(secret), Buffer.from(SECRET, "utf16le")];

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u32le = (value: number): Buffer => Buffer.from(u32(value).toReversed());

const EXIF_TIFF = Buffer.concat([
  Buffer.from("49492a000800000001000e010200", "hex"),
  u32le(secret.length + 1),
  u32le(26),
  u32le(0),
  secret,
  Buffer.from([0]),
]);
const XMP = Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${SECRET}</rdf></x:xmpmeta>`);
const join = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));

/** A chunk of a PNG. */
const chunk = (type: string, data: Buffer): Buffer => {
  const named = join(type, data);
  return join(u32(data.length), named, u32(crc32(named)));
};

const PNG_HEAD = 33;
const PNG_END = 12;
const inPng = (name: string, type: string, data: Buffer, place: "before" | "after" = "before"): WayToTag => ({
  name,
  format: "png",
  tagged: (plain) => {
    const at = place === "before" ? PNG_HEAD : plain.length - PNG_END;
    return join(plain.subarray(0, at), chunk(type, data), plain.subarray(at));
  },
});

/** A PNG whose colours are those of a profile. */
export const pngWithProfile = (plain: Buffer, profile: Buffer): Buffer =>
  inPng("", "iCCP", join("profile\0\0", deflateSync(profile))).tagged(plain);

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return join(head, data);
};
const inJpeg = (name: string, marker: number, ...data: (string | Buffer)[]): WayToTag => ({
  name,
  format: "jpeg",
  tagged: (plain) => join(plain.subarray(0, 2), segment(marker, join(...data)), plain.subarray(2)),
});

const riffChunk = (type: string, data: Buffer): Buffer =>
  join(type, u32le(data.length), data, data.length % 2 === 1 ? "\0" : "");
const riff = (...chunks: Buffer[]): Buffer => {
  const body = join("WEBP", ...chunks);
  return join("RIFF", u32le(body.length), body);
};
/** The extended header of a picture of 64 by 48. */
const extended = (flags: number): Buffer => riffChunk("VP8X", Buffer.from([flags, 0, 0, 0, 63, 0, 0, 47, 0, 0]));
const imageOf = (plain: Buffer): Buffer => plain.subarray(12);
const inWebp = (name: string, tagged: WayToTag["tagged"]): WayToTag => ({ name, format: "webp", tagged });

const box = (type: string, data: Buffer): Buffer => join(u32(data.length + 8), type, data);
const behind = (format: PictureFormat, name: string, what: (plain: Buffer) => Buffer): WayToTag => ({
  name,
  format,
  tagged: (plain) => join(plain, what(plain)),
});

const jpegExif = inJpeg("APP1 with Exif", 0xe1, "Exif\0\0", EXIF_TIFF);

/** Of pictures of 64 by 48 without metadata. Contract of what is kept and served: none of these is in it. */
export const WAYS_TO_TAG: readonly WayToTag[] = [
  inPng("eXIf before the picture", "eXIf", EXIF_TIFF),
  inPng("eXIf behind the picture", "eXIf", EXIF_TIFF, "after"),
  inPng("tEXt before the picture", "tEXt", join("Comment\0", secret)),
  inPng("tEXt behind the picture", "tEXt", join("Comment\0", secret), "after"),
  inPng("zTXt", "zTXt", join("Comment\0\0", deflateSync(secret))),
  inPng("iTXt with XMP", "iTXt", join("XML:com.adobe.xmp\0\0\0\0\0", XMP), "after"),
  inPng("iCCP with text for a profile", "iCCP", join("mine\0\0", deflateSync(secret))),
  inPng("a private chunk", "prVt", secret),
  behind("png", "text behind IEND", () => secret),
  behind("png", "a second PNG behind the first", (plain) => inPng("", "tEXt", join("Comment\0", secret)).tagged(plain)),
  jpegExif,
  inJpeg("APP1 with XMP", 0xe1, "http://ns.adobe.com/xap/1.0/\0", XMP),
  inJpeg("a comment", 0xfe, secret),
  inJpeg("APP2 of several pictures", 0xe2, "MPF\0", secret),
  inJpeg("APP2 of FlashPix", 0xe2, "FPXR\0", secret),
  inJpeg("APP2 with text for a profile", 0xe2, "ICC_PROFILE\0\u0001\u0001", secret),
  inJpeg("APP4", 0xe4, secret),
  inJpeg("APP7", 0xe7, secret),
  inJpeg("APP11", 0xeb, "JP\0\u0001", secret),
  inJpeg("APP12", 0xec, "Ducky\0", secret),
  inJpeg("APP13", 0xed, "Photoshop 3.0\x008BIM\u0004\u0004\0\0\0\0\0", Buffer.from([secret.length]), secret),
  {
    name: "a comment behind the picture",
    format: "jpeg",
    tagged: (plain) => join(plain.subarray(0, -2), segment(0xfe, secret), plain.subarray(-2)),
  },
  behind("jpeg", "text behind the end", () => secret),
  behind("jpeg", "a second JPEG with a position", (plain) => jpegExif.tagged(plain)),
  inWebp("EXIF with its flag", (plain) => riff(extended(0x08), imageOf(plain), riffChunk("EXIF", EXIF_TIFF))),
  inWebp("EXIF without its flag", (plain) => riff(extended(0), imageOf(plain), riffChunk("EXIF", EXIF_TIFF))),
  inWebp("EXIF in a simple file", (plain) => riff(imageOf(plain), riffChunk("EXIF", EXIF_TIFF))),
  inWebp("XMP without its flag", (plain) => riff(extended(0), imageOf(plain), riffChunk("XMP ", XMP))),
  inWebp("an unknown chunk", (plain) => riff(imageOf(plain), riffChunk("PLAC", secret))),
  behind("webp", "text behind the end", () => secret),
  behind("avif", "a uuid box", () => box("uuid", join(Buffer.alloc(16, 7), secret))),
  behind("avif", "a udta box", () => box("udta", secret)),
  behind("avif", "a free box", () => box("free", secret)),
];
