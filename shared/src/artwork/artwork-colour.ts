/** The families of colour that works are sought by, in the order of a colour wheel, then without colour. */
export const ARTWORK_COLOURS = [
  "red",
  "earth",
  "gold",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "light",
  "grey",
  "dark",
] as const;
export type ArtworkColour = (typeof ARTWORK_COLOURS)[number];

/** Where each hue ends on the wheel, degrees; beyond the last it is red again. */
const HUES: readonly (readonly [number, ArtworkColour])[] = [
  [15, "red"],
  [42, "earth"],
  [70, "gold"],
  [165, "green"],
  [200, "teal"],
  [256, "blue"],
  [300, "purple"],
  [345, "pink"],
];

/** Channels closer than this, of 255, make no hue that an eye would name. */
const NEUTRAL_SPREAD = 20;
/** A light ground may be tinted a little more and is still called light. */
const LIGHT_SPREAD = 40;
const LIGHT_FROM = 204;
const DARK_TO = 64;

/** The sixth of the wheel that a colour lies in, with how far into it; for a colour that is not grey. */
const sixthOf = (red: number, green: number, blue: number): number => {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (green - blue) / spread;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
};

/** The family of a colour "#rrggbb". */
export const colourFamily = (hex: string): ArtworkColour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (lightness >= LIGHT_FROM && spread < LIGHT_SPREAD) return "light";
  if (spread < NEUTRAL_SPREAD) return lightness <= DARK_TO ? "dark" : "grey";
  const hue = (sixthOf(red, green, blue) * 60 + 360) % 360;
  return HUES.find(([end]) => hue < end)?.[1] ?? "red";
};
