import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
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
  image: {
    base: "nur",
    widths: [320],
    original: "nur.png",
    width: 4,
    height: 5,
    dominantColour: null,
    placeholder: null,
    alt: null,
    altEn: null,
  },
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
          slots={{ AuctionPanel: () => <p>the auction</p>, OwnWorkActions: () => null, SaveSearch: () => null }}
        />
      }
    />
  </Routes>
);

const open = async (change: Partial<ArtworkDetail>): Promise<void> => {
  stubServer({ [`GET /api/artworks/${ID}`]: { body: { ...artwork, ...change } } });
  await renderPage(page, { language: "en", at: `/artwork/${ID}` });
  await screen.findByText("the auction");
};

afterEach(() => vi.unstubAllGlobals());

describe("The page of a work in an auction", () => {
  it("says on its button that a work sold there is not for sale", async () => {
    await open({});
    expect(screen.getByRole("button", { name: "Not available for sale" })).toBeDisabled();
  });

  it("leaves the way to bid to the auction while it runs", async () => {
    await open({ sold: false, isAuction: true, auction: { ...artwork.auction!, status: "live" } });
    expect(screen.queryByRole("button", { name: "Not available for sale" })).toBeNull();
  });
});
