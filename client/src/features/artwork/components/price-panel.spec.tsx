import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

it("leads whom it is kept for to the checkout, and says so", async () => {
  stubServer({});
  const kept = { ...artwork, reserved: true, reservedForYou: true };
  await renderPage(<PricePanel artwork={kept} />, { language: "en" });
  expect(screen.getByText("Kept for you now")).toBeVisible();
  expect(screen.getByRole("link", { name: "Buy now" })).toHaveAttribute("href", "/checkout/w");
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["pending", "Under review"],
  ["rejected", "Rejected"],
  ["withdrawn", "Withdrawn"],
] as const)("offers no way to buy what is not on show, and says why: %s", async (status, reason) => {
  stubServer({});
  await renderPage(<PricePanel artwork={{ ...artwork, status }} />, { language: "en" });
  expect(screen.queryByRole("link", { name: "Buy now" })).toBeNull();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole("button", { name: "Not available for sale" })).toBeDisabled();
});

describe("before its own artist", () => {
  beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
  afterEach(() => localStorage.clear());

  const open = async (change: Partial<ArtworkDetail>): Promise<void> => {
    stubServer({ "GET /api/user": { body: { id: "a", role: "artist" } } });
    await renderPage(<PricePanel artwork={{ ...artwork, ...change }} />, { language: "en" });
  };

  it("has the word that others press, which they cannot, and says why", async () => {
    await open({});
    const word = await screen.findByRole("button", { name: "Buy now" });
    expect(word).toBeDisabled();
    expect(word).toHaveAccessibleDescription(expect.stringContaining("This is your work"));
    expect(screen.queryByRole("link", { name: "Buy now" })).toBeNull();
  });

  it("says as before all that it is not for sale", async () => {
    await open({ isForSale: false });
    expect(await screen.findByRole("button", { name: "Not available for sale" })).toBeDisabled();
  });
});
