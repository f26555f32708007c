import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { MarketplacePage } from "../marketplace-page";

const work = (title: string) => ({
  id: `5f0c1e7a-0000-4000-8000-00000000000${title.length}`,
  title,
  titleEn: title,
  artistId: "5f0c1e7a-0000-4000-8000-000000000009",
  artist: { firstName: "هدى", lastName: "العلي", latinName: "Huda Alali" },
  image: { base: "n", widths: [320], original: "n.png", width: 4, height: 5, dominantColour: null, placeholder: null },
  category: "painting",
  heightCm: null,
  widthCm: null,
  price: null,
  auction: null,
});

const FIRST = "/api/artworks?category=painting&limit=24";
const server = () =>
  stubServer({
    [`GET ${FIRST}`]: { body: [work("One")], headers: { link: `<${FIRST}&cursor=c1>; rel="next"` } },
    [`GET ${FIRST}&cursor=c1`]: { body: [work("Second")] },
  });
const page = <MarketplacePage slots={{ SaveSearch: () => null }} />;

afterEach(() => vi.unstubAllGlobals());

it("has an address for what comes next, which is fetched into the same list where scripts run", async () => {
  server();
  await renderPage(page, { language: "en", at: "/marketplace?category=painting&view=list" });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/marketplace?category=painting&view=list&cursor=c1");
  fireEvent.click(more);
  expect(await screen.findByRole("link", { name: "Second" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "One" })).toBeInTheDocument();
});

it("begins where its address says", async () => {
  server();
  await renderPage(page, { language: "en", at: "/marketplace?category=painting&cursor=c1" });
  expect(await screen.findByRole("link", { name: "Second" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "One" })).toBeNull();
});
