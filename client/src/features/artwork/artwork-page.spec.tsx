import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { cleanup, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { workInList } from "./testing/work-in-list";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "@naqsh/shared/kernel/language";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { ArtworkPage } from "./artwork-page";

const ID = "5f0c1e7a-0000-4000-8000-000000000001";

const artwork = {
  id: ID,
  title: "نور",
  titleEn: "Light",
  artistId: "5f0c1e7a-0000-4000-8000-000000000002",
  artist: {
    id: "5f0c1e7a-0000-4000-8000-000000000002",
    firstName: "هدى",
    lastName: "العلي",
    latinName: "Huda Alali",
    profileImageUrl: null,
    verified: false,
  },
  category: "calligraphy",
  medium: null,
  mediumEn: null,
  dimensions: null,
  heightCm: null,
  widthCm: null,
  yearCreated: null,
  image: artworkImage(),
  price: null,
  isForSale: false,
  reserved: false,
  isAuction: false,
  sold: true,
  auction: {
    auctionId: "5f0c1e7a-0000-4000-8000-000000000003",
    status: "settled",
    startsAt: "2026-11-01T09:00:00.000Z",
    endsAt: "2026-11-02T09:00:00.000Z",
    openingPrice: "100.00",
    currentBid: "400.00",
    soldFor: "400.00",
    bidCount: 3,
  },
  verified: false,
  featured: false,
  views: 0,
  likes: 0,
  limited: true,
  tiles: null,
  excerpt: "نور",
  excerptEn: null,
} as unknown as ArtworkDetail;

const page = (
  <Routes>
    <Route
      path="/artwork/:artworkId"
      element={
        <ArtworkPage
          slots={{
            AuctionPanel: () => <p>the auction</p>,
            OwnWorkActions: () => null,
            SaveSearch: () => null,
            ToldSearch: () => null,
          }}
        />
      }
    />
  </Routes>
);

const open = async (change: Partial<ArtworkDetail>, language: Language = "en"): Promise<void> => {
  stubServer({ [`GET /api/artworks/${ID}`]: { body: { ...artwork, ...change } } });
  await renderPage(page, { language, at: `/artwork/${ID}` });
  await screen.findByRole("heading", { level: 1 });
};

afterEach(() => vi.unstubAllGlobals());

describe("The page of a work in an auction", () => {
  it("is not that of an auction which sold nothing before the work went at its price", async () => {
    await open({ auction: { ...artwork.auction!, status: "lapsed" } });
    expect(screen.queryByText("the auction")).toBeNull();
    expect(screen.getByText("Sold")).toBeVisible();
    expect(screen.getByRole("button", { name: "Not available for sale" })).toBeDisabled();
  });

  it.each(["scheduled", "live", "awaitingPayment", "offered", "settled"] as const)(
    "leaves the foot of a phone to the auction: %s",
    async (status) => {
      const isAuction = status === "scheduled" || status === "live";
      await open({ sold: status === "settled", isAuction, auction: { ...artwork.auction!, status } });
      expect(screen.getByText("the auction")).toBeVisible();
      expect(screen.queryByRole("button", { name: "Not available for sale" })).toBeNull();
    },
  );
});

describe("The badges of a work", () => {
  const since = { featured: "2026-11-01", verified: "2026-10-05T09:00:00.000Z" };

  it("say that the platform gave them, and since when", async () => {
    await open({ featured: true, verified: true, badgesSince: since });
    expect(screen.getByText(/^Featured by the .* team since November 1, 2026$/)).toBeVisible();
    expect(screen.getByText(/^Verified by the .* team on October 5, 2026$/)).toBeVisible();
  });
});

describe("The page of a work that its artist withdrew", () => {
  const open = async (similar: object[], language: Language): Promise<void> => {
    stubServer({
      [`GET /api/artworks/${ID}`]: {
        status: 404,
        body: { code: "ARTWORK_WITHDRAWN", messages: { ar: "لا", en: "No" } },
      },
      [`GET /api/artworks/${ID}/similar?limit=4`]: { body: similar },
      "GET /api/artworks?limit=4": { body: [workInList("Newest")] },
    });
    await renderPage(page, { language, at: `/artwork/${ID}` });
  };

  it("says so and leads to works like it", async () => {
    await open([workInList("Near")], "en");
    await screen.findByRole("heading", { level: 1, name: "This work was withdrawn" });
    expect(screen.getByRole("link", { name: "Browse the marketplace" })).toHaveAttribute("href", "/marketplace");
    const near = within(await screen.findByRole("region", { name: "Similar works" }));
    expect(near.getByRole("link", { name: "Near" })).toBeVisible();
  });

  it("leads to the newest works where none is like it", async () => {
    await open([], "ar");
    await screen.findByRole("heading", { level: 1, name: "سُحب هذا العمل" });
    expect(await screen.findByRole("link", { name: "Newest" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "أعمال مشابهة" })).toBeNull();
  });
});

describe("What a visitor reads of a work", () => {
  const described = {
    excerpt: "حرف النون في ورق الذهب…",
    excerptEn: "The letter Nun in gold leaf…",
    medium: "ورق ذهب",
    mediumEn: "Gold leaf",
    heightCm: 88,
    widthCm: 70,
    yearCreated: 2025,
  };

  it("is how its description begins, its medium, size and year, before the way to sign in", async () => {
    await open(described);
    const beginning = screen.getByText("The letter Nun in gold leaf…");
    const wayIn = screen.getByRole("heading", { name: "Please sign in first" });
    expect(beginning.compareDocumentPosition(wayIn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const facts = within(screen.getByRole("region", { name: "Facts about the work" }));
    expect(facts.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
      "Gold leaf",
      "Height 88 × width 70 cm",
      "2025",
    ]);
  });

  it("says whose words those are, if a language model wrote them", async () => {
    await open({ ...described, descriptionOrigin: "model" }, "ar");
    expect(screen.getByText(/^كتبه نموذج لغوي من كلام الفنان/)).toBeVisible();
  });

  it("is in Arabic for readers of Arabic, and for all where the artist wrote nothing else", async () => {
    await open(described, "ar");
    expect(screen.getByText("حرف النون في ورق الذهب…")).toBeVisible();
    cleanup();
    await open({ ...described, excerptEn: null });
    expect(screen.getByText("حرف النون في ورق الذهب…")).toBeVisible();
  });

  it("has no place for what is not known, and stands above the desk's words of a running auction too", async () => {
    await open({ ...described, sold: false, isAuction: true, auction: { ...artwork.auction!, status: "live" } });
    expect(screen.getByText("The letter Nun in gold leaf…")).toBeVisible();
    cleanup();
    await open({ excerpt: "" });
    expect(screen.queryByRole("heading", { name: "About the work" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Facts about the work" })).toBeNull();
  });
});
