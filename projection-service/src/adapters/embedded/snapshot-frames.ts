import { crc32 } from "node:zlib";

const HEADER_BYTES = 8;

/** One frame of a snapshot: length, CRC-32, JSON. */
export const frameFrom = (json: string): Buffer => {
  const body = Buffer.from(json);
  const frame = Buffer.allocUnsafe(HEADER_BYTES + body.length);
  frame.writeUInt32LE(body.length, 0);
  frame.writeUInt32LE(crc32(body), 4);
  body.copy(frame, HEADER_BYTES);
  return frame;
};

/** A snapshot that is not what was written: dropped and computed again from the log. */
export class SnapshotDamaged extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "SnapshotDamaged";
  }
}

/**
 * The frames of a file, in order.
 * @throws SnapshotDamaged at the first frame that is torn or altered.
 */
export async function* framesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= HEADER_BYTES && rest.length - at - HEADER_BYTES >= rest.readUInt32LE(at)) {
      const length = rest.readUInt32LE(at);
      const body = rest.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length);
      if (crc32(body) !== rest.readUInt32LE(at + 4)) throw new SnapshotDamaged("a frame does not fit its CRC");
      yield JSON.parse(body.toString());
      at += HEADER_BYTES + length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new SnapshotDamaged("the last frame is cut");
}
