export type Vec3 = readonly [number, number, number];

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const along = (origin: Vec3, direction: Vec3, distance: number): Vec3 => [
  origin[0] + direction[0] * distance,
  origin[1] + direction[1] * distance,
  origin[2] + direction[2] * distance,
];

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** The mirror image of a direction about a surface's normal. */
export const reflected = (direction: Vec3, normal: Vec3): Vec3 => along(direction, normal, -2 * dot(direction, normal));
