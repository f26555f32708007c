import type { ListedArtist } from "@naqsh/shared/artist";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { ArtistsPage } from "./artists-page";

const artist = (latinName: string) =>
  ({
    id: latinName,
    latinName,
    works: [],
    disciplines: [],
    artworkCount: 1,
    followersCount: 0,
  }) as unknown as ListedArtist;

beforeEach(() => {
  const first = "/api/artists?region=asir";
  stubServer({
    [`GET ${first}`]: { body: [artist("Huda")], headers: { link: `<${first}&cursor=c1>; rel="next"` } },
    [`GET ${first}&cursor=c1`]: { body: [artist("Aisha")] },
  });
});

afterEach(() => vi.unstubAllGlobals());

it("has an address for those who come next, who are fetched into the same list where scripts run", async () => {
  await renderPage(<ArtistsPage />, { language: "en", at: "/artists?region=asir" });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/artists?region=asir&cursor=c1");
  fireEvent.click(more);
  expect(await screen.findByText("Aisha")).toBeInTheDocument();
  expect(screen.getByText("Huda")).toBeInTheDocument();
});

it("begins where its address says, and says no number of all by those on it", async () => {
  await renderPage(<ArtistsPage />, { language: "en", at: "/artists?region=asir&cursor=c1" });
  expect(await screen.findByText("Aisha")).toBeInTheDocument();
  expect(screen.queryByText("Huda")).toBeNull();
  expect(screen.getByText("More than 1 artist")).toBeInTheDocument();
});

it("begins at the beginning where its address names a place that is none, and says how many there are", async () => {
  const fields = [{ path: "cursor", message: "" }];
  const body = { code: "INVALID_INPUT", messages: { ar: "", en: "" }, details: { fields } };
  stubServer({
    "GET /api/artists?region=asir&cursor=old": { status: 422, body },
    "GET /api/artists?region=asir": { body: [artist("Huda")] },
  });
  await renderPage(<ArtistsPage />, { language: "en", at: "/artists?region=asir&cursor=old" });
  expect(await screen.findByText("Huda")).toBeInTheDocument();
  expect(screen.getByText("1 artist")).toBeInTheDocument();
});
