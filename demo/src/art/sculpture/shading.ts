import { added, blend, scaled, tinted, type Rgb } from "../drawing/colour";
import { clamp, smoothstep } from "../drawing/scalar";
import { castRay, lightReaching, normalAt, openness } from "./ray-march";
import type { Sculpture, Studio } from "./scene";
import { along, dot, minus, reflected, unit, type Vec3 } from "./vector";

/** The seamless paper behind the work: lighter at the horizon, falling off towards the corners. */
export const backdrop = (studio: Studio, u: number, v: number): Rgb => {
  const vignette = 1 - 0.35 * (Math.hypot(u - 0.56, v - 0.42) * 1.05) ** 2;
  return scaled(blend(studio.wallTop, studio.wallBottom, 0.9 * clamp(v)), vignette);
};

/** What a mirror sees: dim paper, a wide soft box above and a strip light at the side. */
const surroundings = (studio: Studio, direction: Vec3): Rgb => {
  const paper = blend(studio.floor, studio.wallTop, smoothstep(-0.5, 0.7, direction[1]));
  const softBox = smoothstep(0.52, 0.78, dot(direction, studio.keyDirection));
  const overhead = smoothstep(0.72, 0.95, direction[1]) * 0.7;
  const strip = smoothstep(0.8, 0.93, dot(direction, studio.fillDirection)) * 0.55;
  return added(scaled(paper, 0.55), studio.key, softBox * 1.35 + overhead + strip);
};

const lambert = (normal: Vec3, toLight: Vec3): number => Math.max(0, dot(normal, toLight));

/** The same sum for each of the three channels. */
const eachChannel = (of: (channel: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];

const solidColour = (sculpture: Sculpture, studio: Studio, point: Vec3, direction: Vec3): Rgb => {
  const normal = normalAt(sculpture, point);
  const outside = along(point, normal, 0.004);
  const open = openness(sculpture, point, normal);
  const shadow = lightReaching(sculpture, outside, studio.keyDirection, 9);
  const surface = sculpture.surfaceAt(point, normal, open);

  const bounce = Math.max(0, 0.35 - normal[1]) * open;
  const light = eachChannel(
    (channel) =>
      studio.ambient[channel] * open +
      studio.key[channel] * lambert(normal, studio.keyDirection) * shadow * (0.55 + 0.45 * open) +
      studio.fill[channel] * lambert(normal, studio.fillDirection) * open +
      studio.floor[channel] * 0.3 * bounce,
  );
  const matt = tinted(surface.colour, light);

  const facing = Math.max(0, -dot(normal, direction));
  const fresnel = (1 - facing) ** 5;
  const mirror = scaled(surroundings(studio, reflected(direction, normal)), open * (0.45 + 0.55 * shadow));
  if (surface.metal) {
    const polished = tinted(mirror, blend(surface.colour, [1, 0.97, 0.92], fresnel));
    return added(scaled(matt, 1 - 0.75 * surface.gloss), polished, surface.gloss * 1.5);
  }
  return added(matt, mirror, surface.gloss * (0.13 + 0.7 * fresnel) + 0.02 * fresnel);
};

const floorColour = (sculpture: Sculpture, studio: Studio, point: Vec3, direction: Vec3): Rgb => {
  const outside = along(point, [0, 1, 0], 0.004);
  const open = openness(sculpture, outside, [0, 1, 0]);
  const shadow = lightReaching(sculpture, outside, studio.keyDirection, 7);
  const lit = studio.keyDirection[1] * shadow * (0.55 + 0.45 * open);
  const colour = eachChannel(
    (channel) => studio.floor[channel] * (studio.ambient[channel] * open + studio.key[channel] * lit + 0.12 * open),
  );

  const upward: Vec3 = [direction[0], -direction[1], direction[2]];
  const mirrored = castRay(sculpture, outside, upward);
  if (mirrored?.kind !== "solid") return colour;
  const image = solidColour(sculpture, studio, mirrored.point, upward);
  const grazing = (1 - Math.max(0, -direction[1])) ** 4;
  const fade = clamp(1 - mirrored.travelled * 0.55);
  return blend(colour, image, studio.floorGloss * (0.1 + 0.9 * grazing) * fade);
};

export type Lens = (u: number, v: number) => Vec3;

/** Rays through the picture's points; u and v run 0 to 1 from the top left corner. */
export const lensOf = (studio: Studio, aspect: number): Lens => {
  const forward = unit(minus(studio.target, studio.eye));
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Vec3 = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return (u, v) => {
    const sideways = along([0, 0, 0], right, (u - 0.5) * aspect);
    return unit(along(along(sideways, up, 0.5 - v), forward, studio.focal));
  };
};

/** What the lens sees along a direction; the floor fades into the paper behind. */
export const colourSeen = (sculpture: Sculpture, studio: Studio, direction: Vec3, paper: Rgb): Rgb => {
  const hit = castRay(sculpture, studio.eye, direction);
  if (!hit) return paper;
  if (hit.kind === "solid") return solidColour(sculpture, studio, hit.point, direction);
  const floor = floorColour(sculpture, studio, hit.point, direction);
  return blend(floor, paper, smoothstep(3.6, 8.6, hit.travelled));
};
