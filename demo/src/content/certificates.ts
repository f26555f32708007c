import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "certificates";

/** Works that come with a certificate for everyone to read. */
export const CERTIFIED: readonly string[] = ["stillness-of-sand"];

/** Where a work's certificate is written when it is drawn. */
export const certificateFileOf = (slug: string): URL => new URL(`./${FOLDER}/${slug}.pdf`, import.meta.url);

/** The form by which its artist gives it; null for a work without one. */
export const certificateFormOf = async (slug: string, contentFolder: string): Promise<FormData | null> => {
  if (!CERTIFIED.includes(slug)) return null;
  const paper = await readFile(join(contentFolder, FOLDER, `${slug}.pdf`));
  const form = new FormData();
  form.set("kind", "certificate");
  form.set("isPublic", "true");
  form.set("document", new Blob([new Uint8Array(paper)], { type: "application/pdf" }), `${slug}.pdf`);
  return form;
};
