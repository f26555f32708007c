import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import type { DemoArtwork } from "./content/demo-artwork";

/** What artists say of the condition of their works; most say nothing. */
const CONDITIONS: Readonly<Record<string, string>> = {
  "stillness-of-sand": "ممتازة، ومؤطّر بزجاج يقي من الضوء.",
  "fold-of-the-rose": "ممتازة، بلا خدوش.",
  "my-grandmothers-loom": "جيدة جدًّا، مع أثر طيّ خفيف في الطرف الأسفل.",
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
