/** Numbers of one block. A list's last block lies with its count, so that what is met once is one short entry. */
export const BLOCK_NUMBERS = 256;
/** Of a number below 2^53. */
const VARINT_BYTES = 8;
const MORE = 0x80;

const scratch = Buffer.allocUnsafeSlow((BLOCK_NUMBERS + 1) * VARINT_BYTES);

const writeVarint = (number: number, at: number): number => {
  let rest = number;
  let end = at;
  while (rest >= MORE) {
    scratch[end++] = (rest % MORE) | MORE;
    rest = Math.floor(rest / MORE);
  }
  scratch[end++] = rest;
  return end;
};

/** A list's beginning: how many numbers it has, and the last of them. */
export type ListHead = { count: number; tail: number[] };

const writeSteps = (numbers: readonly number[], from: number): Buffer => {
  let end = from;
  let before = 0;
  for (const number of numbers) {
    end = writeVarint(number - before, end);
    before = number;
  }
  return Buffer.from(scratch.subarray(0, end));
};

const readSteps = (body: Buffer, from: number): number[] => {
  const numbers: number[] = [];
  let before = 0;
  for (let at = from; at < body.length;) {
    let step = 0;
    let factor = 1;
    let byte = body[at++]!;
    for (; byte >= MORE; byte = body[at++]!, factor *= MORE) step += (byte - MORE) * factor;
    before += step + byte * factor;
    numbers.push(before);
  }
  return numbers;
};

/** A full block, whose numbers rise: the first as it is, the others as steps. */
export const blockFrom = (numbers: readonly number[]): Buffer => writeSteps(numbers, 0);

export const numbersOfBlock = (body: Buffer): number[] => readSteps(body, 0);

export const bytesOfHead = ({ count, tail }: ListHead): Buffer => writeSteps(tail, writeVarint(count, 0));

export const headFrom = (body: Buffer): ListHead => {
  let at = 0;
  while (body[at]! >= MORE) at += 1;
  const [count] = readSteps(body.subarray(0, at + 1), 0);
  return { count: count!, tail: readSteps(body, at + 1) };
};
