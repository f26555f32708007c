import { readFileSync } from "node:fs";
import { NO_ID, USUAL_LOOK } from "@naqsh/shared/first-view";
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
  limited: true,
  excerpt: "قوس بعد قوس",
  excerptEn: "Arch after arch",
  medium: "جصّ",
  mediumEn: null,
  yearCreated: 2025,
  heightCm: 120,
  widthCm: 80,
  price: "4800.00",
  isForSale: true,
  sold: false,
  reserved: false,
  isAuction: false,
  auction: null as object | null,
};

/** What the head of a page says, with what the shop answers. */
const headAt = async (path: string, answered: Record<string, object>, language: "ar" | "en" = "ar") => {
  const all: Record<string, object> = {
    "/api/settings": { platformName: { ar: "نقش", en: "Naqsh" } },
    ...answered,
  };
  const answers = recordAnswers(async (asked) => {
    const answer = all[asked] ?? {};
    return answer instanceof Response ? answer : Response.json(answer);
  });
  for (const asked of Object.keys(all)) await answers.ask(asked);
  const view = { ...USUAL_LOOK, language, isPhone: false, nowMs: 0 };
  const { description, elements } = headOf({ path, view, origin: "https://naqsh.test" }, "نقش", answers);
  const meta = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(elements)?.[1];
  const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(elements) ?? [];
  const canonical = /rel="canonical" href="([^"]*)"/.exec(elements)?.[1]?.replaceAll("&amp;", "&");
  return {
    description,
    meta,
    canonical,
    isNamed: elements.includes("hreflang"),
    structured: JSON.parse(data) as Record<string, unknown>,
  };
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

it("shows of a list the first work that it shows, and of a page without works the mark", async () => {
  const pictureAt = async (path: string, answered: Record<string, object>, language: "ar" | "en" = "en") => {
    const { meta } = await headAt(path, answered, language);
    expect(meta("twitter:card")).toBe("summary_large_image");
    return ["", ":alt", ":type", ":width", ":height"].map((fact) => meta(`og:image${fact}`));
  };
  const webp = (base: string, alt: string) => [
    `https://naqsh.test/images/${base}-1600.webp`,
    alt,
    "image/webp",
    "1600",
    "2000",
  ];
  const image = { ...WORK.image, width: 2_000, height: 2_500 };
  const work = { ...WORK, image };
  const other = { ...work, image: { ...image, base: "cd34", alt: "كثيب", altEn: "A dune" } };
  const none = { "/api/artworks?featured=true&limit=4": [] };
  expect(await pictureAt("/", { ...none, "/api/artworks?limit=24": [work, other] })).toEqual(
    webp("ab12", "Gates of Light"),
  );
  expect(await pictureAt("/marketplace?sort=popular", { "/api/artworks?sort=popular": [other] }, "ar")).toEqual(
    webp("cd34", "كثيب"),
  );
  expect(await pictureAt("/auctions", { "/api/auctions?status=live": [{ lot: other }] })).toEqual(
    webp("cd34", "A dune"),
  );
  const artists = [{ works: [] }, { works: [image] }];
  expect(await pictureAt("/artists", { "/api/artists?": artists })).toEqual(webp("ab12", "نقش"));
  const found = { artworks: [], nearest: [], auctions: [{ lot: work }], artists: [] };
  expect(await pictureAt("/search?query=x", { "/api/search?query=x": found })).toEqual(webp("ab12", "Gates of Light"));
  expect(await pictureAt("/collections", { "/api/collections": [{ cover: null }, { cover: other.image }] })).toEqual(
    webp("cd34", "A dune"),
  );
  const mark = ["https://naqsh.test/preview.png", "Naqsh", "image/png", "1200", "630"];
  expect(await pictureAt("/marketplace", { "/api/artworks?limit=24": [] })).toEqual(mark);
  expect(await pictureAt("/terms", {})).toEqual(mark);
});

it("has a picture of the mark that is as large as it is said to be", () => {
  const picture = readFileSync(`${import.meta.dirname}/../../public/preview.png`);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_200, 630]);
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

it("tells search engines what a visitor may read of a work's story, in the page's language", async () => {
  const at = async (language: "ar" | "en", work: object = WORK) =>
    headAt(`/artwork/${WORK.id}`, { [`/api/artworks/${WORK.id}`]: work }, language);
  const arabic = await at("ar");
  expect(arabic.description).toBe("قوس بعد قوس");
  expect(arabic.meta("og:description")).toBe("قوس بعد قوس");
  expect(arabic.structured["description"]).toBe("قوس بعد قوس");
  expect((await at("en")).description).toBe("Arch after arch");
  // Without a story in the page's language stands what the work is.
  expect((await at("en", { ...WORK, excerptEn: null })).description).toBe(
    "Gates of Light · Salma Alotaibi · جصّ · 2025",
  );
});

it("says of a work whether it can be had, at the price that holds", async () => {
  const bids = { openingPrice: "1000.00", currentBid: "2000.00", soldFor: null };
  const auction = { status: "live", startsAt: "s", endsAt: "e", ...bids };
  const offerOf = async (changes: object) => {
    const answered = { [`/api/artworks/${WORK.id}`]: { ...WORK, ...changes } };
    return (await headAt(`/artwork/${WORK.id}`, answered)).structured["offers"];
  };
  const at = (availability: string, price: string) => ({ availability: `https://schema.org/${availability}`, price });
  expect(await offerOf({})).toMatchObject(at("InStock", "5520.00"));
  // Who buys it holds it for minutes: it is not offered to others, and not gone.
  expect(await offerOf({ isForSale: false, reserved: true })).toMatchObject(at("LimitedAvailability", "5520.00"));
  expect(await offerOf({ isForSale: false, sold: true })).toMatchObject(at("SoldOut", "5520.00"));
  expect(await offerOf({ isForSale: false, isAuction: true, auction })).toMatchObject(at("InStock", "2300.00"));
  // Until its winner has paid, or whom it is offered to has answered, it is neither gone nor to be had.
  for (const status of ["awaitingPayment", "offered"]) {
    const kept = { isForSale: false, auction: { ...auction, status } };
    expect(await offerOf(kept), status).toMatchObject(at("LimitedAvailability", "2300.00"));
  }
  // An auction that sold nothing asks nothing any more.
  const unsold = { ...auction, status: "lapsed" };
  expect(await offerOf({ auction: unsold })).toMatchObject(at("InStock", "5520.00"));
  expect(await offerOf({ isForSale: false, auction: unsold })).toBeUndefined();
  // Sold at its price after that auction, or in an auction.
  expect(await offerOf({ isForSale: false, sold: true, auction: unsold })).toMatchObject(at("SoldOut", "5520.00"));
  const settled = { ...auction, status: "settled", soldFor: "2000.00" };
  expect(await offerOf({ isForSale: false, sold: true, auction: settled })).toMatchObject(at("SoldOut", "2300.00"));
  // To the next bidder, at what they bid.
  const second = { ...settled, soldFor: "1800.00" };
  expect(await offerOf({ isForSale: false, sold: true, auction: second })).toMatchObject(at("SoldOut", "2070.00"));
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
  expect(structured["about"]).toMatchObject({ "@type": "VisualArtwork", name: "نور" });
});

it("does not call a lot sold that an auction leaves unsold", async () => {
  const availabilityOf = async (changes: object) => {
    const shown = page();
    const answered = { ...shown, room: { ...shown.room, ...changes } };
    const { structured } = await headAt(`/auctions/${AUCTION}`, { [`/api/auctions/${AUCTION}`]: answered });
    return (structured["offers"] as { availability: string }).availability;
  };
  expect(await availabilityOf({ status: "settled", saleAmount: 18_000_00 })).toBe("https://schema.org/SoldOut");
  expect(await availabilityOf({ status: "closed", saleAmount: null })).toBe("https://schema.org/OutOfStock");
  expect(await availabilityOf({ status: "cancelled" })).toBe("https://schema.org/OutOfStock");
});

it("has words of its own for pages about many things, and the site's for the others", async () => {
  expect((await headAt("/marketplace", {}, "en")).description).toMatch(/on show now/);
  expect((await headAt("/auctions?lang=en", {}, "en")).description).toMatch(/Live auctions/);
  expect((await headAt("/", {})).description).toMatch(/سوق الفن السعودي/);
});

it("calls a work a product only while somebody may buy it", async () => {
  const kept = { ...WORK, price: null, isForSale: false };
  const { structured } = await headAt(`/artwork/${WORK.id}`, { [`/api/artworks/${WORK.id}`]: kept });
  expect(structured["@type"]).toBe("VisualArtwork");
  expect(structured).not.toHaveProperty("sku");
  expect(structured).not.toHaveProperty("offers");
});

it("names a further page of a list by its own address, and a filtered list by that of the whole", async () => {
  const at = async (path: string, language: "ar" | "en" = "ar") => (await headAt(path, {}, language)).canonical;
  expect(await at("/marketplace")).toBe("https://naqsh.test/marketplace");
  expect(await at("/marketplace?view=list&cursor=c%2F1")).toBe("https://naqsh.test/marketplace?cursor=c%2F1");
  expect(await at("/marketplace?cursor=c1", "en")).toBe("https://naqsh.test/marketplace?cursor=c1&lang=en");
  expect(await at("/marketplace?category=painting&cursor=c1")).toBe("https://naqsh.test/marketplace");
  // Auctions that are over are in no other list.
  expect(await at("/auctions?tab=completed&cursor=c1")).toBe("https://naqsh.test/auctions?tab=completed&cursor=c1");
  expect(await at("/auctions?tab=completed")).toBe("https://naqsh.test/auctions?tab=completed");
  expect(await at("/auctions?tab=live&mine=true")).toBe("https://naqsh.test/auctions");
});

it("names a list by its plain address if the place that was asked for is none of its own", async () => {
  const asked = { "/api/artworks?limit=24&cursor=old": new Response("{}", { status: 422 }) };
  expect((await headAt("/marketplace?cursor=old", asked)).canonical).toBe("https://naqsh.test/marketplace");
});

it("keeps search engines from pages that say that there is nothing, or nothing yet, which have no address of their own", async () => {
  const refused = (status: number, code: string) => Response.json({ code }, { status });
  const record = `/auctions/${AUCTION}/replay`;
  for (const [path, answered] of [
    [`/${NO_ID}`, {}],
    [`/artwork/${NO_ID}`, { [`/api/artworks/${NO_ID}`]: refused(404, "ARTWORK_UNKNOWN") }],
    [record, { [`/api/auctions/${AUCTION}`]: page(), [`/api${record}`]: refused(409, "AUCTION_NOT_FINISHED") }],
  ] as const) {
    const { meta, canonical, isNamed } = await headAt(path, answered);
    expect([path, meta("robots"), canonical, meta("og:url"), isNamed]).toEqual([
      path,
      "noindex",
      undefined,
      undefined,
      false,
    ]);
  }
  const { meta, canonical } = await headAt(record, { [`/api${record}`]: {} });
  expect([meta("robots"), canonical]).toEqual([undefined, `https://naqsh.test${record}`]);
});
