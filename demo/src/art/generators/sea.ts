import { added, blend, ramp, rgb, scaled, tinted, type Rgb } from "../drawing/colour";
import { fractalNoise, grain, noise } from "../drawing/noise";
import { paint, type Generator } from "../drawing/picture";
import { clamp, mix, smoothstep } from "../drawing/scalar";
import { dot, reflected, unit, type Vec3 } from "../sculpture/vector";

const eye: Vec3 = [0, 2.1, 0];
const PITCH = -0.075;
const FOCAL = 1.25;
const toSun: Vec3 = unit([0.2, 0.085, 1]);

type Swell = { dx: number; dz: number; frequency: number; height: number; sharpness: number };

const swells: readonly Swell[] = [
  { dx: 0.25, dz: 0.97, frequency: 0.2, height: 0.58, sharpness: 1.6 },
  { dx: -0.55, dz: 0.83, frequency: 0.43, height: 0.3, sharpness: 1.5 },
  { dx: 0.85, dz: 0.52, frequency: 0.83, height: 0.14, sharpness: 1.5 },
  { dx: -0.9, dz: 0.43, frequency: 1.55, height: 0.085, sharpness: 1.5 },
  { dx: 0.4, dz: 0.91, frequency: 3.1, height: 0.045, sharpness: 1.5 },
  { dx: -0.3, dz: 0.95, frequency: 6.4, height: 0.021, sharpness: 1.4 },
  { dx: 0.95, dz: 0.3, frequency: 12.5, height: 0.01, sharpness: 1.3 },
];

/** Height of the water; each finer swell rides on bent ground, so that no crest runs straight. */
const waterAt = (x: number, z: number, detail: number): number => {
  let height = 0;
  for (let index = 0; index < detail; index++) {
    const swell = swells[index];
    if (!swell) break;
    const bend = 2.6 * (noise((x * swell.frequency) / 2.4, (z * swell.frequency) / 2.4, index * 31) - 0.5);
    const phase = (x * swell.dx + z * swell.dz) * swell.frequency * 2 + bend * 2.2;
    const rolling = 0.5 + 0.5 * Math.cos(phase);
    height += swell.height * (rolling ** swell.sharpness - 0.4);
  }
  return height;
};

const skyRamp = ramp(
  [0, "#f7cf9f"],
  [0.05, "#eeb08f"],
  [0.13, "#d3969a"],
  [0.26, "#9f86ad"],
  [0.48, "#6b7fb2"],
  [1, "#3f5f96"],
);

const skyAt = ([x, y, z]: Vec3): Rgb => {
  const up = Math.max(0, y);
  const [overX, overZ] = [x / (up + 0.11), z / (up + 0.11)];
  const cloud = smoothstep(0.46, 0.68, fractalNoise(overX * 0.7, overZ * 0.62 + 4, 5, 5));
  const toward = Math.max(0, dot([x, y, z], toSun));
  const cloudColour = blend(rgb("#ffdcb6"), rgb("#c98a9c"), clamp(up * 3.2));
  const base = blend(skyRamp(up), cloudColour, cloud * 0.7 * smoothstep(0.01, 0.07, up));
  const glow = 0.2 * toward ** 18 + 0.3 * toward ** 300;
  const disc = smoothstep(0.99955, 0.9997, toward);
  return added(added(base, rgb("#ffc98a"), glow), rgb("#fff6dc"), disc * 0.9);
};

const emerald = rgb("#17706a");
const deep = rgb("#123a52");
const shallow = rgb("#57b8a0");

/** Where a ray meets the water: a long stride down, then closing in on the crossing. */
const meet = (direction: Vec3): number => {
  let near = (eye[1] - 0.9) / -direction[1];
  const end = Math.min(900, (eye[1] + 0.8) / -direction[1]);
  const stride = (end - near) / 26;
  const above = (t: number, detail: number): number =>
    eye[1] + direction[1] * t - waterAt(direction[0] * t, direction[2] * t, detail);
  while (near < end && above(near, 4) > 0) near += stride;
  let [low, high] = [near - stride, near];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (above(middle, 5) > 0) low = middle;
    else high = middle;
  }
  return high;
};

const waterColour = (direction: Vec3): Rgb => {
  const t = meet(direction);
  const [x, z] = [direction[0] * t, direction[2] * t];
  const detail = clamp(swells.length - Math.log2(1 + t / 9), 3, swells.length);
  const whole = Math.ceil(detail);
  const e = 0.004 + 0.0012 * t;
  const here = waterAt(x, z, whole);
  const calm = 1 / (1 + t * 0.012);
  const normal = unit([(here - waterAt(x + e, z, whole)) * calm, e, (here - waterAt(x, z + e, whole)) * calm]);
  const facing = Math.max(0, -dot(normal, direction));
  const fresnel = 0.05 + 0.95 * (1 - facing) ** 3;
  const bounced = reflected(direction, normal);
  const mirror = skyAt(unit([bounced[0], Math.abs(bounced[1]) + 0.015, bounced[2]]));
  const throughCrest = smoothstep(0.05, 0.75, here) * Math.max(0, direction[2]) * 0.75;
  const body = blend(blend(deep, emerald, 0.35 + 0.65 * facing), shallow, throughCrest * 0.6);
  const lit = tinted(body, [1.02, 0.98, 0.96]);
  const glint = Math.max(0, dot(bounced, toSun)) ** 420 * 2.4 + Math.max(0, dot(bounced, toSun)) ** 60 * 0.28;
  const water = added(blend(lit, mirror, clamp(fresnel * 0.92)), rgb("#ffe0b0"), glint);
  return blend(water, skyAt(unit([direction[0], 0.004, direction[2]])), smoothstep(60, 700, t) * 0.75);
};

/** A little more contrast, as a print on cotton paper has. */
const printed = (channel: number): number => mix(channel, smoothstep(-0.06, 1.12, channel), 0.4);

/** First light on an open sea, from an arm's length above it. */
export const drawSea: Generator = ({ width, height, seed }) => {
  const aspect = width / height;
  return paint(width, height, (x, y) => {
    let sum: Rgb = [0, 0, 0];
    for (const [dx, dy] of [
      [0.2, 0.3],
      [0.7, 0.8],
    ] as const) {
      const u = ((x + dx) / width - 0.5) * aspect;
      const v = 0.5 - (y + dy) / height;
      const direction = unit([u, v + PITCH * FOCAL, FOCAL]);
      sum = added(sum, direction[1] < -0.0025 ? waterColour(direction) : skyAt(direction), 0.5);
    }
    const vignette = 1 - 0.2 * Math.hypot(x / width - 0.55, y / height - 0.4) ** 2;
    return added(
      scaled([printed(sum[0]), printed(sum[1]), printed(sum[2])], vignette),
      [1, 1, 1],
      grain(x, y, seed % 881) * 0.018,
    );
  });
};
