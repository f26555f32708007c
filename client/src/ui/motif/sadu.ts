/** A colour of the loom, by its custom property. */
type Thread = "black" | "gypsum" | "madder" | "saffron" | "khuzama";
type Row = (column: number) => Thread | null;

type Weave = { period: number; cell: number; half: Row[]; middle: Row[] };

type Band = { inlineSize: number; blockSize: number; svg: string };

export type SaduColours = Record<Thread, string>;

export const saduColours: SaduColours = {
  black: "#1a1613",
  gypsum: "#f3ead9",
  madder: "#a7262b",
  saffron: "#e09a2b",
  khuzama: "#4f2b76",
};

const plain =
  (thread: Thread): Row =>
  () =>
    thread;
const bare: Row = () => null;
const seeds: Row = (column) => (column % 2 ? "gypsum" : "black");
const teeth: Row = (column) => (column % 4 < 2 ? "gypsum" : "black");

/** A stepped triangle: cells within `reach` of the middle of the repeat. */
const within = (reach: number, period: number, column: number): boolean =>
  Math.abs((column % period) - period / 2 + 0.5) <= reach;

/** Nested figures, outermost first: each `[reach, thread]` is painted inside the one before. */
const figure =
  (period: number, ground: Thread, ...nested: [number, Thread][]): Row =>
  (column) =>
    nested.reduce<Thread>((thread, [reach, inner]) => (within(reach, period, column) ? inner : thread), ground);

const figureRows = (period: number): Row[] =>
  [1, 3, 5, 7, 9].map((reach) => figure(period, "madder", [reach, "saffron"], [reach - 4, "black"]));

const selvedge = (dark: boolean, rows: number): Row[] =>
  Array.from({ length: rows }, () => (dark ? bare : plain("black")));

const thin = (dark: boolean): Weave => ({
  period: 16,
  cell: 1.5,
  half: [...selvedge(dark, 1), seeds, figure(16, "madder", [1, "saffron"]), figure(16, "madder", [3, "saffron"])],
  middle: [figure(16, "madder", [5, "saffron"], [1, "black"])],
});

const wide = (dark: boolean): Weave => {
  const step = (reach: number): Row =>
    figure(32, "madder", [reach, "saffron"], [reach - 4, "black"], [reach - 8, "gypsum"], [reach - 12, "madder"]);
  return {
    period: 32,
    cell: 2,
    half: [...selvedge(dark, 2), seeds, plain("khuzama"), plain("khuzama"), teeth, plain("madder"), ...figureRows(32)],
    middle: [step(11), step(13), step(11)],
  };
};

/** The countdown's thread: six cells a stitch, so that a bar's length counts its stitches. */
const thread = (dark: boolean): Weave => {
  const eye: Row = (column) => (column === 2 || column === 3 ? "saffron" : "madder");
  const edge: Row = (column) => {
    if (column >= 1 && column <= 4) return "gypsum";
    return dark ? null : "black";
  };
  return {
    period: 6,
    cell: 2,
    half: [...selvedge(dark, 1), edge],
    middle: [eye, (column) => (column > 0 && column < 5 ? "saffron" : "madder"), eye],
  };
};

const weaves = { thin, wide, thread };

export type SaduKind = keyof typeof weaves;

/** Neighbours of one colour in a row become one segment of that colour's path. */
const pathsOf = ({ period, cell, half, middle }: Weave): Map<Thread, string> => {
  const paths = new Map<Thread, string>();
  const rows = [...half, ...middle, ...half.toReversed()];
  rows.forEach((row, line) => {
    let start = 0;
    for (let column = 1; column <= period; column += 1) {
      const woven = row(start);
      if (column < period && row(column) === woven) continue;
      const length = (column - start) * cell;
      if (woven) {
        const segment = `M${start * cell} ${line * cell}h${length}v${cell}h${-length}z`;
        paths.set(woven, (paths.get(woven) ?? "") + segment);
      }
      start = column;
    }
  });
  return paths;
};

/** Weaves one repeat of a band; sizes are in CSS pixels. In dark themes its outer rows are left out (docs/screens.md#sadu-band). */
export const weaveSadu = (kind: SaduKind, dark: boolean, colours: SaduColours = saduColours): Band => {
  const weave = weaves[kind](dark);
  const inlineSize = weave.period * weave.cell;
  const blockSize = (weave.half.length * 2 + weave.middle.length) * weave.cell;
  const paths = [...pathsOf(weave)].map(([woven, path]) => `<path fill="${colours[woven]}" d="${path}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${inlineSize}" height="${blockSize}" viewBox="0 0 ${inlineSize} ${blockSize}" shape-rendering="crispEdges">${paths}</svg>`;
  return { inlineSize, blockSize, svg };
};

/** The same repeat, running upwards. */
const upright = ({ inlineSize, blockSize, svg }: Band): string =>
  svg
    .replace(
      /width="\d+" height="\d+" viewBox="[^"]*"/,
      `width="${blockSize}" height="${inlineSize}" viewBox="0 0 ${blockSize} ${inlineSize}"`,
    )
    .replace(/(<path.*)(<\/svg>)/, '<g transform="matrix(0 1 1 0 0 0)">$1</g>$2');

/** One repeat as a CSS `url()`; `isUpright`: for a band that runs upwards. */
export const saduUrl = (kind: SaduKind, dark: boolean, colours?: SaduColours, isUpright = false): string => {
  const band = weaveSadu(kind, dark, colours);
  return `url("data:image/svg+xml,${encodeURIComponent(isUpright ? upright(band) : band.svg)}")`;
};
