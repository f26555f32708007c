/**
 * What a picture looks like, in bits that survive another format, size or a narrow crop: of the whole picture first, then of it
 * without a narrow border and without a wider one (`FINGERPRINT_BORDERS`). Each layer is 32 hexadecimal digits, 128 bits: whether it
 * grows brighter from cell to cell, across an 8 by 8 grid and down it.
 */
export type PictureFingerprint = readonly string[];

/** What each layer leaves out on every side, as a part of the picture. */
export const FINGERPRINT_BORDERS = [0, 0.025, 0.05] as const;

export const FINGERPRINT_BITS = 128;

/**
 * The largest distance of what is shown as likely the same. Copies, re-encoded, resized or cropped by up to a twentieth, lie
 * within it; the works of the demo lie 30 and more apart (decision 75).
 */
export const LIKELY_SAME_DISTANCE = 20;

const bitsSet = (nibble: number): number =>
  (nibble & 1) + ((nibble >> 1) & 1) + ((nibble >> 2) & 1) + ((nibble >> 3) & 1);

/** In how many of their 128 bits two layers differ. */
const layerDistance = (one: string, other: string): number => {
  let distance = 0;
  for (let at = 0; at < one.length; at += 1) {
    distance += bitsSet(Number.parseInt(one[at] ?? "0", 16) ^ Number.parseInt(other[at] ?? "0", 16));
  }
  return distance;
};

/** The least distance of one picture, whole, to the other, whole or without its border: 0 to `FINGERPRINT_BITS`. */
export const likenessDistance = (one: PictureFingerprint, other: PictureFingerprint): number => {
  const [wholeOne = "", ...partsOfOne] = one;
  const [wholeOther = "", ...partsOfOther] = other;
  return Math.min(
    layerDistance(wholeOne, wholeOther),
    ...partsOfOne.map((part) => layerDistance(part, wholeOther)),
    ...partsOfOther.map((part) => layerDistance(wholeOne, part)),
  );
};

const BAND_DIGITS = 2;

/**
 * What a fingerprint is found by: each eight bits of each layer, with their place. Up to 15 differing bits leave one of a layer's 16
 * bands whole; 20 do so but for one time in a hundred, and mostly in another layer too.
 */
export const likenessBands = (fingerprint: PictureFingerprint): string[] => {
  const bands = new Set<string>();
  for (const layer of fingerprint) {
    for (let at = 0; at < layer.length; at += BAND_DIGITS) bands.add(`${at}:${layer.slice(at, at + BAND_DIGITS)}`);
  }
  return [...bands];
};
