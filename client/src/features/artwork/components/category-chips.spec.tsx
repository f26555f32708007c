import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { CategoryChips } from "./category-chips";

it("leads to the works of a category, and where there are scripts chooses it in place", async () => {
  const choose = vi.fn();
  await renderPage(<CategoryChips value="painting" onChange={choose} />, { language: "en" });
  const [all, painting] = ["All", "Paintings"].map((name) => screen.getByRole("link", { name }));
  expect([all!.getAttribute("href"), painting!.getAttribute("href")]).toEqual([
    "/marketplace",
    "/marketplace?category=painting",
  ]);
  expect([all!.getAttribute("aria-current"), painting!.getAttribute("aria-current")]).toEqual(["false", "true"]);
  const isLeftToBrowser = (init?: MouseEventInit): boolean => fireEvent.click(painting!, init);
  expect([isLeftToBrowser(), choose.mock.calls]).toEqual([false, [["painting"]]]);
  expect(fireEvent.click(all!)).toBe(false);
  expect(choose).toHaveBeenLastCalledWith(null);
});

it("opens in another window what is asked for there", async () => {
  const choose = vi.fn();
  await renderPage(<CategoryChips value={null} onChange={choose} />, { language: "ar" });
  const chip = screen.getByRole("link", { name: "منحوتات" });
  // A test has no other window to open.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(chip, { ctrlKey: true });
  expect(choose).not.toHaveBeenCalled();
});
