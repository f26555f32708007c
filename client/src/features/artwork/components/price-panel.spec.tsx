import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { PricePanel } from "./price-panel";

afterEach(() => vi.unstubAllGlobals());

const artwork = { id: "w", artistId: "a", price: "100.00", isForSale: true, auction: null } as ArtworkDetail;

it("leads to the checkout of what is for sale", async () => {
  stubServer({});
  await renderPage(<PricePanel artwork={artwork} />, { language: "en" });
  expect(screen.getByRole("link", { name: "Buy now" })).toHaveAttribute("href", "/checkout/w");
});

it.each([{ isForSale: false }, { sold: true }, { reserved: true }])(
  "says on its button that nobody can buy it now: %o",
  async (change) => {
    stubServer({});
    await renderPage(<PricePanel artwork={{ ...artwork, ...change }} />, { language: "en" });
    expect(screen.queryByRole("link", { name: "Buy now" })).toBeNull();
    expect(screen.getByRole("button", { name: "Not available for sale" })).toBeDisabled();
  },
);

it("lets go on who is buying it, in the same place", async () => {
  stubServer({});
  const kept = { ...artwork, reserved: true, reservedForYou: true };
  await renderPage(<PricePanel artwork={kept} />, { language: "en" });
  expect(screen.getByRole("link", { name: "Go on buying" })).toHaveAttribute("href", "/checkout/w");
  expect(screen.queryByRole("button")).toBeNull();
});
