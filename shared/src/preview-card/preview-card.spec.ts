import { expect, it } from "vitest";
import type { ArtworkDetail } from "../artwork";
import type { AuctionPage } from "../auction";
import { cardOfAuction, cardOfWork, cardPath, digestOfCard } from "./preview-card";

const artist = { id: "a", firstName: "سلمى", lastName: "العتيبي", latinName: "Salma Alotaibi" };
const work = {
  id: "w",
  title: "بوّابات الضوء",
  titleEn: "Gates of Light",
  artist,
  image: { base: "ab12", widths: [320] },
  price: "4800.00",
  isForSale: true,
  sold: false,
  auction: null,
} as unknown as ArtworkDetail;
const page = (status: string) => ({ room: { status }, lot: work }) as unknown as AuctionPage;

it.each([
  ["ar", "بوّابات الضوء", "سلمى العتيبي", "٤٬٨٠٠ ر.س"],
  ["en", "Gates of Light", "Salma Alotaibi", "SAR 4,800"],
] as const)("says title, artist and price in %s", (language, title, name, line) => {
  expect(cardOfWork(work, language)).toMatchObject({ title, artist: name, line });
});

it("says what halalas there are", () => {
  expect(cardOfWork({ ...work, price: "4800.50" }, "en").line).toBe("SAR 4,800.50");
});

it.each([
  ["live", "مزاد حيّ", "Live auction"],
  ["closing", "مزاد حيّ", "Live auction"],
  ["scheduled", "مزاد قادم", "Upcoming auction"],
  ["settled", "انتهى المزاد", "Auction ended"],
])("says of an auction that is %s how far it is, and no price that moves on", (status, ar, en) => {
  expect(cardOfAuction(page(status), "ar").line).toBe(ar);
  expect(cardOfAuction(page(status), "en").line).toBe(en);
});

it("says of a work what its auction is at, then its price, and nothing of one that cannot be bought", () => {
  const inAuction = (status: string) => ({ ...work, auction: { status } }) as ArtworkDetail;
  expect(cardOfWork(inAuction("live"), "en").line).toBe("Live auction");
  expect(cardOfWork(inAuction("lapsed"), "en").line).toBe("SAR 4,800");
  expect(cardOfWork({ ...work, isForSale: false }, "en").line).toBeNull();
  expect(cardOfWork({ ...inAuction("settled"), sold: true }, "ar").line).toBe("بيع");
});

it("has another address for another card alone", () => {
  const card = cardOfWork(work, "ar");
  expect(cardPath("artwork", "w", card)).toMatch(/^\/previews\/artwork\/w\/ar-[0-9a-f]{16}\.jpg$/);
  expect(digestOfCard({ ...card })).toBe(digestOfCard(card));
  expect(digestOfCard({ ...card, line: null })).not.toBe(digestOfCard(card));
});
