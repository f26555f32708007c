import { ArtworkBody, type ArtworkDetail } from "@naqsh/shared/artwork";
import { expect, it } from "vitest";
import { draftOf, emptyDraft, formOf, type ArtworkDraft } from "./artwork-draft";
import { proposedText, typedText } from "./description-origin";

/** What is sent of a form, once somebody typed these texts into it one after another. */
const sentAfter = (start: ArtworkDraft, ...typed: string[]) => {
  let draft = start;
  for (const text of typed) draft = { ...draft, ...typedText(draft, text) };
  const form = Object.fromEntries(formOf({ ...draft, title: "نخيل", category: "painting" }, null));
  expect(form).not.toHaveProperty("proposedDescription");
  return ArtworkBody.parse(form).descriptionOrigin;
};
const proposed = { ...emptyDraft, ...proposedText("نخيل عند الغروب.", "model") };

it("is the artist, who wrote it alone", () => {
  expect(sentAfter(emptyDraft, "ن", "نخيل")).toBe("artist");
});

it("is the helper, while its text stands as it was proposed, also after a change that was undone", () => {
  expect(sentAfter(proposed)).toBe("model");
  expect(sentAfter(proposed, "نخيل عند", "نخيل عند الغروب. ")).toBe("model");
  expect(sentAfter({ ...emptyDraft, ...proposedText("«نخيل» لوحة.", "composed") })).toBe("composed");
});

it("is both, once the artist changed what was proposed", () => {
  expect(sentAfter(proposed, "نخيل عند الفجر.")).toBe("modelEdited");
  expect(sentAfter({ ...emptyDraft, ...proposedText("«نخيل» لوحة.", "composed") }, "لوحة.")).toBe("composedEdited");
});

it("is the artist again, who emptied the field and wrote anew", () => {
  expect(sentAfter(proposed, " ", "نخيلي.")).toBe("artist");
});

it.each([
  ["model", "model", "modelEdited"],
  ["composedEdited", "composedEdited", "composedEdited"],
  ["artist", "artist", "artist"],
  [null, "", ""],
] as const)("goes on from a kept work's: %s", (descriptionOrigin, untouched, changed) => {
  const size = { heightCm: null, widthCm: null, yearCreated: null };
  const artwork = { description: "نخيل.", descriptionOrigin, image: {}, price: null, isForSale: false, ...size };
  const draft = draftOf(artwork as unknown as ArtworkDetail);
  expect(sentAfter(draft)).toBe(untouched);
  expect(sentAfter(draft, "نخيل وسعف.")).toBe(changed);
});
