import { added, blend, ramp, rgb, scaled, tinted, type Ramp, type Rgb } from "../drawing/colour";
import { fractalNoise, grain, noise } from "../drawing/noise";
import { paintWithSmoothEdges } from "../drawing/anti-alias";
import { paint, type Commission, type Generator, type Picture } from "../drawing/picture";
import { clamp, smoothstep } from "../drawing/scalar";

type Layering = {
  levels: number;
  /** Height of the ground in [0, 1]; u runs 0 to 1 across, v 0 to the picture's height over its width. */
  heightAt: (u: number, v: number) => number;
  colours: Ramp;
  /** Where the light comes from, as a step in u and v. */
  light: readonly [number, number];
  /** How far a layer throws its shadow, as a share of the width. */
  reach: number;
  textured: (colour: Rgb, u: number, v: number, level: number) => Rgb;
};

const levelOf = (layering: Layering, height: number): number =>
  clamp(Math.floor(height * layering.levels), 0, layering.levels - 1);

/** Dark at the foot of a higher layer, clearing with distance. */
const shadowAt = (layering: Layering, u: number, v: number, level: number): number => {
  const steps = 14;
  let shadow = 0;
  for (let step = 1; step <= steps; step++) {
    const away = step / steps;
    const [du, dv] = layering.light;
    const above = levelOf(layering, layering.heightAt(u + du * layering.reach * away, v + dv * layering.reach * away));
    if (above > level) shadow = Math.max(shadow, clamp((above - level) * 1.15 - away));
  }
  return shadow;
};

const drawLayers = (layering: Layering, { width, height }: Commission, seed: number): Picture => {
  const pixel = 1 / width;
  const rimSide = 2.2 * pixel * Math.max(1, width / 900);
  return paintWithSmoothEdges(width, height, (x, y) => {
    const u = x / width;
    const v = y / width;
    const ground = layering.heightAt(u, v);
    const level = levelOf(layering, ground);
    const lower = levelOf(
      layering,
      layering.heightAt(u + layering.light[0] * rimSide, v + layering.light[1] * rimSide),
    );
    const rim = lower < level ? 1 : 0;
    const flat = layering.colours(level / (layering.levels - 1));
    const surface = layering.textured(flat, u, v, level);
    const shaded = tinted(surface, blend([1, 1, 1], [0.36, 0.26, 0.38], shadowAt(layering, u, v, level) * 0.85));
    return added(
      added(shaded, [1, 0.95, 0.85], rim * 0.16),
      [1, 1, 1],
      grain(Math.round(x), Math.round(y), seed) * 0.025,
    );
  });
};

const sun = { u: 0.56, v: 0.41, radius: 0.115 };

/** Sunset as laid layers: bands that ripple sideways, parting around the sun's disc. */
export const drawDusk: Generator = (commission) => {
  const seed = commission.seed % 991;
  const sky = ramp(
    [0, "#2a1536"],
    [0.1, "#46204a"],
    [0.2, "#74304f"],
    [0.32, "#a8434a"],
    [0.44, "#d8643f"],
    [0.56, "#f08f45"],
    [0.68, "#f7b767"],
    [0.8, "#f2c9a0"],
    [0.9, "#c9a3bd"],
    [1, "#8d7fb4"],
  );
  const bands = (u: number, v: number): number => {
    const warp = fractalNoise(u * 1.5 + 3, v * 2.1, seed, 3) - 0.5;
    const ripple = fractalNoise(u * 2.2 + warp * 1.4, v * 6, seed + 5, 3) - 0.5;
    return 1.04 - v + warp * 0.3 + ripple * 0.16;
  };
  const layering: Layering = {
    levels: 13,
    heightAt: (u, v) => {
      const fromSun = Math.hypot(u - sun.u, v - sun.v);
      const lifted = bands(u, v) * 0.94 + 0.08 * Math.exp(-(((fromSun - sun.radius) / 0.1) ** 2));
      return clamp(lifted, 0, 0.999);
    },
    colours: sky,
    light: [-0.55, -0.83],
    reach: 0.022,
    textured: (colour, u, v, level) => {
      const knife = fractalNoise(u * 6 + level * 3, v * 70 + 14 * noise(u * 3, level, seed), seed + level, 4) - 0.5;
      const glow = Math.exp(-Math.hypot(u - sun.u, v - sun.v) * 4.6) * 0.3;
      return blend(scaled(colour, 1 + knife * 0.26), rgb("#ffd98f"), glow);
    },
  };
  const picture = drawLayers(layering, commission, seed);
  return withSun(picture, commission, bands, seed);
};

/** Sets the sun's disc into the layers, its foot hidden by the nearer ones. */
const withSun = (
  picture: Picture,
  { width, height }: Commission,
  bands: (u: number, v: number) => number,
  seed: number,
): Picture => {
  if (picture.kind !== "pixels") return picture;
  const { pixels } = picture;
  const horizon = bands(sun.u, sun.v + sun.radius * 0.55);
  return paint(width, height, (x, y): Rgb => {
    const at = (y * width + x) * 3;
    const below: Rgb = [(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255];
    const u = x / width;
    const v = y / width;
    const away = Math.hypot(u - sun.u, v - sun.v);
    const level = Math.floor(bands(u, v) * 0.94 * 13);
    if (away > sun.radius || level < Math.floor(horizon * 0.94 * 13)) return below;
    const edge = clamp((sun.radius - away) * width);
    const disc = blend(rgb("#fff0c4"), rgb("#ffb84f"), smoothstep(sun.v - sun.radius, sun.v + sun.radius, v));
    const knife = fractalNoise(u * 14, v * 90, seed + 77, 4) - 0.5;
    return blend(below, scaled(disc, 1 + knife * 0.12), edge);
  });
};

const craters = [
  { u: 0.62, v: 0.36, radius: 0.17 },
  { u: 0.27, v: 0.95, radius: 0.11 },
] as const;

/** Lava over lava: contour layers of sieved sand around two craters. */
export const drawHarrah: Generator = (commission) => {
  const seed = commission.seed % 983;
  const layering: Layering = {
    levels: 18,
    heightAt: (u, v) => {
      const warpU = u + 0.16 * (fractalNoise(u * 2.6, v * 2.6, seed, 4) - 0.5);
      const warpV = v + 0.16 * (fractalNoise(u * 2.6, v * 2.6, seed + 40, 4) - 0.5);
      const flow = fractalNoise(warpU * 2.4, warpV * 2.4, seed + 9, 5);
      let height = 0.03 + 0.6 * smoothstep(0.22, 0.8, flow);
      for (const crater of craters) {
        const away = Math.hypot(warpU - crater.u, warpV - crater.v) / crater.radius;
        const cone = 0.5 * Math.exp(-((Math.max(0, away - 0.55) / 1.25) ** 2));
        const bowl = 0.46 * smoothstep(0.62, 0.05, away);
        height += cone - bowl;
      }
      return clamp(height, 0, 0.999);
    },
    colours: ramp(
      [0, "#171416"],
      [0.16, "#2a2324"],
      [0.3, "#4a2f2b"],
      [0.42, "#7c3626"],
      [0.54, "#b4552f"],
      [0.64, "#cf8a55"],
      [0.76, "#d9b48c"],
      [0.88, "#efe2c8"],
      [1, "#8f8a86"],
    ),
    light: [-0.6, -0.8],
    reach: 0.02,
    textured: (colour, u, v, level) => {
      const sand = grain(Math.floor(u * 1100), Math.floor(v * 1100), level) * 0.2;
      const sparkle = smoothstep(0.47, 0.5, grain(Math.floor(u * 800), Math.floor(v * 800), level + 50)) * 0.22;
      const drift = fractalNoise(u * 9, v * 9, seed + level, 4) - 0.5;
      return scaled(colour, 1 + sand + sparkle + drift * 0.24);
    },
  };
  return drawLayers(layering, commission, seed);
};
