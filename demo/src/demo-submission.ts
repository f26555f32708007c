import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import sharp from "sharp";
import type { DemoArtwork } from "./content/demo-artwork";

/** What artists say of the condition of their works; most say nothing. */
const CONDITIONS: Readonly<Record<string, string>> = {
  "stillness-of-sand": "ممتازة، ومؤطّر بزجاج يقي من الضوء.",
  "fold-of-the-rose": "ممتازة، بلا خدوش.",
  "my-grandmothers-loom": "جيدة جدًّا، مع أثر طيّ خفيف في الطرف الأسفل.",
};

/** Works that are shown by more than their front: which parts of it from near, in shares of its width and height. */
const DETAILS: Readonly<Record<string, readonly { left: number; top: number }[]>> = {
  "stillness-of-sand": [{ left: 0.1, top: 0.5 }],
  "fold-of-the-rose": [{ left: 0.3, top: 0.3 }],
  "my-grandmothers-loom": [
    { left: 0.55, top: 0.1 },
    { left: 0.1, top: 0.55 },
  ],
};
const DETAIL_SHARE = 0.38;

/** The forms of a work's further pictures; most works have none. */
export const furtherPicturesOf = async ({ slug }: DemoArtwork, contentFolder: string): Promise<FormData[]> => {
  const master = sharp(await readFile(join(contentFolder, "artworks", slug, "master.jpg")));
  const { width, height } = await master.metadata();
  return Promise.all(
    (DETAILS[slug] ?? []).map(async ({ left, top }) => {
      const region = {
        left: Math.round(left * width),
        top: Math.round(top * height),
        width: Math.round(DETAIL_SHARE * width),
        height: Math.round(DETAIL_SHARE * height),
      };
      const detail = await master.clone().extract(region).jpeg({ quality: 90 }).toBuffer();
      const form = new FormData();
      form.set("role", "detail");
      form.set("image", new Blob([new Uint8Array(detail)], { type: "image/jpeg" }), `${slug}-detail.jpg`);
      return form;
    }),
  );
};

/** The upload form of a work as its artist fills it in, with the master image from the demo's content. */
export const submissionOf = async (work: DemoArtwork, contentFolder: string): Promise<FormData> => {
  const form = new FormData();
  const image = await readFile(join(contentFolder, "artworks", work.slug, "master.jpg"));
  form.set("image", new Blob([image], { type: "image/jpeg" }), `${work.slug}.jpg`);
  const fields = {
    title: work.title.ar,
    titleEn: work.title.en,
    description: work.description.ar,
    descriptionEn: work.description.en,
    category: work.category,
    medium: work.medium.ar,
    mediumEn: work.medium.en,
    heightCm: String(work.heightCm),
    widthCm: String(work.widthCm),
    yearCreated: String(work.year),
    tags: work.tags.ar.join("،"),
    culturalSignificance: work.culturalSignificance?.ar ?? "",
    altText: work.alt.ar,
    altTextEn: work.alt.en,
    condition: CONDITIONS[work.slug] ?? "",
    price: work.sale.kind === "fixed" ? decimalFromHalalas(work.sale.price) : "",
    isForSale: String(work.sale.kind === "fixed"),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
