import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { MarketFigures } from "./market-figures";

const statistics = { artworks: 21, artists: 3, collectors: 1, liveAuctions: 0, soldArtworks: 5 };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["ar", ["عملًا معروضًا", "فنانين", "مقتنٍ"]],
  ["en", ["works on show", "artists", "collector"]],
] as const)("counts what is there, and leaves out what is none (%s)", async (language, names) => {
  stubServer({ "GET /api/home/statistics": { body: statistics } });
  await renderPage(<MarketFigures />, { language });
  await screen.findByText(names[0]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(names);
});

it("is nothing while there is nothing to count", async () => {
  const server = stubServer({
    "GET /api/home/statistics": { body: { ...statistics, artworks: 0, artists: 0, collectors: 0 } },
  });
  const { container } = await renderPage(<MarketFigures />);
  await waitFor(() => expect(server.sent("GET /api/home/statistics")).toHaveLength(1));
  expect(container.querySelector("dl")).toBeNull();
});
