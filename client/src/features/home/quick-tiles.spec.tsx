import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { QuickTiles } from "./quick-tiles";

it.each([
  ["en", "Where to?", ["Marketplace", "Auctions", "Artists", "Search"]],
  ["ar", "إلى أين؟", ["السوق", "المزادات", "الفنانون", "البحث"]],
] as const)(
  "lead a phone to works, auctions, artists and the search, in words (%s)",
  async (language, label, names) => {
    await renderPage(<QuickTiles />, { language });
    // A wide window, as a test has, shows none of them: its header has them.
    const tiles = screen.getByLabelText(label);
    expect(tiles).not.toBeVisible();
    const links = within(tiles).getAllByRole("link", { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    const addresses = ["/marketplace", "/auctions", "/artists", "/search"];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(addresses);
  },
);
