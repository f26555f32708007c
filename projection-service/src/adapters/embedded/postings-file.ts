import { createReadStream, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { openLmdbBytes } from "@naqsh/shared/platform/adapters/lmdb/lmdb-bytes";
import type { BytesEntry, LmdbBytes } from "@naqsh/shared/platform/adapters/lmdb/lmdb-bytes";
import { damageOfLmdbBytes, damageOfLmdbMetas, walkPinnedBytes } from "@naqsh/shared/platform/adapters/lmdb/lmdb-walk";
import { currentBootId } from "@naqsh/shared/platform/adapters/system/system-boot-clock";
import { StoreDamaged } from "@naqsh/shared/platform/ports/store-damaged";
import { syncPath } from "@naqsh/shared/platform/sync-path";
import * as z from "zod";
import { proofOf } from "./background-integrity-check";
import type { Proof } from "./background-integrity-check";

/** A larger file is not walked before it is opened: that takes some four seconds for a gigabyte. */
export const WALKED_FIRST_BYTES = 64 * 1024 * 1024;

const Contents = z.object({ bytes: z.number(), crc: z.number() });
type Contents = z.infer<typeof Contents>;

/**
 * What vouches for a file that is not synced while it is written: the boot of the machine, whose memory has what the disk may
 * lack; or, if nothing was written since a clean close, its length and checksum. `isUnproven`: it was opened on the word of
 * either, and has not been walked since.
 */
const Seal = z.object({
  boot: z.string().nullable(),
  isUnproven: z.literal(true).optional(),
  closed: Contents.nullable(),
});
type Seal = z.infer<typeof Seal>;

/** The files of a generation: LMDB's, its table of readers, and its seal. */
export const filesOfPostings = (file: string): string[] => [file, `${file}-lock`, sealOf(file)];

export const isPostings = (file: string): boolean => file.endsWith(".mdb");

const sealOf = (file: string): string => `${file}.seal`;

const writeSeal = (path: string, seal: Seal): void => {
  writeFileSync(`${path}.tmp`, JSON.stringify(seal), { mode: 0o600 });
  renameSync(`${path}.tmp`, path);
};

const readSeal = (path: string): Seal | null => {
  try {
    return Seal.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
};

const contentsOf = async (path: string): Promise<Contents> => {
  let [bytes, crc] = [0, 0];
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    crc = crc32(chunk, crc);
    bytes += chunk.length;
  }
  return { bytes, crc };
};

/** Null for a file that is as it was written, else why it is not to be trusted. LMDB may open it only then. */
export const damageOfPostings = async (folder: string, file: string): Promise<string | null> => {
  const path = join(folder, file);
  const seal = readSeal(join(folder, sealOf(file)));
  if (seal === null) return "nothing vouches for it";
  if (!existsSync(path)) return "it is missing";
  if (seal.closed !== null) {
    const { bytes, crc } = await contentsOf(path);
    const isIt = bytes === seal.closed.bytes && crc === seal.closed.crc;
    if (!isIt) return "it is not what was closed";
    // The checksum may be of what nobody had looked at.
    return seal.isUnproven === true ? await damageOfLmdbBytes(path) : null;
  }
  if (seal.boot === null || seal.boot !== currentBootId()) return "the machine stopped while it was written";
  return await damageOfLmdbBytes(path);
};

/**
 * Whether a file may be opened at the word of the boot, or of a clean close, and walked afterwards: it is large, and it was proven
 * before by whoever wrote it. If a start on such trust ended before the walk did, for whatever reason, the next one looks at all first.
 */
export const opensOnTrust = (folder: string, file: string, walkedFirst = WALKED_FIRST_BYTES): boolean => {
  const seal = readSeal(join(folder, sealOf(file)));
  const path = join(folder, file);
  if (seal === null || seal.isUnproven === true || !existsSync(path)) return false;
  const { size } = statSync(path);
  if (size <= walkedFirst) return false;
  if (seal.closed !== null) return size === seal.closed.bytes;
  return seal.boot !== null && seal.boot === currentBootId();
};

/** The same as `damageOfPostings` for a file that is opened on trust: no more than where it begins. */
export const damageOfTrusted = (folder: string, file: string): string | null => damageOfLmdbMetas(join(folder, file));

/**
 * One generation of a view's postings in LMDB, written behind and not synced: after a loss of power it is thrown away, and
 * computed again. Whoever opens one that exists has asked `damageOfPostings` before.
 */
export class PostingsFile {
  private readonly path: string;
  private readonly seal: string;
  private readonly database: LmdbBytes;
  /** What a clean close vouches for; null once it is written. */
  private closed: Contents | null;
  private isBegun = false;
  private isDamaged = false;
  /** Of a file that was opened on trust, until it is proven. */
  private proof: Proof | null = null;

  /** `onDamage`: the file is opened on trust, and this is told why it should not have been. */
  constructor(
    private readonly folder: string,
    readonly file: string,
    onDamage?: (damage: string) => void,
  ) {
    this.path = join(folder, file);
    this.seal = join(folder, sealOf(file));
    const { isUnproven, closed = null } = readSeal(this.seal) ?? {};
    this.closed = closed;
    // Before LMDB maps it: what ends this process then is not met again.
    if (onDamage !== undefined) writeSeal(this.seal, { boot: currentBootId(), isUnproven: true, closed });
    else if (isUnproven === true) this.noteProven();
    this.database = openLmdbBytes(this.path);
    if (onDamage !== undefined) void this.prove(onDamage);
  }

  private async prove(onDamage: (damage: string) => void): Promise<void> {
    this.proof = proofOf((rest) => walkPinnedBytes(this.path, rest), this.database.pin());
    const damage = await this.proof.found;
    if (damage === null) return;
    this.proof = null;
    if (damage === "") return this.noteProven();
    this.isDamaged = true;
    onDamage(damage);
  }

  /** Without room for it the next start looks at all first. */
  private noteProven(): void {
    try {
      writeSeal(this.seal, { boot: currentBootId(), closed: this.closed });
    } catch {
      return;
    }
  }

  /** @throws StoreDamaged if the entry was altered; then the file is not closed as a whole one. */
  readonly get = (key: Buffer): Buffer | undefined => {
    try {
      return this.database.get(key);
    } catch (error) {
      if (error instanceof StoreDamaged) this.isDamaged = true;
      throw error;
    }
  };

  async put(entries: readonly BytesEntry[]): Promise<void> {
    // The seal of a clean close is not true of what is written from now on.
    if (!this.isBegun) writeSeal(this.seal, { boot: currentBootId(), ...this.unproven(), closed: null });
    this.isBegun = true;
    this.closed = null;
    await this.database.put(entries);
  }

  private unproven(): Pick<Seal, "isUnproven"> {
    return this.proof === null ? {} : { isUnproven: true };
  }

  /** Closes it; nothing is read from it any more. */
  async close(): Promise<void> {
    await this.proof?.giveUp();
    await this.database.close();
  }

  /**
   * Closes it for good, so that the next start may trust it after any stop of the machine. Without room for the seal it is
   * left unsealed: the next start computes the file again.
   */
  async closeSealed(): Promise<void> {
    // A checksum alone would vouch for what nobody has looked at.
    const unproven = this.unproven();
    await this.close();
    if (this.isDamaged) return rmSync(this.seal, { force: true });
    if (this.closed !== null) return;
    try {
      await syncPath(this.path);
      writeSeal(this.seal, { boot: null, ...unproven, closed: await contentsOf(this.path) });
      await syncPath(this.seal);
      await syncPath(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** What lists of postings need of a file. */
export type Postings = Pick<PostingsFile, "file" | "get" | "put" | "close" | "closeSealed">;
