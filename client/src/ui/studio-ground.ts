/** How many heights the ground is looked at. */
const ROWS = 8;
/** The picture is looked at in so small a copy that each dot is an average already. */
const SIDE = 32;
/** Edges that differ more than this, of 255, within a few dots are no plain ground. */
const PLAIN = 14;

type Dot = readonly [number, number, number];
type Edge = "before" | "after";

/** The colours of a plain studio ground along both upright edges of a picture, from the top down, as CSS has them. */
export type StudioGround = Record<Edge, string[]>;

/** A picture of a flat work ends where the work does; that of a sculpture shows the ground on which it stands. */
export const hasStudio = ({ category }: { category: string }): boolean => category === "sculpture";

const dotAt = (dots: Uint8ClampedArray, x: number, y: number): Dot => {
  const at = (y * SIDE + x) * 4;
  return [dots[at]!, dots[at + 1]!, dots[at + 2]!];
};

const apart = (a: Dot, b: Dot): number => Math.max(...a.map((part, place) => Math.abs(part - b[place]!)));

const mean = (dots: readonly Dot[]): Dot => {
  const of = (part: 0 | 1 | 2) => Math.round(dots.reduce((sum, dot) => sum + dot[part], 0) / dots.length);
  return [of(0), of(1), of(2)];
};

const css = ([red, green, blue]: Dot): string => `rgb(${red} ${green} ${blue})`;

const edgeOf = (dots: Uint8ClampedArray, x: number, inwards: number): string[] | null => {
  const column = Array.from({ length: SIDE }, (_, y) => dotAt(dots, x, y));
  const isPlain = column.every((dot, y) => {
    const isLike = (other: Dot | undefined) => other === undefined || apart(dot, other) <= PLAIN;
    return isLike(column[y + 1]) && isLike(dotAt(dots, x + inwards, y));
  });
  if (!isPlain) return null;
  const rows = SIDE / ROWS;
  return Array.from({ length: ROWS }, (_, row) => css(mean(column.slice(row * rows, (row + 1) * rows))));
};

/** Takes a picture's dots, 32 by 32, four bytes each; null if its edges are not those of a plain ground. */
export const groundOfDots = (dots: Uint8ClampedArray): StudioGround | null => {
  const before = edgeOf(dots, 0, 1);
  const after = edgeOf(dots, SIDE - 1, -1);
  return before && after ? { before, after } : null;
};

/** The studio ground of a picture that has come; null also if no dots can be read. */
export const studioGroundOf = (picture: HTMLImageElement): StudioGround | null => {
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return groundOfDots(context.getImageData(0, 0, SIDE, SIDE).data);
};

/** A ground as a background: the colours stand where the picture has them, `height` (CSS) high in the middle, and go on to the edges. */
export const groundBackground = ({ before, after }: StudioGround, height: string): string => {
  const stops = (colours: string[]) =>
    colours
      .map((colour, row) => `${colour} calc(50% + ${height} * ${((row + 0.5) / ROWS - 0.5).toFixed(4)})`)
      .join(", ");
  const half = (colours: string[], place: string) =>
    `linear-gradient(${stops(colours)}) ${place} / 50.5% 100% no-repeat`;
  return `${half(before, "0 0")}, ${half(after, "100% 0")}`;
};
