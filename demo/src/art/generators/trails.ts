import { added, blend, ramp, rgb, scaled, type Ramp, type Rgb } from "../drawing/colour";
import { fractalNoise, grain, ridgedNoise } from "../drawing/noise";
import { paint, type Commission, type Generator, type Picture } from "../drawing/picture";
import { pick, randomFrom } from "../drawing/random";
import { clamp, remainder, smoothstep } from "../drawing/scalar";

const TWO_PI = 2 * Math.PI;

type Trail = { radius: number; start: number; halfWidth: number; brightness: number; colour: Rgb };

/** Lengths are shares of the picture's height; u runs 0 to the aspect, v 0 to 1. */
type Night = {
  pole: { u: number; v: number };
  sky: Ramp;
  glow: { u: number; v: number; colour: Rgb; reach: number; strength: number };
  stars: number;
  /** How far the sky turned while the shutter was open, in radians. */
  turned: number;
  starColours: readonly Rgb[];
  crestAt: (u: number, layer: number) => number;
  rockAt: (u: number, v: number, depth: number, layer: number) => Rgb;
  beacon?: { u: number; v: number; colour: Rgb };
};

/** Trails sorted into rings one pixel wide, so that a pixel looks only at those that can touch it. */
const ringsOf = (night: Night, { seed, width, height }: Commission): readonly (readonly Trail[])[] => {
  const random = randomFrom(seed);
  const reach = Math.ceil(Math.hypot(width, height) * 1.25);
  const rings: Trail[][] = Array.from({ length: reach + 4 }, () => []);
  for (let star = 0; star < night.stars; star++) {
    const radius = Math.sqrt(random()) * reach;
    const magnitude = random() ** 3.2;
    const trail: Trail = {
      radius,
      start: random() * TWO_PI,
      halfWidth: (0.42 + 1.15 * magnitude) * (height / 1200),
      brightness: 0.16 + 0.84 * magnitude,
      colour: pick(random, night.starColours),
    };
    for (let ring = Math.floor(radius) - 2; ring <= radius + 2; ring++) rings[Math.max(0, ring)]?.push(trail);
  }
  return rings;
};

const trailLight = (trail: Trail, radius: number, angle: number, turned: number): number => {
  const travelled = remainder(angle - trail.start, TWO_PI);
  if (travelled > turned) return 0;
  const ends = Math.min(travelled, turned - travelled) * radius;
  const across = Math.abs(radius - trail.radius);
  const breath = 0.82 + 0.18 * Math.sin(trail.start * 40 + travelled * 9);
  return trail.brightness * breath * clamp(trail.halfWidth + 0.6 - across) * clamp(ends / 3);
};

const beaconLight = (du: number, dv: number): number => {
  const away = Math.hypot(du, dv);
  const cross =
    Math.exp(-Math.abs(du) * 420) * Math.exp(-Math.abs(dv) * 26) +
    Math.exp(-Math.abs(dv) * 420) * Math.exp(-Math.abs(du) * 26);
  return smoothstep(0.0065, 0.003, away) + 0.9 * cross + 0.5 * Math.exp(-away * 60) + 0.2 * Math.exp(-away * 14);
};

type Exposure = { night: Night; rings: readonly (readonly Trail[])[]; height: number };

const skyColour = ({ night, rings, height }: Exposure, u: number, v: number): Rgb => {
  const toGlow = Math.hypot((u - night.glow.u) * 0.55, v - night.glow.v);
  const base = added(
    night.sky(v),
    night.glow.colour,
    night.glow.strength * Math.exp(-((toGlow / night.glow.reach) ** 2)),
  );
  const du = (u - night.pole.u) * height;
  const dv = (v - night.pole.v) * height;
  const radius = Math.hypot(du, dv);
  const angle = Math.atan2(dv, du);
  let colour = base;
  for (const trail of rings[Math.round(radius)] ?? []) {
    const light =
      trailLight(trail, radius, angle, night.turned) * smoothstep(night.glow.v + 0.02, night.glow.v - 0.35, v);
    if (light > 0) colour = added(colour, trail.colour, light);
  }
  return colour;
};

const drawNight = (night: Night, commission: Commission): Picture => {
  const { width, height, seed } = commission;
  const layer = seed % 971;
  const exposure: Exposure = { night, height, rings: ringsOf(night, commission) };
  const crests = Float64Array.from({ length: width }, (_, x) => night.crestAt(x / height, layer));
  return paint(width, height, (x, y) => {
    const u = x / height;
    const v = y / height;
    const depth = v - (crests[x] ?? 1);
    const rockShare = clamp(depth * height + 0.5);
    const sky = rockShare < 1 ? skyColour(exposure, u, v) : ([0, 0, 0] as const);
    let colour = rockShare > 0 ? blend(sky, night.rockAt(u, v, depth, layer), rockShare) : sky;
    if (night.beacon && rockShare < 1) {
      const light = beaconLight(u - night.beacon.u, v - night.beacon.v) * (1 - rockShare);
      colour = added(colour, night.beacon.colour, light);
    }
    return added(colour, [1, 1, 1], grain(x, y, layer) * 0.028);
  });
};

const starlight = ["#ffffff", "#dfe8ff", "#bcd0ff", "#fff0d2", "#ffd9a8", "#f6c6d8"].map(rgb);

/** Canopus above a single peak: the one star that the turning sky leaves in its place. */
export const drawCanopus: Generator = (commission) =>
  drawNight(
    {
      pole: { u: 0.33, v: 0.3 },
      sky: ramp(
        [0, "#0a0b26"],
        [0.3, "#171343"],
        [0.55, "#3a2468"],
        [0.72, "#7c4180"],
        [0.84, "#d07c79"],
        [1, "#f2b985"],
      ),
      glow: { u: 0.36, v: 0.84, colour: rgb("#ff9d6b"), reach: 0.2, strength: 0.28 },
      stars: 1150,
      turned: 1.35,
      starColours: starlight,
      crestAt: (u, layer) => {
        const peak = 0.74 + 0.62 * Math.abs(u - 0.4) ** 0.86;
        return (
          Math.min(peak, 0.965) +
          0.035 * (fractalNoise(u * 9, 2, layer, 6) - 0.5) +
          0.02 * (ridgedNoise(u * 22, 5, layer, 4) - 0.5)
        );
      },
      rockAt: (u, v, depth, layer) => {
        const facet = ridgedNoise(u * 6 + depth * 3, v * 5 - depth * 4, layer, 6);
        const side = smoothstep(-0.04, 0.12, u - 0.4 - 0.16 * (facet - 0.5));
        const line = smoothstep(0.86, 1, Math.abs(Math.sin((v + 0.02 * facet) * 260))) * 0.12;
        const rock = blend(rgb("#3a2350"), rgb("#0e0a1c"), clamp(side + 0.35 * facet - 0.1));
        return added(
          scaled(rock, 0.7 + 0.6 * facet),
          rgb("#d68f86"),
          line * (1 - side) + 0.16 * Math.exp(-depth * 60) * (1 - side),
        );
      },
      beacon: { u: 0.505, v: 0.655, colour: rgb("#fff6e0") },
    },
    commission,
  );

/** Four hours of stars around the pole, above the sandstone of Jubbah. */
export const drawJubbah: Generator = (commission) =>
  drawNight(
    {
      pole: { u: 0.56, v: 0.4 },
      sky: ramp(
        [0, "#070d1f"],
        [0.35, "#0d1d3a"],
        [0.6, "#1b3554"],
        [0.75, "#3f4d63"],
        [0.86, "#9a6d55"],
        [1, "#d99555"],
      ),
      glow: { u: 1.05, v: 0.87, colour: rgb("#ff9a4a"), reach: 0.2, strength: 0.42 },
      stars: 2300,
      turned: 1.05,
      starColours: starlight,
      crestAt: (u, layer) => {
        const massif = 0.4 * Math.exp(-(((u - 0.24) / 0.3) ** 2)) + 0.17 * Math.exp(-(((u - 1.42) / 0.2) ** 2));
        const blocks =
          0.13 * (ridgedNoise(u * 5.2, 3, layer, 6) - 0.5) + 0.03 * (fractalNoise(u * 30, 8, layer, 4) - 0.5);
        return 0.9 - massif - blocks * (0.25 + massif * 2.2);
      },
      rockAt: (u, v, depth, layer) => {
        const relief = (at: number): number =>
          ridgedNoise(at * 11, v * 13, layer + 3, 6) + 0.25 * fractalNoise(at * 4, v * 60, layer, 4);
        const towardsGlow = Math.sign(1.05 - u) * 0.006;
        const lit = clamp(0.1 + (relief(u) - relief(u + towardsGlow)) * 2);
        const warm = Math.exp(-(((u - 1.05) / 0.5) ** 2)) * smoothstep(0.5, 1, v);
        const rock = blend(rgb("#0a0c16"), rgb("#7a4f38"), lit * (0.35 + 0.5 * warm));
        const sand = smoothstep(0.93, 0.97, v + 0.03 * (fractalNoise(u * 3, v * 9, layer, 4) - 0.5));
        const ripple = 0.9 + 0.2 * fractalNoise(u * 12, v * 90, layer, 3);
        const ground = scaled(blend(rgb("#1c1620"), rgb("#6e4526"), warm), ripple);
        return added(blend(rock, ground, sand), rgb("#ffb070"), 0.1 * warm * lit + 0.06 * Math.exp(-depth * 140));
      },
    },
    commission,
  );
