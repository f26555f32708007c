import { added, blend, ramp, rgb, scaled, type Rgb } from "../drawing/colour";
import { fractalNoise, grain, noise } from "../drawing/noise";
import { paintWithSmoothEdges } from "../drawing/anti-alias";
import type { Generator } from "../drawing/picture";
import type { Point } from "../drawing/svg";
import { clamp, mix, remainder, smoothstep } from "../drawing/scalar";

const STOREYS = 7;

/** Lengths are shares of the picture's height; u runs 0 to the aspect, v 0 at the top. */
type House = {
  middle: number;
  foot: number;
  top: number;
  halfWidth: number;
  storeys: number;
  turn: number;
  near: number;
};

const aspectMiddle = 0.318;

const houses: readonly House[] = [
  { middle: 0.1, foot: 1.04, top: 0.56, halfWidth: 0.085, storeys: 4, turn: 0.3, near: 0.3 },
  { middle: 0.565, foot: 1.04, top: 0.5, halfWidth: 0.095, storeys: 5, turn: 0.38, near: 0.38 },
  { middle: aspectMiddle, foot: 1.0, top: 0.17, halfWidth: 0.17, storeys: STOREYS, turn: 0.36, near: 1 },
];

const skyAt = ramp(
  [0, "#0b1030"],
  [0.3, "#1c1f56"],
  [0.55, "#4a3377"],
  [0.74, "#92517f"],
  [0.88, "#dd8a74"],
  [1, "#f6c08a"],
);
const litClay = rgb("#c9814f");
const shadedClay = rgb("#5b3346");
const gypsum = rgb("#f7ecd9");
const lamp = rgb("#ffc864");
const nightWindow = rgb("#1d1430");

type Spot = { rise: number; storey: number; within: number; across: number; lit: boolean };

const MERLON_RISE = 0.05;

/** Stepped horns that stand on the corners of the roof. */
const isMerlon = (side: number, corner: number, rise: number): boolean => {
  const fromCorner = Math.min(1 - Math.abs(side), Math.abs(side - corner));
  return fromCorner < 0.17 * (1 - Math.floor(rise * 3) / 3);
};

/** Where a point lies on a house's two visible faces, or null when it misses the house. */
const spotOn = (house: House, u: number, v: number): Spot | null => {
  const rise = (house.foot - v) / (house.foot - house.top);
  if (rise < 0 || rise > 1 + MERLON_RISE) return null;
  const storey = Math.min(house.storeys - 1, Math.floor(rise * house.storeys));
  const within = Math.min(1, rise * house.storeys - storey);
  const half = house.halfWidth * mix(1, 0.7, (storey + within * 0.55) / house.storeys);
  const side = (u - house.middle) / half;
  if (Math.abs(side) > 1) return null;
  const corner = 1 - 2 * house.turn;
  if (rise > 1 && !isMerlon(side, corner, (rise - 1) / MERLON_RISE)) return null;
  const lit = side < corner;
  const across = lit ? (side + 1) / (corner + 1) : (side - corner) / (1 - corner);
  return { rise, storey, within, across, lit };
};

const inWindow = (spot: Spot, house: House): { frame: boolean; glass: boolean; number: number } => {
  const columns = spot.lit ? 3 : 2;
  const column = Math.floor(spot.across * columns);
  const x = Math.abs(remainder(spot.across * columns, 1) - 0.5) * 2;
  const tall = spot.storey === 0 ? 0.3 : 0.46;
  const y = (spot.within - 0.3) / tall;
  const opensHere = spot.storey > 0 || (house.near === 1 && spot.lit && column !== 1);
  const inside = (grow: number): boolean => {
    const crown = (y - 0.66) / (0.34 + grow * 0.2);
    const arch = crown > 0 ? Math.sqrt(Math.max(0, 1 - crown * crown)) : 1;
    return opensHere && y > -grow * 0.16 && x < (0.34 + grow * 0.14) * arch;
  };
  return { frame: inside(1), glass: inside(0), number: spot.storey * 7 + column * 3 + (spot.lit ? 0 : 1) };
};

/** Whitened edges: the roof line, the foot of each storey, and the stepped merlons of the crown. */
const isWhitened = (spot: Spot, house: House): boolean => {
  const crown = spot.storey === house.storeys - 1 && spot.within > 0.86;
  const belt = spot.within < 0.055 && spot.storey > 0;
  const zigzag = Math.abs(remainder(spot.across * (spot.lit ? 9 : 6), 1) - 0.5) * 2;
  const teeth = spot.within > 0.06 && spot.within < 0.06 + 0.1 * zigzag && spot.storey > 0;
  return crown || belt || teeth;
};

const isDoor = (spot: Spot, house: House): boolean =>
  house.near === 1 && spot.storey === 0 && spot.lit && Math.abs(spot.across - 0.5) < 0.085 && spot.within < 0.62;

const clayAt = (spot: Spot, u: number, v: number, layer: number): Rgb => {
  const course = fractalNoise(u * 14, v * 60, layer, 5);
  const straw = fractalNoise(u * 140, v * 60, layer + 5, 2) - 0.5;
  const face = spot.lit ? litClay : shadedClay;
  const moonlit = spot.lit ? mix(0.86, 1.12, 1 - spot.across) : mix(0.98, 0.74, spot.across);
  const eaves = 1 - 0.34 * smoothstep(0.84, 1, spot.within) + 0.1 * smoothstep(0.3, 0, spot.within);
  return scaled(face, moonlit * eaves * (0.86 + 0.28 * course) * (1 + 0.16 * straw));
};

const windowColour = (window: { glass: boolean; number: number }, spot: Spot, house: House, layer: number): Rgb => {
  const frame = spot.lit ? gypsum : blend(gypsum, rgb("#8d6f8f"), 0.5);
  if (!window.glass) return frame;
  const lamplit = noise(window.number * 3.3, house.middle * 50, layer) > 0.44;
  return lamplit ? scaled(lamp, 0.9 + 0.25 * (1 - spot.within)) : nightWindow;
};

const houseColour = (house: House, spot: Spot, [u, v]: Point, layer: number): Rgb => {
  const window = inWindow(spot, house);
  const white = spot.lit ? gypsum : blend(gypsum, rgb("#8d6f8f"), 0.55);
  const brushed = 0.93 + 0.14 * fractalNoise(u * 60, v * 60, layer + 2, 3);
  if (isDoor(spot, house)) return scaled(rgb("#2f6a5c"), 0.8 + 0.35 * (remainder(spot.across * 40, 1) < 0.12 ? 0 : 1));
  if (window.frame) return scaled(windowColour(window, spot, house, layer), window.glass ? 1 : brushed);
  return isWhitened(spot, house) ? scaled(white, brushed) : clayAt(spot, u, v, layer);
};

const crescent = (u: number, v: number): number => {
  const moon = smoothstep(0.0305, 0.0285, Math.hypot(u - 0.5, v - 0.12));
  return moon * smoothstep(0.025, 0.027, Math.hypot(u - 0.489, v - 0.114));
};

const skyColour = (u: number, v: number, layer: number): Rgb => {
  const wood = fractalNoise(u * 5 + 0.6 * fractalNoise(u * 2, v * 1.2, layer, 2), v * 0.9, layer + 30, 5);
  const ring = 0.5 + 0.5 * Math.sin(wood * 70);
  const base = scaled(
    skyAt(clamp(v * 1.02)),
    0.95 + 0.09 * ring + 0.04 * (fractalNoise(u * 220, v * 5, layer, 2) - 0.5),
  );
  const star =
    smoothstep(0.4975, 0.4995, grain(Math.floor(u * 420), Math.floor(v * 420), layer)) * smoothstep(0.6, 0.2, v);
  const halo = 0.22 * Math.exp(-Math.hypot(u - 0.5, v - 0.12) * 11);
  return added(added(base, rgb("#fff2d0"), crescent(u, v) + halo), [1, 1, 1], star * 0.75);
};

/** A mud tower of seven storeys, whitened at its edges, between its neighbours at nightfall. */
export const drawTowers: Generator = ({ width, height, seed }) => {
  const layer = seed % 929;
  return paintWithSmoothEdges(
    width,
    height,
    (x, y) => {
      const lean = 0.0022 * (fractalNoise((y / height) * 9, 3, layer, 3) - 0.5) * 2;
      const [u, v] = [x / height + lean, y / height];
      let colour = skyColour(u, v, layer);
      const haze = smoothstep(0.62, 1, v) * 0.16;
      for (const house of houses) {
        const spot = spotOn(house, u, v);
        if (!spot) continue;
        const clear = houseColour(house, spot, [u, v], layer);
        colour = blend(skyAt(0.72), clear, mix(0.42, 1, house.near));
      }
      const speck = grain(Math.round(x), Math.round(y), layer) * 0.03;
      return added(blend(colour, rgb("#f0a878"), haze), [1, 1, 1], speck);
    },
    0.14,
  );
};
