import type { ArtworkCard } from "@naqsh/shared/artwork";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { FollowedRow } from "./followed-row";

afterEach(() => vi.unstubAllGlobals());

const Card = ({ work }: { work: ArtworkCard }) => <h3>{work.title}</h3>;
/** What the feed tells of a work: it was shown, and later put to auction. */
const entry = (id: string, title: string) => ({ id, artwork: { id: title, title } });
const open = async (feed: object[]) => {
  stubServer({ "GET /api/feed": { body: feed } });
  const onSettled = vi.fn();
  await renderPage(<FollowedRow Card={Card} onSettled={onSettled} />, { language: "en" });
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
};

it("shows the newest four works of followed artists, each once, and the way to everything new", async () => {
  const titles = ["dune", "palm", "dune", "rose", "mist", "sea"];
  await open(titles.map((title, no) => entry(String(no), title)));
  const row = await screen.findByRole("region", { name: "New from those you follow" });
  const shown = within(row).getAllByRole("heading", { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(["dune", "palm", "rose", "mist"]);
  expect(within(row).getByRole("link", { name: "Everything new" })).toHaveAttribute("href", "/feed");
});

it("is not there for whoever follows nobody", async () => {
  await open([]);
  expect(screen.queryByRole("region")).toBeNull();
});
