import { added, ramp, type Rgb } from "../drawing/colour";
import { fractalNoise, grain } from "../drawing/noise";
import { paint, type Generator } from "../drawing/picture";
import { clamp, mix, remainder, smoothstep } from "../drawing/scalar";
import { along, unit, type Vec3 } from "../sculpture/vector";

/** Metres. x runs right from the window's wall, y up, z away from the viewer. */
const room = { width: 3.4, height: 3.5, depth: 5.2 };
const window = { bottom: 0.95, top: 3.05, near: 1.95, far: 4.8 };
const bench = { near: 4.45, height: 0.46 };
const eye: Vec3 = [2.35, 1.42, -1.5];
const FOCAL = 1.02;
/** The way sunlight travels: in through the screen, down and away from the viewer. */
const sunlight: Vec3 = unit([1, -0.92, 0.2]);

const square = (x: number, y: number, half: number): number => Math.max(Math.abs(x), Math.abs(y)) - half;
const diamond = (x: number, y: number, half: number): number => (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2 - half;

/** Signed distance to the nearest opening of the star panel; negative inside it. */
const starPanel = (z: number, y: number, cell: number): number => {
  const [x, v] = [remainder(z / cell, 1) - 0.5, remainder(y / cell, 1) - 0.5];
  const star = Math.min(square(x, v, 0.225), diamond(x, v, 0.225));
  const corner = diamond(Math.abs(x) - 0.5, Math.abs(v) - 0.5, 0.12);
  return Math.min(star, corner) * cell;
};

const turnedPanel = (z: number, y: number, cell: number): number => {
  const [x, v] = [remainder(z / cell, 1) - 0.5, remainder(y / cell, 1) - 0.5];
  return square(x, v, 0.3 - 0.07 * Math.cos(x * 7) * Math.cos(v * 7)) * cell;
};

/** How much light a point of the window's plane lets through, blurred over a width in metres. */
const opening = (z: number, y: number, blur: number): number => {
  if (z < window.near || z > window.far || y < window.bottom || y > window.top) return 0;
  const sash = (window.far - window.near) / 3;
  const inSash = Math.abs(remainder(z - window.near, sash) - sash / 2);
  const rail = window.bottom + 0.66;
  const frame = Math.max(
    inSash - (sash / 2 - 0.045),
    Math.max(window.bottom + 0.05 - y, y - window.top + 0.05),
    0.035 - Math.abs(y - rail),
    0.03 - Math.abs(y - window.top + 0.5),
  );
  const panel = y < rail ? turnedPanel(z, y, 0.085) : starPanel(z - window.near, y - rail, sash / 4);
  return 1 - smoothstep(-blur, blur, Math.max(frame, panel));
};

/** Sunlight that reaches a point of the room; the pattern softens as it travels. */
const sunAt = ([x, y, z]: Vec3): number => {
  const back = x / sunlight[0];
  return opening(z - sunlight[2] * back, y - sunlight[1] * back, 0.003 + 0.0042 * back);
};

type Seen = { point: Vec3; normal: Vec3; travelled: number };

const planeHits = (direction: Vec3): Seen[] => {
  const [dx, dy, dz] = direction;
  const hit = (travelled: number, normal: Vec3): Seen => ({
    point: along(eye, direction, travelled),
    normal,
    travelled,
  });
  return [
    hit(-eye[0] / dx, [1, 0, 0]),
    hit((room.width - eye[0]) / dx, [-1, 0, 0]),
    hit(-eye[1] / dy, [0, 1, 0]),
    hit((room.height - eye[1]) / dy, [0, -1, 0]),
    hit((room.depth - eye[2]) / dz, [0, 0, -1]),
  ].filter(({ travelled }) => travelled > 0);
};

/** The low bench along the far wall: its top and its front. */
const benchHits = (direction: Vec3): Seen[] => {
  const [, dy, dz] = direction;
  const top = (bench.height - eye[1]) / dy;
  const front = (bench.near - eye[2]) / dz;
  const topPoint = along(eye, direction, top);
  const frontPoint = along(eye, direction, front);
  const hits: Seen[] = [];
  if (top > 0 && topPoint[2] > bench.near) hits.push({ point: topPoint, normal: [0, 1, 0], travelled: top });
  if (front > 0 && frontPoint[1] < bench.height) hits.push({ point: frontPoint, normal: [0, 0, -1], travelled: front });
  return hits;
};

const nearestOf = (hits: readonly Seen[]): Seen => {
  const nearest = hits.reduce<Seen | null>((best, hit) => (best && best.travelled <= hit.travelled ? best : hit), null);
  if (!nearest) throw new Error("a ray that leaves a closed room");
  return nearest;
};

const nearCorner = (gap: number): number => 0.55 + 0.45 * smoothstep(0, 0.8, gap);

/** Light from everywhere: bright near the window and on the sunlit floor, dim in corners. */
const ambientAt = ([x, y, z]: Vec3, normal: Vec3): number => {
  const closed =
    (normal[0] === 0 ? nearCorner(x) * nearCorner(room.width - x) : 1) *
    (normal[1] === 0 ? nearCorner(y) * nearCorner(room.height - y) : 1) *
    (normal[2] === 0 ? nearCorner(room.depth - z) : 1);
  const fromPatch = Math.hypot(x - 1.7, (y - 0.3) * 0.8, (z - 3.7) * 0.7);
  return closed * (0.15 + 0.4 * Math.exp(-fromPatch * 0.62));
};

const albedoAt = ({ point: [x, y, z], normal }: Seen, layer: number): number => {
  if (normal[1] === 1 && z < bench.near) {
    const [tileX, tileZ] = [x / 0.42, z / 0.42];
    const joint = Math.min(Math.abs(remainder(tileX, 1) - 0.5), Math.abs(remainder(tileZ, 1) - 0.5));
    const dark = (Math.floor(tileX) + Math.floor(tileZ)) % 2 === 0 ? 0.62 : 0.86;
    return dark * (joint > 0.488 ? 0.6 : 1) * (0.88 + 0.24 * fractalNoise(x * 5, z * 5, layer, 4));
  }
  if (z >= bench.near - 0.001 && y <= bench.height + 0.001) {
    const stripe = remainder(x * 5.2, 1);
    const band = stripe < 0.12 || (stripe > 0.2 && stripe < 0.24) ? 0.42 : 0.74;
    return band * (0.9 + 0.2 * fractalNoise(x * 60, (y + z) * 60, layer, 2));
  }
  const plaster = fractalNoise((x + z) * 1.7, y * 1.7, layer, 5);
  const trowel = fractalNoise((x + z) * 9, y * 16, layer + 4, 3);
  return 0.8 + 0.16 * (plaster - 0.5) + 0.08 * (trowel - 0.5);
};

const woodLight = ({ point: [, y, z] }: Seen, layer: number): number => {
  const grainOfWood = fractalNoise(z * 30, y * 3, layer, 3);
  return 0.03 + 0.035 * grainOfWood;
};

const surfaceLight = (seen: Seen, layer: number): number => {
  const [, y, z] = seen.point;
  if (seen.normal[0] === 1) {
    const through = opening(z, y, 0.0035);
    const inFrame =
      z > window.near - 0.07 && z < window.far + 0.07 && y > window.bottom - 0.07 && y < window.top + 0.07;
    if (inFrame) return mix(woodLight(seen, layer), 1.5, through);
  }
  const facing = Math.max(
    0,
    -(seen.normal[0] * sunlight[0] + seen.normal[1] * sunlight[1] + seen.normal[2] * sunlight[2]),
  );
  const sun = facing > 0 ? sunAt(seen.point) * (0.35 + 0.65 * facing) * 1.25 : 0;
  return albedoAt(seen, layer) * (ambientAt(seen.point, seen.normal) + sun);
};

const BEAM_STEPS = 36;

/** Dust in the sunbeams between the eye and what it sees. */
const beams = (direction: Vec3, travelled: number, jitter: number): number => {
  let light = 0;
  for (let step = 0; step < BEAM_STEPS; step++) {
    const point = along(eye, direction, ((step + 0.5 + jitter) / BEAM_STEPS) * travelled);
    if (point[0] > 0 && point[2] > 0) light += sunAt(point);
  }
  return (light / BEAM_STEPS) * Math.min(1, travelled * 0.2) * 0.34;
};

const silver = ramp(
  [0, "#0d0a0b"],
  [0.16, "#2b211e"],
  [0.4, "#6e5745"],
  [0.66, "#bfa17c"],
  [0.86, "#eed9b4"],
  [1, "#fff6e2"],
);

/** A still room: sunlight through a carved screen, falling in stars on bench, wall and floor. */
export const drawLattice: Generator = ({ width, height, seed }) => {
  const layer = seed % 887;
  return paint(width, height, (x, y): Rgb => {
    const samples = [-0.25, 0.25].map((shift) => {
      const u = ((x + 0.5 + shift) / width - 0.5) * (width / height);
      const v = 0.5 - (y + 0.5 + shift) / height;
      const direction = unit([u - 0.22, v - 0.05, FOCAL]);
      const seen = nearestOf([...planeHits(direction), ...benchHits(direction)]);
      return (
        surfaceLight(seen, layer) + beams(direction, seen.travelled, grain(x, y, layer + (shift > 0 ? 1 : 0)) * 0.9)
      );
    });
    const light = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    const vignette = 1 - 0.3 * Math.hypot(x / width - 0.45, y / height - 0.5) ** 2;
    const developed = clamp(1 - Math.exp(-light * 1.9 * vignette)) ** 0.86;
    const exposed = mix(developed, smoothstep(0.04, 0.98, developed), 0.55);
    const film = grain(x, y, layer + 7) * 0.05 * (1 - 0.5 * exposed);
    return added(silver(exposed), [1, 1, 1], film);
  });
};
