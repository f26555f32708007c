import type { Rgb } from "../drawing/colour";
import type { Vec3 } from "./vector";

/** Signed distance to a solid; may under-estimate, never over-estimate. */
type Distance = (x: number, y: number, z: number) => number;

type Surface = {
  colour: Rgb;
  /** 0 plaster, 1 mirror. */
  gloss: number;
  /** Metals tint what they mirror. */
  metal: boolean;
};

/** What stands in the studio. The floor is y = 0. */
export type Sculpture = {
  distance: Distance;
  /** A sphere that holds the whole solid: rays that miss it see only the studio. */
  bounds: { centre: Vec3; radius: number };
  /** How much of each measured distance a ray may walk; below 1 for bent spaces. */
  stride: number;
  surfaceAt: (point: Vec3, normal: Vec3, occlusion: number) => Surface;
};

export type Studio = {
  eye: Vec3;
  target: Vec3;
  /** Focal length in picture heights. */
  focal: number;
  keyDirection: Vec3;
  key: Rgb;
  fillDirection: Vec3;
  fill: Rgb;
  ambient: Rgb;
  wallTop: Rgb;
  wallBottom: Rgb;
  floor: Rgb;
  floorGloss: number;
};
