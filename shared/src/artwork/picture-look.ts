/**
 * What a picture looks like to whoever searches with a picture, as hexadecimal text: how much of it is of which colour (28 bytes), then,
 * unless it is all one tone, where it grows brighter, of the whole picture first and then of it without ever wider borders
 * (`LOOK_BORDERS`; 128 bits each). It tells nothing of what is in the picture.
 */
export type PictureLook = string;

/** A look is taken of so many pixels across and down, whatever the ratio of the picture. */
export const LOOK_SIDE = 160;
/** What each layer of the shape leaves out on every side, as a part of the picture. */
const LOOK_BORDERS = [0, 0.05, 0.1, 0.15, 0.2] as const;

const CELLS = 8;
const WORDS = (CELLS * CELLS * 2) / 32;
const WORD_DIGITS = 8;
const HUES = 12;
/** Dark and light ones of each hue. */
const TONES = 2;
/** The number of tones without a hue, from black to white. */
const GREYS = 4;
const COLOURS = HUES * TONES + GREYS;
const FULL = 255;
/** Channels closer than the first, of 255, make a grey; further apart than the second, a colour; between them both. */
const CHROMA = { from: 14, to: 44 } as const;
/** Of shades of grey, of 255; less is paper, or one colour. */
const LEAST_CONTRAST = 3;
/** Bits by which two shapes that have nothing to do with each other differ. */
const CHANCE = (CELLS * CELLS * 2) / 2;

export const PICTURE_LOOK = new RegExp(
  `^[0-9a-f]{${COLOURS * 2}}(?:[0-9a-f]{${LOOK_BORDERS.length * WORDS * WORD_DIGITS}})?$`,
);

/** The part of a wheel's or a scale's next step that a value has gone to, which shares it between the two. */
const shareBetween = (into: Float64Array, places: readonly [number, number], part: number, weight: number): void => {
  into[places[0]]! += weight * (1 - part);
  into[places[1]]! += weight * part;
};

const addGrey = (into: Float64Array, lightness: number, weight: number): void => {
  const at = (lightness / FULL) * (GREYS - 1);
  const from = Math.min(GREYS - 2, Math.floor(at));
  shareBetween(into, [HUES * TONES + from, HUES * TONES + from + 1], at - from, weight);
};

type Rgb = readonly [red: number, green: number, blue: number];

const hueOf = ([red, green, blue]: Rgb, most: number, spread: number): number => {
  if (most === red) return ((green - blue) / spread + 6) % 6;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
};

const addColour = (into: Float64Array, rgb: Rgb): void => {
  const most = Math.max(...rgb);
  const spread = most - Math.min(...rgb);
  const lightness = most - spread / 2;
  const coloured = Math.min(1, Math.max(0, (spread - CHROMA.from) / (CHROMA.to - CHROMA.from)));
  if (coloured < 1) addGrey(into, lightness, 1 - coloured);
  if (coloured === 0) return;
  const at = (hueOf(rgb, most, spread) / 6) * HUES;
  const hue = Math.floor(at) % HUES;
  const next = (hue + 1) % HUES;
  // Between a quarter and three quarters of the way to white, the tone goes over from dark to light.
  const light = Math.min(1, Math.max(0, (lightness / FULL - 0.25) * 2));
  shareBetween(into, [hue * TONES, next * TONES], at - Math.floor(at), coloured * (1 - light));
  shareBetween(into, [hue * TONES + 1, next * TONES + 1], at - Math.floor(at), coloured * light);
};

/** Sums of a square of greys above and before each pixel, from which those of any part of it follow. */
const sumsOf = (greys: Float64Array, side: number): Float64Array => {
  const width = side + 1;
  const sums = new Float64Array(width * width);
  for (let y = 0; y < side; y += 1) {
    let row = 0;
    for (let x = 0; x < side; x += 1) {
      row += greys[y * side + x]!;
      sums[(y + 1) * width + x + 1] = sums[y * width + x + 1]! + row;
    }
  }
  return sums;
};

/** The square without a border, as so many mean greys across and down. */
const cellsOf = (sums: Float64Array, border: number, columns: number, rows: number): number[] => {
  const width = LOOK_SIDE + 1;
  const from = Math.round(LOOK_SIDE * border);
  const kept = LOOK_SIDE - 2 * from;
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const [left, right] = [column, column + 1].map((at) => from + Math.round((kept * at) / columns)) as [
      number,
      number,
    ];
    const [top, bottom] = [row, row + 1].map((at) => from + Math.round((kept * at) / rows)) as [number, number];
    const sum =
      sums[bottom * width + right]! -
      sums[top * width + right]! -
      sums[bottom * width + left]! +
      sums[top * width + left]!;
    return sum / ((right - left) * (bottom - top));
  });
};

const layerOf = (sums: Float64Array, border: number): boolean[] => {
  const across = cellsOf(sums, border, CELLS + 1, CELLS);
  const down = cellsOf(sums, border, CELLS, CELLS + 1);
  const cells = Array.from({ length: CELLS * CELLS }, (_, cell) => cell);
  return [
    ...cells.map((cell) => {
      const at = Math.floor(cell / CELLS) * (CELLS + 1) + (cell % CELLS);
      return across[at]! < across[at + 1]!;
    }),
    ...cells.map((cell) => down[cell]! < down[cell + CELLS]!),
  ];
};

const contrastOf = (greys: Float64Array): number => {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
};

const hexOf = (value: number): string => value.toString(16);

/** @param pixels red, green and blue of `LOOK_SIDE` rows of as many pixels. */
export const pictureLook = (pixels: Uint8Array): PictureLook => {
  const count = LOOK_SIDE * LOOK_SIDE;
  const colours = new Float64Array(COLOURS);
  const greys = new Float64Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const rgb: Rgb = [pixels[pixel * 3]!, pixels[pixel * 3 + 1]!, pixels[pixel * 3 + 2]!];
    addColour(colours, rgb);
    greys[pixel] = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
  }
  const parts = [...colours].map((part) => hexOf(Math.round((part / count) * FULL)).padStart(2, "0")).join("");
  if (contrastOf(greys) < LEAST_CONTRAST) return parts;
  const sums = sumsOf(greys, LOOK_SIDE);
  const bits = LOOK_BORDERS.flatMap((border) => layerOf(sums, border));
  let shape = "";
  for (let at = 0; at < bits.length; at += 4) {
    shape += hexOf(bits.slice(at, at + 4).reduce((nibble, bit) => nibble * 2 + Number(bit), 0));
  }
  return parts + shape;
};

/** A look as it is compared. `shapes`: four words a layer; null of a picture of one tone. */
export type ReadLook = { colours: Uint8Array; shapes: Int32Array | null };

export const readLook = (look: PictureLook): ReadLook => {
  const numbers = (text: string, digits: number): number[] =>
    Array.from({ length: text.length / digits }, (_, at) =>
      Number.parseInt(text.slice(at * digits, (at + 1) * digits), 16),
    );
  const shape = look.slice(COLOURS * 2);
  return {
    colours: Uint8Array.from(numbers(look.slice(0, COLOURS * 2), 2)),
    shapes: shape === "" ? null : Int32Array.from(numbers(shape, WORD_DIGITS)),
  };
};

const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const layerDistance = (one: Int32Array, from: number, other: Int32Array, to: number): number => {
  let distance = 0;
  for (let word = 0; word < WORDS; word += 1) distance += bitsIn(one[from + word]! ^ other[to + word]!);
  return distance;
};

/** The least distance of one picture, whole, to the other, whole or without a border. */
const shapeDistance = (one: Int32Array, other: Int32Array): number => {
  let least = layerDistance(one, 0, other, 0);
  for (let at = WORDS; at < one.length; at += WORDS) {
    least = Math.min(least, layerDistance(one, at, other, 0), layerDistance(one, 0, other, at));
  }
  return least;
};

/** How near two pictures are, each from 0 to 1: by the colours that they share, and by where they grow brighter. */
export type LookNearness = { colours: number; shape: number | null };

/** Shapes as near as this are those of one picture, cut or recoloured; other works stay below (decision 118). */
export const SAME_SHAPE = 0.68;

export const lookNearness = (one: ReadLook, other: ReadLook): LookNearness => {
  let shared = 0;
  for (let at = 0; at < COLOURS; at += 1) shared += Math.min(one.colours[at]!, other.colours[at]!);
  const colours = Math.min(1, shared / FULL);
  if (one.shapes === null || other.shapes === null) return { colours, shape: null };
  return { colours, shape: Math.max(0, 1 - shapeDistance(one.shapes, other.shapes) / CHANCE) };
};

/** What results are sorted by: shape says more of which picture it is, colours of what it is like. */
export const nearnessOfAll = ({ colours, shape }: LookNearness): number =>
  shape === null ? colours / 2 : shape * 0.6 + colours * 0.4;
