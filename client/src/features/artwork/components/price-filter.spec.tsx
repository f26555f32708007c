import type { PriceBar } from "@naqsh/shared/artwork";
import { fireEvent, screen } from "@testing-library/react";
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

it.each([
  ["ar", { from: "من (ريال)", to: "إلى (ريال)", open: "بلا حد" }],
  ["en", { from: "From (SAR)", to: "To (SAR)", open: "No limit" }],
] as const)("says its open end in words, and takes an emptied field for no bound (%s)", async (language, said) => {
  const onChange = vi.fn();
  const value = { minPrice: 500, maxPrice: 10_000 };
  const shown = await renderPage(<PriceFilter value={value} bars={null} total={null} onChange={onChange} />, {
    language,
    digits: "latin",
  });
  const [from, to] = [said.from, said.to].map((label) => screen.getByRole("textbox", { name: label }));
  expect(from).toHaveValue("500");
  expect(to).toHaveValue("");
  expect(to).toHaveAttribute("placeholder", said.open);
  fireEvent.change(from!, { target: { value: "" } });
  fireEvent.blur(from!);
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: 0, maxPrice: 10_000 });
  shown.unmount();
  await renderPage(
    <PriceFilter value={{ minPrice: 500, maxPrice: 2_000 }} bars={null} total={null} onChange={onChange} />,
    { language, digits: "latin" },
  );
  const bounded = screen.getByRole("textbox", { name: said.to });
  expect(bounded).toHaveValue("2,000");
  fireEvent.change(bounded, { target: { value: "" } });
  fireEvent.blur(bounded);
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: 500, maxPrice: 10_000 });
});
