import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Of somebody whose card is drawn: plainly a specimen, with a number that nobody has. */
export const identityDocumentOf = async (key: string, contentFolder: string): Promise<FormData> => {
  const card = await readFile(join(contentFolder, "identity-documents", `${key}.webp`));
  const form = new FormData();
  form.set("document", new Blob([card], { type: "image/webp" }), `${key}.webp`);
  return form;
};
