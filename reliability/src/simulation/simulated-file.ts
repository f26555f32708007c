import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

/** A write that a loss of power may undo, with what it replaced. */
type Unsynced = { at: number; bytes: Buffer; lengthBefore: number; before: Buffer };

const FIRST_BYTES = 4_096;

/** A file's bytes, and which of them may still be lost. */
export class SimulatedFile {
  #bytes = Buffer.alloc(FIRST_BYTES);
  #length = 0;
  #unsynced: Unsynced[] = [];

  get length(): number {
    return this.#length;
  }

  content(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  read(into: Buffer, length: number, at: number): number {
    return this.#bytes.copy(into, 0, at, Math.max(at, Math.min(this.#length, at + length)));
  }

  write(at: number, bytes: Buffer): void {
    const before = Buffer.from(this.#bytes.subarray(at, Math.min(this.#length, at + bytes.length)));
    this.#unsynced.push({ at, bytes, lengthBefore: this.#length, before });
    this.#put(at, bytes);
  }

  truncate(length: number): void {
    const before = Buffer.from(this.#bytes.subarray(length, this.#length));
    this.#unsynced.push({ at: length, bytes: Buffer.alloc(0), lengthBefore: this.#length, before });
    this.#length = length;
  }

  sync(): void {
    this.#unsynced = [];
  }

  /** Leaves some of the unsynced writes: the last of them torn, perhaps, its rest as it was or zeros. */
  losePower(chance: Chance): void {
    const lost = this.#unsynced;
    this.#unsynced = [];
    for (const { at, before, lengthBefore } of lost.toReversed()) {
      before.copy(this.#bytes, at);
      this.#length = lengthBefore;
    }
    const reached = lost.slice(0, chance.between(0, lost.length));
    for (const [place, { at, bytes, lengthBefore, before }] of reached.entries()) {
      const isCut = bytes.length === 0 && lengthBefore === at + before.length;
      const isTorn = place === reached.length - 1 && chance.next() < 0.5;
      if (isCut) this.#length = at;
      else this.#put(at, isTorn ? torn(bytes, chance) : bytes);
    }
  }

  #put(at: number, bytes: Buffer): void {
    const end = at + bytes.length;
    if (end > this.#bytes.length) {
      const grown = Buffer.alloc(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    if (at > this.#length) this.#bytes.fill(0, this.#length, at);
    bytes.copy(this.#bytes, at);
    this.#length = Math.max(this.#length, end);
  }
}

const torn = (bytes: Buffer, chance: Chance): Buffer => {
  const kept = bytes.subarray(0, chance.between(0, bytes.length));
  return chance.next() < 0.5 ? kept : Buffer.concat([kept, Buffer.alloc(bytes.length - kept.length)]);
};
