import { ArtworkBody, type ArtworkDetail } from "@naqsh/shared/artwork";
import { expect, it } from "vitest";
import { draftOf, emptyDraft, formOf, missingFields, type ArtworkDraft } from "./artwork-draft";

const draft: ArtworkDraft = {
  ...emptyDraft,
  title: " سكون الرمال ",
  description: "كثبان عند الغروب",
  category: "photography",
  heightCm: "١٠٠",
  widthCm: "80",
  tags: "رمال، غروب",
  price: 420_050,
};

it("names every required field that is empty", () => {
  expect(missingFields(emptyDraft, false)).toEqual(["title", "description", "price", "category", "image"]);
  expect(missingFields(draft, true)).toEqual([]);
});

it("needs no price for a work that is not for sale", () => {
  expect(missingFields({ ...draft, isForSale: false, price: null }, true)).toEqual([]);
});

it("sends a form that the server's own schema reads", () => {
  const read = ArtworkBody.parse(Object.fromEntries(formOf(draft, null)));
  expect(read).toMatchObject({
    title: "سكون الرمال",
    category: "photography",
    heightCm: 100,
    widthCm: 80,
    yearCreated: null,
    tags: "رمال, غروب",
    price: "4200.50",
    isForSale: true,
  });
});

it("leaves what nobody changed as it was when a work is revised, also what the form has no field for", () => {
  const texts = {
    title: "سكون الرمال",
    titleEn: "Stillness",
    description: "كثبان",
    descriptionEn: "Dunes",
    category: "photography",
    medium: "طباعة",
    mediumEn: "Print",
    dimensions: "ثلاث قطع، 30 × 40 لكل منها",
    heightCm: 30,
    widthCm: 40.5,
    yearCreated: 2024,
    culturalSignificance: "ليل الربع الخالي",
    condition: "سليم",
    videoUrl: "https://vimeo.com/1",
    virtualTourUrl: "https://kuula.co/post/1",
    styleAnalysis: "واقعي",
  };
  const image = { alt: "كثبان عند الغروب", altEn: "Dunes at dusk" };
  const artwork = {
    ...texts,
    tags: ["رمال"],
    aiTags: ["رمال"],
    image,
    isForSale: true,
    price: "4200.50",
  } as ArtworkDetail;
  expect(ArtworkBody.parse(Object.fromEntries(formOf(draftOf(artwork), null)))).toMatchObject({
    ...texts,
    tags: "رمال",
    aiTags: "رمال",
    altText: image.alt,
    altTextEn: image.altEn,
    isForSale: true,
    price: "4200.50",
  });
});

it("leaves out what tells of the picture before, where another one is sent", () => {
  const form = formOf({ ...draft, altText: "غروب", altTextEn: "Dusk" }, new Blob(["picture"]));
  expect([form.get("altText"), form.get("altTextEn")]).toEqual(["غروب", ""]);
});

it("sends no price with a work that is not for sale", () => {
  expect(ArtworkBody.parse(Object.fromEntries(formOf({ ...draft, isForSale: false }, null)))).toMatchObject({
    price: "",
    isForSale: false,
  });
});
