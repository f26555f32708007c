import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { MarketplacePage } from "../marketplace-page";

afterEach(() => vi.unstubAllGlobals());

const page = <MarketplacePage slots={{ SaveSearch: () => null, ToldSearch: () => null }} />;
const said = {
  ar: /^لم نفهم هذه التصفية.*: التصنيف، السعر$/,
  en: /^Not understood.*: Category, Price$/,
};

it.each(["ar", "en"] as const)("says which filters of an address were passed over (%s)", async (language) => {
  stubServer({ "GET /api/artworks?size=small&limit=24": { body: [] } });
  await renderPage(page, { language, at: "/marketplace?category=spoons&size=small&min=few&max=many" });
  expect(await screen.findByText(said[language])).toBeInTheDocument();
});

it("says nothing of an address that it understood", async () => {
  stubServer({ "GET /api/artworks?category=painting&limit=24": { body: [] } });
  await renderPage(page, { language: "en", at: "/marketplace?category=painting&sort=newest" });
  await screen.findByRole("button", { name: /^Remove filter/ });
  expect(screen.queryByText(/Not understood/)).not.toBeInTheDocument();
});
