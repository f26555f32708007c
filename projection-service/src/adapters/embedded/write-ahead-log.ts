import { closeSync, createReadStream, fdatasync, openSync, readSync, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { proofOf } from "./background-integrity-check";
import type { Proof } from "./background-integrity-check";
import { FRAME_HEADER_BYTES, frameBytesAtMost, framesOf, frameBody, WalDamaged, writeFrame } from "./wal-frames";
import type { FrameRead } from "./wal-frames";
import { walkPrefix } from "./wal-prefix";

const synced = promisify(fdatasync);
/** Written in one go: well under a millisecond. */
const TAIL_BYTES = 256 * 1024;
/** Grows with what comes: a shop has a hundred of these files, and many of them wait for their first document. */
const FIRST_TAIL_BYTES = 4 * 1024;
const WINDOW_BYTES = 16 * 1024;
const READ_BYTES = 256 * 1024;

/** How much of a write-ahead log's file counts; what lies behind was never published. */
export type WalExtent = { bytes: number; frames: number };

/** The same, with the CRC-32 of those bytes: what an index snapshot beside the write-ahead log tells of them is true of no others. */
export type WalMark = WalExtent & { crc: number };

const NOTHING: WalMark = { bytes: 0, frames: 0, crc: 0 };

/**
 * A view's file: each document that was new or changed is added as a frame, nothing is written over. Frames are read
 * back by where they lie, each checked, so that a large view need not hold its documents in memory.
 */
export class WriteAheadLog {
  private fd: number | null = null;
  /** Frames that are not in the file yet. */
  private tail = Buffer.allocUnsafeSlow(FIRST_TAIL_BYTES);
  private tailSize = 0;
  /** What was read last, and the room that it lies in. */
  private window = Buffer.alloc(0);
  private room = Buffer.alloc(0);
  private windowAt = 0;
  /** Frames that it holds, those of replaced documents included. */
  frames = 0;
  /** Bytes in the file, and their CRC-32. */
  private written = 0;
  private crc = 0;
  /** How much of it an index snapshot beside it tells. */
  snapshotBytes = 0;
  /** A frame was altered, or what nobody read at the start: an index snapshot of it would hide that from the next one. */
  isDamaged = false;
  private onDamage: ((damage: string) => void) | null = null;
  /** Of what it was loaded without, until that was read. */
  private proof: Proof | null = null;

  constructor(
    private readonly folder: string,
    readonly file: string,
  ) {}

  /** Adds a frame; gives where it lies. */
  append(text: string): number {
    if (this.tailSize > TAIL_BYTES / 2) this.spill();
    this.makeRoom(frameBytesAtMost(text));
    const at = this.written + this.tailSize;
    this.tailSize = writeFrame(this.tail, this.tailSize, text);
    this.frames += 1;
    return at;
  }

  /** The body of a frame; use it before the next read. @throws WalDamaged if the frame was altered. */
  frameAt(at: number): Buffer {
    try {
      return this.readFrame(at);
    } catch (error) {
      // Of one that is closed nothing is told.
      if (error instanceof WalDamaged && this.fd !== null) this.noteDamage(error.message);
      throw error;
    }
  }

  private readFrame(at: number): Buffer {
    const length = this.bytes(at, FRAME_HEADER_BYTES).readUInt32LE(0);
    const frame = this.bytes(at, FRAME_HEADER_BYTES + length);
    return frameBody(frame.subarray(FRAME_HEADER_BYTES), frame.readUInt32LE(4));
  }

  /** How many bytes came that no index snapshot beside it tells of. */
  get bytesSinceSnapshot(): number {
    return this.written + this.tailSize - this.snapshotBytes;
  }

  /** Puts what was added so far into the file; gives all that is there. */
  fill(): WalMark {
    this.write();
    return { bytes: this.written, frames: this.frames, crc: this.crc };
  }

  /** Puts what was added so far on disk. */
  async save(): Promise<WalExtent> {
    const { bytes, frames } = this.fill();
    const extent = { bytes, frames };
    if (this.fd !== null) await synced(this.fd);
    return extent;
  }

  /**
   * The frames that were saved, in order; then the write-ahead log goes on behind them. Those that are known already are read, not
   * given; from `trusted` on alone, where a frame begins, if what lies before that is read later (`watch`).
   * @throws WalDamaged when any of it is missing, cut or altered.
   */
  async *load(
    { bytes, frames }: WalExtent,
    known = NOTHING,
    trusted: number | null = null,
  ): AsyncGenerator<FrameRead[]> {
    if (bytes > 0) this.fd = openSync(join(this.folder, this.file), "r+");
    if (trusted === null) for await (const _ of this.chunks(0, known.bytes)) continue;
    else await this.checkEnd(trusted, known);
    if (this.crc !== known.crc) throw new WalDamaged("it is not what its table was made of");
    this.snapshotBytes = known.bytes;
    this.written = known.bytes;
    this.frames = known.frames;
    for await (const read of framesOf(this.chunks(known.bytes, bytes), known.bytes)) {
      this.frames += read.length;
      this.written = read.at(-1)?.end ?? this.written;
      yield read;
    }
    if (this.written !== bytes || this.frames !== frames) {
      throw new WalDamaged(`${this.frames} documents of ${frames}`);
    }
  }

  /** Tells of damage from now on; what it was loaded without is read behind. */
  watch(onDamage: (damage: string) => void, unread: WalMark | null): void {
    this.onDamage = onDamage;
    if (unread === null) return;
    const path = join(this.folder, this.file);
    this.proof = proofOf(
      (rest) => walkPrefix(path, unread, rest),
      () => undefined,
    );
    void this.proof.found.then((damage) => damage && this.noteDamage(damage));
  }

  close(): void {
    void this.proof?.giveUp();
    if (this.fd !== null) closeSync(this.fd);
    this.fd = null;
  }

  async remove(): Promise<void> {
    this.close();
    await rm(join(this.folder, this.file), { force: true });
  }

  private noteDamage(damage: string): void {
    if (this.isDamaged) return;
    this.isDamaged = true;
    this.onDamage?.(damage);
  }

  /** The last frames that are known end where they should; of the rest it is believed for now that it is what it was. */
  private async checkEnd(from: number, known: WalMark): Promise<void> {
    let end = from;
    for await (const read of framesOf(this.chunks(from, known.bytes), from)) end = read.at(-1)?.end ?? end;
    if (end !== known.bytes) throw new WalDamaged("its last frames are missing");
    this.crc = known.crc;
  }

  private async *chunks(from: number, to: number): AsyncGenerator<Buffer> {
    if (from >= to) return;
    const range = { highWaterMark: READ_BYTES, start: from, end: to - 1 };
    for await (const chunk of createReadStream(join(this.folder, this.file), range) as AsyncIterable<Buffer>) {
      this.crc = crc32(chunk, this.crc);
      yield chunk;
    }
  }

  /** What does not fit on the disk now stays in memory, and is tried again with the next save. */
  private spill(): void {
    try {
      this.write();
    } catch {
      return;
    }
  }

  private write(): void {
    if (this.tailSize === 0) return;
    this.fd ??= openSync(join(this.folder, this.file), "w+", 0o600);
    let done = 0;
    while (done < this.tailSize) {
      done += writeSync(this.fd, this.tail, done, this.tailSize - done, this.written + done);
    }
    this.crc = crc32(this.tail.subarray(0, this.tailSize), this.crc);
    this.written += this.tailSize;
    this.tailSize = 0;
    if (this.tail.length > TAIL_BYTES) this.tail = Buffer.allocUnsafeSlow(TAIL_BYTES);
  }

  private makeRoom(bytes: number): void {
    const needed = this.tailSize + bytes;
    if (needed <= this.tail.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.tail.length * 2));
    this.tail.copy(grown, 0, 0, this.tailSize);
    this.tail = grown;
  }

  private bytes(at: number, length: number): Buffer {
    if (at >= this.written) return this.tail.subarray(at - this.written, at - this.written + length);
    if (at < this.windowAt || at + length > this.windowAt + this.window.length) this.moveWindow(at, length);
    const from = at - this.windowAt;
    return this.window.subarray(from, from + length);
  }

  private moveWindow(at: number, length: number): void {
    if (this.fd === null) throw new WalDamaged("its file is closed");
    const wanted = Math.min(Math.max(length, WINDOW_BYTES), this.written - at);
    if (wanted > this.room.length) this.room = Buffer.allocUnsafeSlow(wanted);
    this.window = this.room.subarray(0, readSync(this.fd, this.room, 0, wanted, at));
    this.windowAt = at;
    if (this.window.length < length) throw new WalDamaged("a frame is missing");
  }
}
