export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

export const smoothstep = (edge0: number, edge1: number, value: number): number => {
  const t = clamp((value - edge0) / (edge1 - edge0));
  return t * t * (3 - 2 * t);
};

export const remainder = (value: number, period: number): number => value - period * Math.floor(value / period);

/** Round to a tenth: enough for a path, and keeps the file small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
