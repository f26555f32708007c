import { sourceAtLeast, type ArtworkImage } from "../../ui/artwork-image";
import { layoutOfPicture, type PictureLayout } from "./share-picture-layout";

/** What the picture says below the work. `address` is where it is found, as people read it. */
export type PictureWords = { title: string; artist: string; address: string; isRightToLeft: boolean };

/** Wide enough for every picture for sharing. */
const SOURCE_WIDTH = 1_200;
const QUALITY = 0.9;
const FONT = '"Plex Naqsh Arabic", "Plex Naqsh Latin", system-ui, sans-serif';
type Letters = { px: number; weight: number };
const fontOf = ({ px, weight }: Letters): string => `${weight} ${px}px ${FONT}`;
const colours = { ground: "#f3f0ec", ink: "#1a1613", quiet: "#625b53" };

/** Cut with an ellipsis if it is too wide. */
const cutTo = (context: CanvasRenderingContext2D, text: string, width: number): string => {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && context.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
};

/** Small enough to stand whole in the width: an address that is cut leads nowhere. */
const fitted = (context: CanvasRenderingContext2D, text: string, size: Letters, width: number): Letters => {
  context.font = fontOf(size);
  const needed = context.measureText(text).width;
  return needed <= width ? size : { ...size, px: Math.floor((size.px * width) / needed) };
};

const write = (context: CanvasRenderingContext2D, layout: PictureLayout, words: PictureWords): void => {
  const { width, margin, textWidth, work } = layout;
  const foot = work.y + work.height;
  const line = (text: string, size: Letters, below: number, colour: string): void => {
    context.font = fontOf(size);
    context.fillStyle = colour;
    context.fillText(cutTo(context, text, textWidth), words.isRightToLeft ? width - margin : margin, foot + below);
  };
  context.direction = words.isRightToLeft ? "rtl" : "ltr";
  context.textAlign = "start";
  line(words.title, { px: 36, weight: 600 }, 62, colours.ink);
  line(words.artist, { px: 26, weight: 400 }, 104, colours.quiet);
  const address = fitted(context, words.address, { px: 20, weight: 400 }, textWidth);
  line(words.address, address, 148, colours.quiet);
};

/** Draws the work with its words below, at most 1,200 px on a side. Throws if the work's picture does not come. */
export const drawSharePicture = async (image: ArtworkImage, words: PictureWords): Promise<Blob> => {
  const work = new Image();
  work.crossOrigin = "anonymous";
  work.src = sourceAtLeast(image, SOURCE_WIDTH);
  await Promise.all([work.decode(), document.fonts.load(`600 36px ${FONT}`, words.title)]);
  const layout = layoutOfPicture({ width: work.naturalWidth, height: work.naturalHeight });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [layout.width, layout.height];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, layout.width, layout.height);
  context.drawImage(work, layout.work.x, layout.work.y, layout.work.width, layout.work.height);
  write(context, layout, words);
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file ? resolve(file) : reject(new Error("The picture could not be written")));
    canvas.toBlob(done, "image/jpeg", QUALITY);
  });
};
