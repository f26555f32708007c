import { clamp, mix } from "./scalar";

/** Red, green, blue, each 0 to 1 as displayed. */
export type Rgb = readonly [number, number, number];

export const rgb = (hex: string): Rgb => {
  const channel = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};

const hexOf = (colour: Rgb): string =>
  "#" +
  colour
    .map((c) =>
      Math.round(clamp(c) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");

export const blend = (from: Rgb, to: Rgb, t: number): Rgb => [
  mix(from[0], to[0], t),
  mix(from[1], to[1], t),
  mix(from[2], to[2], t),
];

export const blendHex = (from: string, to: string, t: number): string => hexOf(blend(rgb(from), rgb(to), clamp(t)));

export const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

export const added = (a: Rgb, b: Rgb, weight = 1): Rgb => [
  a[0] + b[0] * weight,
  a[1] + b[1] * weight,
  a[2] + b[2] * weight,
];

export const tinted = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export type Ramp = (t: number) => Rgb;

/** Colour stops, ordered by position, read as a continuous scale. */
export const ramp = (...stops: readonly (readonly [number, string])[]): Ramp => {
  const parsed = stops.map(([at, hex]) => ({ at, colour: rgb(hex) }));
  return (t) => {
    const next = parsed.findIndex((stop) => stop.at >= t);
    const above = parsed[next === -1 ? parsed.length - 1 : next];
    const below = parsed[next === -1 ? parsed.length - 1 : Math.max(0, next - 1)];
    if (!above || !below) throw new Error("a ramp needs at least one stop");
    return above === below ? above.colour : blend(below.colour, above.colour, (t - below.at) / (above.at - below.at));
  };
};
