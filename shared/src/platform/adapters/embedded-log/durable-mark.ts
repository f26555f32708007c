import { crc32 } from "node:zlib";
import { join } from "node:path";
import type { LogDisk } from "./log-disk";

const BYTES = 12;

/**
 * A small file that says up to which sequence the log was synced. A reader of a copy reads no further, and after a crash it
 * tells a torn tail (never acknowledged) from damage. It is written after the sync and not synced itself: it may lie
 * behind the truth, never ahead.
 */
export const DURABLE_MARK = "durable";

/** Gives the marked sequence; null if there is no mark or it is unreadable. */
export const readDurableMark = async (disk: LogDisk, directory: string): Promise<number | null> => {
  const fd = await disk.open(join(directory, DURABLE_MARK), "r").catch(() => null);
  if (fd === null) return null;
  try {
    return await readMark(disk, fd);
  } finally {
    await disk.close(fd);
  }
};

const readMark = async (disk: LogDisk, fd: number): Promise<number | null> => {
  const buffer = Buffer.alloc(BYTES);
  if ((await disk.read(fd, buffer, BYTES, 0)) < BYTES) return null;
  return buffer.readUInt32LE(8) === crc32(buffer.subarray(0, 8)) ? Number(buffer.readBigUInt64LE(0)) : null;
};

/** Keeps the mark up to date: one write in flight, the newest sequence wins. */
export class DurableMark {
  readonly #buffer = Buffer.alloc(BYTES);
  #wanted = -1;
  #writing: Promise<void> | null = null;

  constructor(
    private readonly disk: LogDisk,
    private readonly fd: number,
  ) {}

  static async open(disk: LogDisk, directory: string): Promise<DurableMark> {
    const path = join(directory, DURABLE_MARK);
    const fd = await disk.open(path, "r+").catch(() => disk.open(path, "wx+"));
    return new DurableMark(disk, fd);
  }

  /** A mark that cannot be written only stays behind, which costs readers time and loses nothing. */
  moveTo(sequence: number): void {
    this.#wanted = sequence;
    this.#writing ??= this.#writeWanted();
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.disk.close(this.fd);
  }

  async #writeWanted(): Promise<void> {
    let written = -1;
    while (written !== this.#wanted) {
      written = this.#wanted;
      this.#buffer.writeBigUInt64LE(BigInt(written), 0);
      this.#buffer.writeUInt32LE(crc32(this.#buffer.subarray(0, 8)), 8);
      await this.disk.write(this.fd, this.#buffer, BYTES, 0).catch(() => undefined);
    }
    this.#writing = null;
  }
}
