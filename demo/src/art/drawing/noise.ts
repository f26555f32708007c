import { mix, smoothstep } from "./scalar";

const latticeValue = (x: number, y: number, z: number): number => {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

const planeNoise = (x: number, y: number, layer: number): number => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = mix(latticeValue(i, j, layer), latticeValue(i + 1, j, layer), u);
  const bottom = mix(latticeValue(i, j + 1, layer), latticeValue(i + 1, j + 1, layer), u);
  return mix(top, bottom, v);
};

/** Value noise in [0, 1), smooth in the second derivative; z doubles as a seed. */
export const noise = (x: number, y: number, z = 0): number => {
  const layer = Math.floor(z);
  const between = z - layer;
  const near = planeNoise(x, y, layer);
  return between === 0 ? near : mix(near, planeNoise(x, y, layer + 1), ease(between));
};

/** Sum of octaves in [0, 1), each turned a little so that no grid shows. */
export const fractalNoise = (x: number, y: number, z = 0, octaves = 5): number => {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y, z + octave * 17);
    total += weight;
    weight *= 0.5;
    const turnedX = 1.62 * x + 1.21 * y;
    y = -1.21 * x + 1.62 * y;
    x = turnedX;
  }
  return sum / total;
};

/** Noise with sharp crests, in [0, 1]: rock and mountain lines. */
export const ridgedNoise = (x: number, y: number, z = 0, octaves = 5): number => {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(2 * noise(x, y, z + octave * 17) - 1);
    sum += weight * crest * crest;
    total += weight;
    weight *= 0.5;
    const turnedX = 1.62 * x + 1.21 * y;
    y = -1.21 * x + 1.62 * y;
    x = turnedX;
  }
  return sum / total;
};

/** Fine paper or film grain around 0, for one pixel. */
export const grain = (x: number, y: number, seed = 0): number => latticeValue(x, y, seed) - 0.5;

/** 1 inside a band around a centre, fading over its softness. */
export const softBand = (value: number, halfWidth: number, softness: number): number =>
  1 - smoothstep(halfWidth - softness, halfWidth + softness, Math.abs(value));
