import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { FeaturedPage } from "./featured-page";
import { workInList } from "./testing/work-in-list";

afterEach(() => vi.unstubAllGlobals());

const badriya = { id: "b", firstName: "بدرية", lastName: "السالم", latinName: "Badriya Alsalem" };

const featured = (title: string, place: number) => ({
  ...workInList(title),
  featuring: { from: "2026-11-01", to: "2026-12-01", place, by: badriya, at: "2026-10-30T09:00:00.000Z" },
});

/** The place that each work would be given which is found by a word. */
const placesOffered = async (found: object[], last: number): Promise<string[]> => {
  stubServer({
    "GET /api/admin/artworks/featured": {
      body: [featured("Oasis", 1)],
      headers: { Link: '</api/admin/artworks/featured?cursor=b>; rel="next"' },
    },
    "GET /api/admin/artworks/featured?cursor=b": { body: [featured("Palm", last)] },
    "GET /api/artworks?q=dune&limit=5": { body: found },
  });
  await renderPage(<FeaturedPage />, { language: "en", at: "/admin?tab=featured" });
  await screen.findByText("Oasis");
  await userEvent.type(screen.getByLabelText(/Add a work/), "dune");
  await screen.findByText("Red dune");
  return screen.getAllByLabelText<HTMLInputElement>("Place").map(({ value }) => value);
};

it("says who featured a work, and when", async () => {
  await placesOffered([workInList("Red dune")], 30);
  expect(screen.getByText(/Featured by .*Badriya Alsalem.* on October 30, 2026/)).toBeVisible();
});

it("offers a work the place after all that are featured, also after those that are not listed yet", async () => {
  expect(await placesOffered([workInList("Red dune")], 30)).toEqual(["31", "1"]);
});

it("offers the last place there is when it is taken", async () => {
  expect(await placesOffered([workInList("Red dune")], 100)).toEqual(["100", "1"]);
});

it("knows the days of a work that is featured further down", async () => {
  expect(await placesOffered([workInList("Red dune"), workInList("Palm")], 30)).toEqual(["31", "30", "1"]);
});

it("takes days and a place in the digits of either script, and nothing else for a place", async () => {
  await placesOffered([workInList("Red dune")], 30);
  const [place] = screen.getAllByLabelText<HTMLInputElement>("Place");
  await userEvent.clear(place!);
  await userEvent.type(place!, "a٣x1");
  expect(place).toHaveValue("31");
  const [from] = screen.getAllByLabelText<HTMLInputElement>("From");
  await userEvent.clear(from!);
  await userEvent.type(from!, "٢٠٢٦-١٢-٠١");
  expect(from).toHaveValue("2026-12-01");
});
