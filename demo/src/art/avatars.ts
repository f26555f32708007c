import { regularPolygon } from "./drawing/star-pattern";
import type { Picture } from "./drawing/picture";
import { between, pick, randomFrom, seedFromSlug } from "./drawing/random";
import { polygon, svgPicture } from "./drawing/svg";

const SIDE = 240;

/** Grounds and threads of Sadu, of the houses of Asir and of the coast. */
const PALETTES = [
  ["#5b2333", "#f0ac3d", "#f7f0e3"],
  ["#123c4a", "#e8c07d", "#f5f1e8"],
  ["#20503c", "#f2b950", "#faf4e6"],
  ["#3d2a68", "#e58a5c", "#f6ead9"],
  ["#8a3b12", "#f4d7a1", "#2b1a12"],
  ["#1e2b3c", "#c94f3d", "#f3e6cf"],
  ["#6b5a1e", "#f6e7b4", "#2a3a2a"],
] as const;

const FOLDS = [4, 5, 6, 8] as const;

/** A person's sign for the demo, by their key: a star of turned polygons within each other. It is nobody's face. */
export const avatarOf = (key: string): Picture => {
  const random = randomFrom(seedFromSlug(`avatar of ${key}`));
  const [ground, thread, light] = pick(random, PALETTES);
  const sides = pick(random, FOLDS);
  const turn = between(random, 0, Math.PI / sides);
  const colours = [thread, light, ground];
  const rings = Array.from({ length: 5 }, (_, ring) => {
    const radius = SIDE * (0.44 - ring * 0.085);
    const colour = colours[ring % colours.length] ?? light;
    const star = [0, Math.PI / sides].map((offset) =>
      polygon(regularPolygon([SIDE / 2, SIDE / 2], sides, radius, turn + offset)),
    );
    return `<path d="${star.join("")}" fill="${colour}"/>`;
  });
  const body = `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${rings.join("")}`;
  return svgPicture({ width: SIDE, height: SIDE }, { width: SIDE, height: SIDE }, { defs: "", body });
};
