import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { FirstWork } from "./first-work";

afterEach(() => vi.unstubAllGlobals());

it("shows an artist without works where to begin", async () => {
  stubServer({ "GET /api/artworks/my": { body: [] } });
  await renderPage(<FirstWork />);
  expect(await screen.findByRole("link", { name: "أضف أول عمل" })).toHaveAttribute("href", "/upload");
});

it("leaves alone who has begun", async () => {
  const server = stubServer({ "GET /api/artworks/my": { body: [{ id: "w" }] } });
  await renderPage(<FirstWork />);
  await waitFor(() => expect(server.sent("GET /api/artworks/my")).toHaveLength(1));
  expect(screen.queryByRole("link")).toBeNull();
});
