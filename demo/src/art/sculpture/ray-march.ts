import { clamp } from "../drawing/scalar";
import type { Sculpture } from "./scene";
import { along, dot, minus, unit, type Vec3 } from "./vector";

export type Hit = { kind: "solid"; point: Vec3; travelled: number } | { kind: "floor"; point: Vec3; travelled: number };

const FARTHEST = 16;

/** Where a ray enters and leaves the bounding sphere, or null when it misses it. */
const crossing = (sculpture: Sculpture, origin: Vec3, direction: Vec3): { enter: number; leave: number } | null => {
  const toCentre = minus(sculpture.bounds.centre, origin);
  const nearest = dot(toCentre, direction);
  const missSquared = dot(toCentre, toCentre) - nearest * nearest;
  const halfChordSquared = sculpture.bounds.radius ** 2 - missSquared;
  if (halfChordSquared < 0) return null;
  const halfChord = Math.sqrt(halfChordSquared);
  return nearest + halfChord < 0 ? null : { enter: Math.max(0, nearest - halfChord), leave: nearest + halfChord };
};

const distanceAt = (sculpture: Sculpture, point: Vec3): number => sculpture.distance(point[0], point[1], point[2]);

const solidHit = (sculpture: Sculpture, origin: Vec3, direction: Vec3, end: number): number | null => {
  const span = crossing(sculpture, origin, direction);
  if (!span) return null;
  let travelled = span.enter;
  const last = Math.min(span.leave, end);
  for (let step = 0; step < 220 && travelled < last; step++) {
    const gap = distanceAt(sculpture, along(origin, direction, travelled));
    if (gap < 0.0006 * (1 + travelled * 0.3)) return travelled;
    travelled += gap * sculpture.stride;
  }
  return null;
};

/** What a ray meets first, or null when it leaves the studio. */
export const castRay = (sculpture: Sculpture, origin: Vec3, direction: Vec3): Hit | null => {
  const toFloor = direction[1] < 0 ? -origin[1] / direction[1] : FARTHEST;
  const end = Math.min(toFloor, FARTHEST);
  const travelled = solidHit(sculpture, origin, direction, end);
  if (travelled !== null) return { kind: "solid", point: along(origin, direction, travelled), travelled };
  if (toFloor >= FARTHEST) return null;
  return { kind: "floor", point: along(origin, direction, toFloor), travelled: toFloor };
};

export const normalAt = (sculpture: Sculpture, [x, y, z]: Vec3): Vec3 => {
  const e = 0.0012;
  const { distance } = sculpture;
  return unit([
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  ]);
};

/** 1 in full light, 0 in full shadow; the penumbra widens with the distance to what casts it. */
export const lightReaching = (sculpture: Sculpture, point: Vec3, toLight: Vec3, softness: number): number => {
  const span = crossing(sculpture, point, toLight);
  if (!span) return 1;
  let light = 1;
  let travelled = Math.max(0.02, span.enter);
  for (let step = 0; step < 60 && travelled < span.leave; step++) {
    const gap = distanceAt(sculpture, along(point, toLight, travelled));
    if (gap < 0.0006) return 0;
    light = Math.min(light, (softness * gap) / travelled);
    travelled += clamp(gap * sculpture.stride, 0.012, 0.25);
  }
  return clamp(light);
};

/** 1 in the open, towards 0 in folds and corners; the floor counts as a neighbour. */
export const openness = (sculpture: Sculpture, point: Vec3, normal: Vec3): number => {
  let closed = 0;
  let weight = 1;
  for (let step = 1; step <= 6; step++) {
    const reach = 0.03 + 0.085 * step;
    const probe = along(point, normal, reach);
    const gap = Math.min(distanceAt(sculpture, probe), Math.max(0, probe[1]));
    closed += Math.max(0, reach - gap) * weight;
    weight *= 0.72;
  }
  return clamp(1 - 0.95 * closed);
};
