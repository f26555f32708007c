import { pause } from "../../async/pause";
import type { LogDamaged } from "../../ports/event-store";
import type { LogDisk } from "./log-disk";
import { isChainedTo, isCrcValid, LARGEST_RECORD, recordEnd, recordHash, sequenceAt, type ChainHash } from "./record";
import { SEGMENT_HEADER_BYTES, type Segment } from "./segment";

const CHUNK_BYTES = 256 * 1024;
/**
 * Between two chunks, in their own time: the checks of a large log take at most a tenth of a core. Waiting for the loop is part of
 * that time, so that they give way to a replay.
 */
const PAUSE_OF_CHUNKS = 9;

type Place = { sequence: number; at: number; tip: ChainHash };

/** Checks the records that the chunk holds as a whole; gives how far it came, or why not. */
const checkChunk = (segment: Segment, chunk: Buffer, place: Place): LogDamaged | null => {
  const base = place.at;
  for (;;) {
    const at = place.at - base;
    const end = recordEnd(chunk, at);
    if (end === null) return null;
    const broken = (reason: string): LogDamaged => segment.damaged(place.at, reason, place.sequence);
    if (end === "invalid") return broken("its length is invalid");
    if (!isCrcValid(chunk, at, end)) return broken("its checksum is wrong");
    if (!isChainedTo(chunk, at, place.tip)) return broken("it does not carry the hash of the record before");
    if (sequenceAt(chunk, at) !== place.sequence) return broken(`it says that it is record ${sequenceAt(chunk, at)}`);
    if (segment.startOf(place.sequence) !== place.at) return broken("its index has it elsewhere");
    place.tip = recordHash(chunk, at, end);
    place.sequence += 1;
    place.at = base + end;
  }
};

const checkSegment = async (
  disk: LogDisk,
  { segment, trusted }: { segment: Segment; trusted: number },
  signal: AbortSignal,
): Promise<LogDamaged | null> => {
  const place = { sequence: segment.first, at: SEGMENT_HEADER_BYTES, tip: segment.previous };
  let wanted = CHUNK_BYTES;
  while (place.at < trusted && !signal.aborted) {
    const began = performance.now();
    const chunk = Buffer.allocUnsafe(Math.min(wanted, trusted - place.at));
    const length = await disk.read(segment.fd, chunk, chunk.length, place.at);
    const before = place.at;
    const damage = checkChunk(segment, chunk.subarray(0, length), place);
    if (damage) return damage;
    wanted = place.at > before ? CHUNK_BYTES : wanted * 2;
    if (wanted > 2 * LARGEST_RECORD || (place.at === before && length === trusted - before)) {
      return segment.damaged(place.at, "the record is cut off", place.sequence);
    }
    await pause(PAUSE_OF_CHUNKS * (performance.now() - began), signal);
  }
  return null;
};

/** Reads, little by little, what the opening took on the word of an index: every record and the chain. Gives the first damage. */
export const checkTrusted = async (
  disk: LogDisk,
  segments: readonly Segment[],
  signal: AbortSignal,
): Promise<{ segment: Segment; damage: LogDamaged } | null> => {
  const trusted = segments.map((segment) => ({ segment, trusted: segment.trustedSize }));
  for (const one of trusted) {
    const damage = await checkSegment(disk, one, signal);
    if (damage) return { segment: one.segment, damage };
  }
  return null;
};
