import { createRequire } from "node:module";
import type { PreviewCard } from "@naqsh/shared/preview-card";
import sharp from "sharp";

const require = createRequire(import.meta.url);
const BOLD = require.resolve("@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf");
const REGULAR = require.resolve("@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf");

/** On one thread: bids and questions never wait for pictures. */
sharp.concurrency(1);

/** What messengers ask for. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 64;
const BAND = 21;
/** The work stands on one half, the words on the other. */
const WALL = 600;
const WORDS = WIDTH - WALL - 2 * MARGIN;
const TITLE_HEIGHT = 270;
const TITLE_SIZES = [60, 50, 42];

const colours = { ground: "#fdfcfb", wall: "#ece8e2", ink: "#1a1613", second: "#625b53", khuzama: "#4f2b76" };

type Piece = { input: Buffer; width: number; height: number };
type Lettering = { size: number; colour: string; isBold: boolean };

const inMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Pango shapes the words and takes the direction of each line from them. */
const lettered = async (text: string, { size, colour, isBold }: Lettering): Promise<Piece> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${inMarkup(text)}</span>`,
      font: `IBM Plex Sans Arabic ${isBold ? "Bold " : ""}${size}`,
      fontfile: isBold ? BOLD : REGULAR,
      width: WORDS,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** As large as it fits; a title that is long even in small letters loses its last words. */
const titled = async (title: string): Promise<Piece> => {
  const words = title.split(/\s+/);
  for (let kept = words.length; kept > 0; kept -= 1) {
    const text = kept === words.length ? title : `${words.slice(0, kept).join(" ")} …`;
    for (const size of kept === words.length ? TITLE_SIZES : TITLE_SIZES.slice(-1)) {
      // oxlint-disable-next-line no-await-in-loop -- the next size only if this one does not fit
      const piece = await lettered(text, { size, colour: colours.ink, isBold: true });
      if (piece.height <= TITLE_HEIGHT && piece.width <= WORDS) return piece;
    }
  }
  return lettered("…", { size: 60, colour: colours.ink, isBold: true });
};

/** Stepped triangles between two dark edges, as the loom makes them. */
const band = (): Buffer => {
  const cell = 3;
  const steps = [0, 1, 2, 1, 0];
  const blocks = steps.flatMap((reach, row) =>
    Array.from({ length: Math.ceil(WIDTH / (6 * cell)) }, (_, repeat) => {
      const x = (repeat * 6 + 2 - reach) * cell;
      return `<rect x="${x}" y="${(row + 1) * cell}" width="${(2 + 2 * reach) * cell}" height="${cell}"/>`;
    }),
  );
  const woven = `<rect y="${cell}" width="100%" height="${BAND - 2 * cell}" fill="#a7262b"/><g fill="#e09a2b">${blocks.join("")}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAND}"><rect width="100%" height="100%" fill="${colours.ink}"/>${woven}</svg>`,
  );
};

const pictureOf = async ({ image }: PreviewCard, shopUrl: string): Promise<Piece> => {
  const width = image.widths.find((each) => each >= WALL) ?? image.widths.at(-1);
  const file = width === undefined ? image.original : `${image.base}-${width}.webp`;
  const answer = await fetch(`${shopUrl}/images/${file}`);
  if (!answer.ok) throw new Error(`/images/${file} answered ${answer.status}`);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize({ width: WALL - MARGIN, height: HEIGHT - BAND - MARGIN, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** Title, artist and line below each other, in the middle of their half. */
const wordsOf = async ({ title, artist, line }: PreviewCard): Promise<(Piece & { gap: number })[]> => {
  const pieces = [{ ...(await titled(title)), gap: 0 }];
  if (artist !== null)
    pieces.push({ ...(await lettered(artist, { size: 34, colour: colours.second, isBold: false })), gap: 34 });
  if (line !== null)
    pieces.push({ ...(await lettered(line, { size: 44, colour: colours.khuzama, isBold: true })), gap: 44 });
  return pieces;
};

/**
 * A JPEG of 1,200 x 630: the work, its title, its artist and its price, in the card's language.
 * @throws if the work's picture does not come
 */
export const drawPreviewCard = async (card: PreviewCard, shopUrl: string): Promise<Buffer> => {
  const isRtl = card.language === "ar";
  const work = await pictureOf(card, shopUrl);
  const words = await wordsOf(card);
  const room = HEIGHT - BAND;
  const wallX = isRtl ? 0 : WIDTH - WALL;
  const block = words.reduce((sum, { height, gap }) => sum + height + gap, 0);
  let top = Math.max(0, Math.round((room - block) / 2));
  const placed = words.map(({ input, width, height, gap }) => {
    top += gap;
    const at = { input, top, left: isRtl ? WIDTH - MARGIN - width : MARGIN };
    top += height;
    return at;
  });
  const wall = { create: { width: WALL, height: room, channels: 3 as const, background: colours.wall } };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.ground } })
    .composite([
      { input: wall, top: 0, left: wallX },
      {
        input: work.input,
        top: Math.round((room - work.height) / 2),
        left: wallX + Math.round((WALL - work.width) / 2),
      },
      ...placed,
      { input: band(), top: room, left: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
