import type { PriceBar } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { PriceFilter } from "./price-filter";

const bars: PriceBar[] = [
  { from: 0, to: 500, count: 9 },
  { from: 500, to: 1_000, count: 4 },
  { from: 1_000, to: null, count: 2 },
];

const withRange = async (minPrice: number, maxPrice: number, total: number | null) =>
  renderPage(<PriceFilter value={{ minPrice, maxPrice }} bars={bars} total={total} onChange={vi.fn()} />, {
    language: "en",
    digits: "latin",
  });

it("says of a range how many works are in it, not how many the bars hold that it cuts", async () => {
  await withRange(100, 300, 3);
  expect(screen.getByRole("img")).toHaveAccessibleName("How works are spread over prices: 3 works");
});

it("says of all prices how many works have one", async () => {
  await withRange(0, 10_000, 40);
  expect(screen.getByRole("img")).toHaveAccessibleName("How works are spread over prices: 15 works");
});

it("says no number of a range that nobody has counted yet", async () => {
  await withRange(100, 300, null);
  expect(screen.getByRole("img")).toHaveAccessibleName("How works are spread over prices");
});
