import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { LiveRegions } from "../../../ui/announcer";
import { useDeviceHistory } from "../search-history.store";
import { SearchPanel } from "./search-panel";

afterEach(() => {
  vi.unstubAllGlobals();
  useDeviceHistory.setState({ terms: [] });
});

const artist = { id: "huda", firstName: "هدى", lastName: "العتيبي", latinName: "Huda", profileImageUrl: null };
const dune = { id: "dune", title: "كثيب", titleEn: "Dune", artist, image: artworkImage(), matched: { ar: [], en: [] } };

it("leads from a work that is suggested to it, and from its artist's name to the artist", async () => {
  stubServer({
    "GET /api/search/suggestions?query=dune": { body: [] },
    "GET /api/search?query=dune&limit=3": { body: { artworks: [dune], artists: [], auctions: [] } },
  });
  const choose = vi.fn();
  await renderPage(<SearchPanel text="dune" onChoose={choose} />, { language: "en" });
  expect(await screen.findByText("Dune")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Dune" })).toHaveAttribute("href", "/artwork/dune");
  const name = screen.getByRole("link", { name: "Huda" });
  expect(name).toHaveAttribute("href", "/artists/huda");
  await userEvent.click(name);
  expect(choose).toHaveBeenCalledOnce();
});

it("says how many suggestions stand below what is typed", async () => {
  stubServer({
    "GET /api/search/suggestions?query=dune": { body: ["dune", "dunes"] },
    "GET /api/search?query=dune&limit=3": { body: { artworks: [dune], artists: [], auctions: [] } },
  });
  const panel = (
    <>
      <LiveRegions />
      <SearchPanel text="dune" onChoose={vi.fn()} />
    </>
  );
  await renderPage(panel, { language: "en" });
  expect(await screen.findByText(/^3 suggestions below/, {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Search suggestions" })).toBeVisible();
});

it("says before anything is typed how many searches may be made again", async () => {
  useDeviceHistory.setState({ terms: ["نور", "نخيل"] });
  stubServer({ "GET /api/trending-searches": { body: [] } });
  const panel = (
    <>
      <LiveRegions />
      <SearchPanel text="" onChoose={vi.fn()} />
    </>
  );
  await renderPage(panel, { language: "en" });
  expect(await screen.findByText(/^2 suggestions below/, {}, { timeout: 3_000 })).toBeInTheDocument();
});
