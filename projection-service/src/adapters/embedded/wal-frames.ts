import { crc32 } from "node:zlib";

export const FRAME_HEADER_BYTES = 8;
/** No document comes near it: a longer frame is a damaged one, and need not be waited for. */
const LARGEST_FRAME = 64 * 1024 * 1024;

/** The most bytes that a frame of this text can take. */
export const frameBytesAtMost = (text: string): number => FRAME_HEADER_BYTES + 3 * text.length;

/** One frame of a view's write-ahead log: length, CRC-32, text. Gives the byte after its end; the buffer has room. */
export const writeFrame = (into: Buffer, at: number, text: string): number => {
  const length = into.write(text, at + FRAME_HEADER_BYTES, "utf8");
  const end = at + FRAME_HEADER_BYTES + length;
  into.writeUInt32LE(length, at);
  into.writeUInt32LE(crc32(into.subarray(at + FRAME_HEADER_BYTES, end)), at + 4);
  return end;
};

/** A write-ahead log that is not what was written: dropped and computed again from the log. */
export class WalDamaged extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "SnapshotDamaged";
  }
}

/**
 * What a frame holds that lies in the buffer as a whole.
 * @throws WalDamaged if it was altered.
 */
export const frameBody = (body: Buffer, crc: number): Buffer => {
  if (crc32(body) !== crc) throw new WalDamaged("a frame does not fit its CRC");
  return body;
};

/** `body` is to be used before the next frames are asked for. */
export type FrameRead = { body: Buffer; at: number; end: number };

/**
 * The frames of a file from a byte on, in order, chunk by chunk.
 * @throws WalDamaged at the first frame that is torn or altered.
 */
export async function* framesOf(chunks: AsyncIterable<Buffer>, from = 0): AsyncGenerator<FrameRead[]> {
  let rest: Buffer = Buffer.alloc(0);
  let base = from;
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const frames: FrameRead[] = [];
    let at = 0;
    while (rest.length - at >= FRAME_HEADER_BYTES) {
      const end = at + FRAME_HEADER_BYTES + rest.readUInt32LE(at);
      if (end - at > LARGEST_FRAME) throw new WalDamaged("a frame is too long");
      if (end > rest.length) break;
      const body = frameBody(rest.subarray(at + FRAME_HEADER_BYTES, end), rest.readUInt32LE(at + 4));
      frames.push({ body, at: base + at, end: base + end });
      at = end;
    }
    rest = rest.subarray(at);
    base += at;
    yield frames;
  }
  if (rest.length > 0) throw new WalDamaged("the last frame is cut");
}
