import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { MarketplacePage } from "../features/artwork/marketplace-page";
import { workInList } from "../features/artwork/testing/work-in-list";
import { renderPage } from "../testing/render-page";
import { stubServer } from "../testing/stub-server";
import { ToldMarketSearch } from "./slots";

const work = workInList("One");
const server = () =>
  stubServer({
    "GET /api/artworks?q=qaws&limit=24": { body: [work] },
    "GET /api/artworks?q=nothing&limit=24": { body: [] },
    "POST /api/searches": { body: { recorded: true } },
  });
const page = <MarketplacePage slots={{ SaveSearch: () => null, ToldSearch: ToldMarketSearch }} />;

/** As long as a page takes to rest, and to bring what it then asks for. */
const rested = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

afterEach(() => vi.unstubAllGlobals());

it("tells what is sought in the marketplace as the search does, also what finds nothing", async () => {
  const { sent } = server();
  await renderPage(page, { language: "en", at: "/marketplace?q=nothing" });
  await waitFor(() => expect(sent("POST /api/searches")).toEqual([{ query: "nothing" }]));
});

it("tells which work of the marketplace was opened", async () => {
  const { sent } = server();
  await renderPage(page, { language: "en", at: "/marketplace?q=qaws" });
  await waitFor(() => expect(sent("POST /api/searches")).toEqual([{ query: "qaws" }]));
  await userEvent.click(await screen.findByRole("link", { name: "One" }));
  const chosen = { kind: "artwork", id: work.id };
  await waitFor(() => expect(sent("POST /api/searches")).toContainEqual({ query: "qaws", chosen }));
});

it("tells what was sought and which work was opened where it is left as soon as the work is found", async () => {
  const found = workInList("Qaws");
  const { sent } = stubServer({
    "GET /api/artworks?limit=24": { body: [work] },
    "GET /api/artworks?q=qaws&limit=24": { body: [found] },
    "POST /api/searches": { body: { recorded: true } },
  });
  const shop = (
    <Routes>
      <Route path="/marketplace" element={page} />
      <Route path="/artwork/:id" element={<p>a work</p>} />
    </Routes>
  );
  await renderPage(shop, { language: "en", at: "/marketplace" });
  await screen.findByRole("link", { name: "One" });
  await rested();
  await userEvent.type(screen.getByRole("searchbox"), "qaws");
  await userEvent.click(await screen.findByRole("link", { name: "Qaws" }));
  await screen.findByText("a work");
  const chosen = { kind: "artwork", id: found.id };
  await waitFor(() => expect(sent("POST /api/searches")).toEqual([{ query: "qaws" }, { query: "qaws", chosen }]));
});

it("tells nothing of a marketplace in which no word is sought", async () => {
  const { sent } = stubServer({ "GET /api/artworks?limit=24": { body: [work] } });
  await renderPage(page, { language: "en", at: "/marketplace" });
  await screen.findByRole("link", { name: "One" });
  expect(sent("POST /api/searches")).toEqual([]);
});
