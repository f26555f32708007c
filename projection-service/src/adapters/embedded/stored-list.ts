import { BLOCK_NUMBERS, headFrom, numbersOfBlock } from "./posting-codec";
import type { ListHead } from "./posting-codec";
import { blockKey } from "./posting-keys";

/** Blocks that a list's reader holds. */
const HELD_BLOCKS = 64;

type Read = (key: Buffer) => Buffer | undefined;

/** Rising numbers by their places, as a file has them. */
export class StoredList {
  readonly count: number;
  readonly tail: readonly number[];
  private readonly tailFrom: number;
  private readonly blocks = new Map<number, number[]>();

  constructor(
    private readonly key: Buffer,
    private readonly read: Read,
  ) {
    const body = read(key);
    const head: ListHead = body === undefined ? { count: 0, tail: [] } : headFrom(body);
    this.count = head.count;
    this.tail = head.tail;
    this.tailFrom = head.count - head.tail.length;
  }

  /** -1 if it has none. */
  get last(): number {
    return this.tail.at(-1) ?? -1;
  }

  at(place: number): number {
    if (place >= this.tailFrom) return this.tail[place - this.tailFrom]!;
    return this.block(Math.floor(place / BLOCK_NUMBERS))[place % BLOCK_NUMBERS]!;
  }

  private block(number: number): number[] {
    const held = this.blocks.get(number);
    if (held !== undefined) return held;
    const body = this.read(blockKey(this.key, number));
    if (body === undefined) throw new Error(`Block ${number} of a list is missing`);
    const numbers = numbersOfBlock(body);
    if (this.blocks.size === HELD_BLOCKS) this.blocks.delete(this.blocks.keys().next().value!);
    this.blocks.set(number, numbers);
    return numbers;
  }
}

/** The first place from which on a test is met; how many there are if it never is. */
export const firstPlace = (count: number, isReached: (place: number) => boolean): number => {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The same, found with few tests where it lies near the end: in steps that double, from there. */
export const firstPlaceFromEnd = (count: number, isReached: (place: number) => boolean): number => {
  let high = count;
  for (let step = 1; step <= count; step *= 2) {
    const place = count - step;
    if (!isReached(place)) return place + 1 + firstPlace(high - place - 1, (next) => isReached(place + 1 + next));
    high = place;
  }
  return firstPlace(high, isReached);
};
