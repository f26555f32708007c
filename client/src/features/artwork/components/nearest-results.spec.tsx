import type { ArtworkFacets } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { noFilters } from "../market-filters";
import { workInList } from "../testing/work-in-list";
import { NearestResults } from "./nearest-results";

afterEach(() => vi.unstubAllGlobals());

const filters = { ...noFilters, q: "dune", category: "sculpture", colour: "red", isVerified: true } as const;
const work = workInList("نور", "Light");
const facets = { without: [{ filter: "q", total: 0 }], loosened: ["category", "colour"] } as unknown as ArtworkFacets;

it("takes off no more filters than it has to, and says which", async () => {
  const server = stubServer({ "GET /api/artworks?q=dune&verified=true&limit=24": { body: [work] } });
  await renderPage(<NearestResults filters={filters} facets={facets} onChange={() => undefined} />, { language: "en" });
  expect(await screen.findByText(/Shown without: .*Sculptures?, Red/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Light" })).toBeInTheDocument();
  expect(server.sent("GET /api/artworks?limit=24")).toEqual([]);
});

it("shows nothing as near where nothing is", async () => {
  const server = stubServer({ "GET /api/artworks?limit=24": { body: [] } });
  const nothing = { ...facets, loosened: [] };
  await renderPage(<NearestResults filters={filters} facets={nothing} onChange={() => undefined} />);
  expect(screen.getByRole("button", { name: "مسح التصفية" })).toBeInTheDocument();
  expect(server.sent("GET /api/artworks?limit=24")).toEqual([]);
});
