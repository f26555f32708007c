import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { SearchPanel } from "./search-panel";

afterEach(() => vi.unstubAllGlobals());

it("leads from a work that is suggested to it, and from its artist's name to the artist", async () => {
  const artist = { id: "huda", firstName: "هدى", lastName: "العتيبي", latinName: "Huda", profileImageUrl: null };
  const image = {
    base: "n",
    widths: [],
    original: "n.png",
    width: 4,
    height: 5,
    dominantColour: null,
    placeholder: null,
  };
  const dune = { id: "dune", title: "كثيب", titleEn: "Dune", artist, image, matched: { ar: [], en: [] } };
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
