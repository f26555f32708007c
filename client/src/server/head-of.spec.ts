import { USUAL_LOOK } from "@naqsh/shared/first-view";
import { expect, it } from "vitest";
import { AUCTION, page } from "../features/auction/testing/auction-fixtures";
import { headOf } from "./head-of";
import { recordAnswers } from "./recorded-answers";

const WORK = {
  id: "22222222-2222-4222-8222-222222222222",
  title: "بوّابات الضوء",
  titleEn: "Gates of Light",
  artistId: "a",
  artist: { firstName: "سلمى", lastName: "العتيبي", latinName: "Salma Alotaibi" },
  image: { base: "ab12", widths: [640, 1600], original: "ab12.jpg", alt: null, altEn: null },
  description: "قوس بعد قوس",
  medium: "جصّ",
  mediumEn: null,
  yearCreated: 2025,
  heightCm: 120,
  widthCm: 80,
  price: "4800.00",
  isForSale: true,
  sold: false,
  reserved: false,
  auction: null,
};

/** What the head of a page says, with what the shop answers. */
const headAt = async (path: string, answered: Record<string, object>, language: "ar" | "en" = "ar") => {
  const all: Record<string, object> = {
    "/api/settings": { platformName: { ar: "نقش", en: "Naqsh" } },
    ...answered,
  };
  const answers = recordAnswers(async (asked) => Response.json(all[asked]));
  for (const asked of Object.keys(all)) await answers.ask(asked);
  const view = { ...USUAL_LOOK, language, isPhone: false, nowMs: 0 };
  const { description, elements } = headOf({ path, view, origin: "https://naqsh.test" }, "نقش", answers);
  const meta = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(elements)?.[1];
  const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(elements) ?? [];
  return { description, meta, structured: JSON.parse(data) as Record<string, unknown> };
};

it("shows messengers a card with words, of a size that they know before it comes", async () => {
  const answered = { [`/api/artworks/${WORK.id}`]: WORK };
  const arabic = await headAt(`/artwork/${WORK.id}`, answered);
  const english = await headAt(`/artwork/${WORK.id}`, answered, "en");
  expect(arabic.meta("og:image")).toMatch(
    new RegExp(`^https://naqsh\\.test/previews/artwork/${WORK.id}/ar-[0-9a-f]{16}\\.jpg$`),
  );
  expect(english.meta("og:image")).toContain("/en-");
  expect([arabic.meta("og:image:width"), arabic.meta("og:image:height")]).toEqual(["1200", "630"]);
});

it("says of a work what it is, what it costs with VAT and of whom", async () => {
  const { structured } = await headAt(`/artwork/${WORK.id}`, { [`/api/artworks/${WORK.id}`]: WORK }, "en");
  expect(structured).toMatchObject({
    "@type": ["Product", "VisualArtwork"],
    name: "Gates of Light",
    sku: WORK.id,
    image: ["https://naqsh.test/images/ab12-1600.webp"],
    height: { value: 120, unitCode: "CMT" },
    creator: { name: "Salma Alotaibi" },
    offers: { price: "5520.00", priceCurrency: "SAR", seller: { name: "Salma Alotaibi" } },
  });
});

it("says of an auction when it is, what a bid costs and who holds it", async () => {
  const shown = page();
  const { meta, structured } = await headAt(`/auctions/${AUCTION}`, { [`/api/auctions/${AUCTION}`]: shown });
  expect(meta("og:image")).toContain(`/previews/auctions/${AUCTION}/ar-`);
  expect(structured).toMatchObject({
    "@type": "SaleEvent",
    startDate: shown.room.startsAt,
    endDate: shown.room.endsAt,
    organizer: { "@type": "Organization", name: "نقش" },
    offers: { price: "18975.00", availability: "https://schema.org/InStock", validFrom: shown.room.startsAt },
  });
  expect(structured["description"]).toBeTruthy();
});

it("has words of its own for pages about many things, and the site's for the others", async () => {
  expect((await headAt("/marketplace", {}, "en")).description).toMatch(/on show now/);
  expect((await headAt("/auctions?lang=en", {}, "en")).description).toMatch(/Live auctions/);
  expect((await headAt("/", {})).description).toMatch(/سوق الفن السعودي/);
});
