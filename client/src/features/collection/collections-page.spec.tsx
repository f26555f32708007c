import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { ArtistSeries } from "./artist-series";
import { CollectionsPage } from "./collections-page";

afterEach(() => vi.unstubAllGlobals());

const owner = { id: "sara", firstName: "سارة", lastName: "علي", latinName: "Sara Ali" };
const collection = (name: string) => ({ id: name, ownerId: owner.id, owner, isByArtist: false, name, count: 0 });

/** A list of two pages of one collection each. */
const serve = (first: string) => {
  const further = `${first}${first.includes("?") ? "&" : "?"}cursor=c1`;
  stubServer({
    [`GET ${first}`]: { body: [collection("Sea")], headers: { link: `<${further}>; rel="next"` } },
    [`GET ${further}`]: { body: [collection("Palms")] },
  });
};

it("has an address for the collections that come next, and begins where its address says", async () => {
  serve("/api/collections");
  const { unmount } = await renderPage(<CollectionsPage />, { language: "en", at: "/collections" });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/collections?cursor=c1");
  fireEvent.click(more);
  expect(await screen.findByText("Palms")).toBeInTheDocument();
  expect(screen.getByText("Sea")).toBeInTheDocument();
  unmount();
  await renderPage(<CollectionsPage />, { language: "en", at: "/collections?cursor=c1" });
  expect(await screen.findByText("Palms")).toBeInTheDocument();
  expect(screen.queryByText("Sea")).toBeNull();
});

it("has addresses for an artist's series too, on the artist's page", async () => {
  serve("/api/collections?owner=sara");
  const at = "/artists/sara?tab=series";
  const { unmount } = await renderPage(<ArtistSeries artistId="sara" />, { language: "en", at });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", `${at}&cursor=c1`);
  unmount();
  await renderPage(<ArtistSeries artistId="sara" />, { language: "en", at: `${at}&cursor=c1` });
  expect(await screen.findByText("Palms")).toBeInTheDocument();
});
