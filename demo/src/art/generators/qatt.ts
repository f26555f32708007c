import type { Generator } from "../drawing/picture";
import { type Random, randomFrom } from "../drawing/random";
import { tenth } from "../drawing/scalar";
import { steadyAtEdges, svgPicture } from "../drawing/svg";

const WALL = { width: 1250, height: 1000 };

const paint = {
  red: "#b3262a",
  yellow: "#efb022",
  blue: "#1f4f8f",
  green: "#1d6b4c",
  black: "#1b1512",
  white: "#f4efe4",
  orange: "#dd6b20",
  violet: "#5b3789",
  teal: "#2b8a99",
} as const;

const { red, yellow, blue, green, black, white, orange, violet, teal } = paint;

/** One register of the wall: its height and what is painted in it, its top edge at y. */
type Register = { height: number; drawnAt: (y: number) => string };

const rectangle = (box: { x: number; y: number; width: number; height: number }, colour: string): string =>
  `<rect x="${tenth(box.x)}" y="${tenth(box.y)}" width="${tenth(box.width)}" height="${tenth(box.height)}" fill="${colour}"/>`;

const fullWidth = (y: number, height: number, colour: string): string =>
  rectangle({ x: 0, y, width: WALL.width, height }, colour);

const shape = (colour: string, ...corners: readonly (readonly [number, number])[]): string =>
  `<path fill="${colour}" d="M${corners.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z"/>`;

const lines = (thickness: number, ...colours: readonly string[]): Register => ({
  height: thickness * colours.length,
  drawnAt: (y) => colours.map((colour, index) => fullWidth(y + index * thickness, thickness, colour)).join(""),
});

/** A register of equal bays; each is given its left edge and its number. */
const bays = (
  height: number,
  count: number,
  ground: string,
  bay: (x: number, y: number, index: number) => string,
): Register => ({
  height,
  drawnAt: (y) =>
    fullWidth(y, height, ground) +
    Array.from({ length: count }, (_, index) => bay((index * WALL.width) / count, y, index)).join(""),
});

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("an empty palette");
  return item;
};

const check = (height: number, count: number): Register => {
  const [half, step] = [height / 2, WALL.width / count / 2];
  return bays(height, count, white, (x, y, index) => {
    const colour = at([blue, red, green], index);
    return (
      rectangle({ x, y, width: step, height: half }, colour) +
      rectangle({ x: x + step, y: y + half, width: step, height: half }, colour)
    );
  });
};

const triangles = (height: number, count: number): Register => {
  const colours = [red, blue, green, orange] as const;
  const width = WALL.width / count;
  return bays(height, count, white, (x, y, index) => {
    const foot = y + height;
    const nested = (colour: string, inset: number, top: number): string =>
      shape(colour, [x + width * inset, foot], [x + width / 2, foot - height * top], [x + width * (1 - inset), foot]);
    const seeds = [0.2, 0.32, 0.44].map(
      (rise) =>
        `<circle cx="${tenth(x)}" cy="${tenth(y + height * rise)}" r="${tenth(9 - rise * 10)}" fill="${at(colours, index + 2)}"/>`,
    );
    return (
      nested(at(colours, index), 0, 0.94) +
      nested(yellow, 0.16, 0.64) +
      nested(white, 0.25, 0.5) +
      nested(at(colours, index + 1), 0.36, 0.3) +
      seeds.join("")
    );
  });
};

const dots = (height: number, count: number): Register =>
  bays(height, count, red, (x, y, index) => {
    const centre = x + WALL.width / count / 2;
    const ring = `<circle cx="${tenth(centre)}" cy="${tenth(y + height / 2)}" r="${tenth(height * 0.3)}" fill="${at([yellow, white], index)}"/>`;
    return `${ring}<circle cx="${tenth(centre)}" cy="${tenth(y + height / 2)}" r="${tenth(height * 0.12)}" fill="${black}"/>`;
  });

const lozenges = (height: number, count: number): Register => {
  const width = WALL.width / count;
  const nested = [black, yellow, red, white, blue] as const;
  return bays(height, count, green, (x, y) => {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const rings = nested.map((colour, depth) => {
      const size = 1 - depth / nested.length;
      const [dx, dy] = [(width / 2) * size, height * 0.47 * size];
      return shape(colour, [cx - dx, cy], [cx, cy - dy], [cx + dx, cy], [cx, cy + dy]);
    });
    const corners = [-1, 1].map((side) => {
      const edge = cy + side * height * 0.47;
      return shape(orange, [x - width * 0.16, edge], [x + width * 0.16, edge], [x, edge - side * height * 0.19]);
    });
    return rings.join("") + corners.join("");
  });
};

const combs = (height: number, count: number): Register => {
  const width = WALL.width / count;
  return bays(height, count, white, (x, y, index) => {
    const colour = at([red, blue, violet], index);
    const tines = [0, 1, 2, 3, 4].map((tine) =>
      rectangle(
        { x: x + width * (0.14 + tine * 0.16), y: y + height * 0.16, width: width * 0.075, height: height * 0.7 },
        tine % 2 === 0 ? colour : yellow,
      ),
    );
    const spine = rectangle(
      { x: x + width * 0.09, y: y + height * 0.78, width: width * 0.82, height: height * 0.1 },
      colour,
    );
    return tines.join("") + spine;
  });
};

const niches = (height: number, count: number): Register => {
  const width = WALL.width / count;
  const nested = [black, teal, yellow, red] as const;
  return bays(height, count, white, (x, y) =>
    nested
      .map((colour, depth) => {
        const size = 1 - depth * 0.24;
        const [half, rise] = [width * 0.42 * size, height * 0.92 * size];
        const [cx, foot] = [x + width / 2, y + height];
        return shape(
          colour,
          [cx - half, foot],
          [cx - half, foot - rise * 0.55],
          [cx, foot - rise],
          [cx + half, foot - rise * 0.55],
          [cx + half, foot],
        );
      })
      .join(""),
  );
};

const trees = (height: number, count: number): Register => {
  const width = WALL.width / count;
  return bays(height, count, white, (x, y, index) => {
    const cx = x + width / 2;
    const trunk = rectangle({ x: cx - 3, y: y + height * 0.16, width: 6, height: height * 0.84 }, black);
    const boughs = [0, 1, 2, 3, 4, 5].map((bough) => {
      const rise = y + height * (0.3 + bough * 0.115);
      const reach = width * (0.13 + 0.05 * bough);
      const colour = at([green, green, teal], bough + index);
      return `<path d="M${tenth(cx - reach)} ${tenth(rise - reach * 0.7)}L${tenth(cx)} ${tenth(rise)}L${tenth(cx + reach)} ${tenth(rise - reach * 0.7)}" stroke="${colour}" stroke-width="8" fill="none"/>`;
    });
    const bud = shape(
      at([yellow, red], index),
      [cx - 9, y + height * 0.14],
      [cx, y + height * 0.02],
      [cx + 9, y + height * 0.14],
      [cx, y + height * 0.26],
    );
    return trunk + boughs.join("") + bud;
  });
};

/** From the floor up, as the wall is painted. */
const registers: readonly Register[] = [
  lines(62, black),
  lines(9, red, white, yellow, black),
  check(56, 25),
  lines(8, black, yellow, black),
  triangles(150, 10),
  lines(7, black, white, black),
  dots(42, 40),
  lines(8, black, yellow, black),
  lozenges(172, 9),
  lines(8, black, orange, black),
  combs(88, 14),
  lines(8, black, yellow, red, black),
  niches(126, 15),
  lines(7, black, violet, black),
  trees(128, 17),
];

/** Where the brush was reloaded: a faint darker or lighter passage. */
const brushLoads = (random: Random): string =>
  Array.from({ length: 90 }, () => {
    const [x, y] = [random() * WALL.width, random() * WALL.height];
    const [rx, ry] = [30 + random() * 120, 8 + random() * 26];
    return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${random() > 0.5 ? "#fff" : "#000"}" opacity="${tenth(0.2 + random() * 0.5) / 10}"/>`;
  }).join("");

/** The registers of Qatt on a gypsum wall, drawn by a hand without a ruler. */
export const drawQatt: Generator = ({ seed, width, height }) => {
  let foot = WALL.height;
  let wall = "";
  for (const register of registers) {
    foot -= register.height;
    wall += register.drawnAt(foot);
  }
  const defs =
    `<filter id="hand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="3" seed="${seed % 97}" result="t"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="t" scale="13" xChannelSelector="R" yChannelSelector="G"/></filter>` +
    `<filter id="blur"><feGaussianBlur stdDeviation="12"/></filter>` +
    `<filter id="gypsum" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 .035" numOctaves="6" seed="3" result="n"/>` +
    `<feDiffuseLighting in="n" lighting-color="#fff" surfaceScale="2.2"><feDistantLight azimuth="225" elevation="56"/></feDiffuseLighting></filter>` +
    `<radialGradient id="window" cx=".34" cy=".3" r=".95"><stop offset="0" stop-color="#fff6df" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1510" stop-opacity=".34"/></radialGradient>`;
  const cover = `width="${WALL.width}" height="${WALL.height}"`;
  const body =
    `<rect ${cover} fill="${white}"/>` +
    steadyAtEdges(`<g transform="translate(-14 -8) scale(1.022)">${wall}</g>`, "hand") +
    `<g filter="url(#blur)">${brushLoads(randomFrom(seed))}</g>` +
    `<rect ${cover} filter="url(#gypsum)" style="mix-blend-mode:multiply" opacity=".68"/>` +
    `<rect ${cover} fill="url(#window)"/>`;
  return svgPicture(WALL, { width, height }, { defs, body });
};
