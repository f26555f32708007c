import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { useDeviceHistory } from "../search-history.store";
import { SearchAgain } from "./search-again";

afterEach(() => {
  vi.unstubAllGlobals();
  useDeviceHistory.setState({ terms: [] });
});

const palms = { id: "p", name: "Palms of Al-Ahsa", place: "marketplace", question: { q: "palm", maxPrice: 900 } };

it("leads to what was sought last, and to what is saved", async () => {
  useDeviceHistory.setState({ terms: ["dune"] });
  stubServer({ "GET /api/saved-searches": { body: [palms] } });
  await renderPage(<SearchAgain />, { language: "en" });
  const again = within(screen.getByRole("navigation", { name: "Search again" }));
  expect(again.getByRole("link", { name: "dune" })).toHaveAttribute("href", "/search?query=dune");
  const saved = within(await screen.findByRole("navigation", { name: "Saved searches" }, { timeout: 5_000 }));
  const link = saved.getByRole("link", { name: "Palms of Al-Ahsa" });
  expect(link).toHaveAttribute("href", "/marketplace?q=palm&max=900");
});

it("has no place for whoever has sought and saved nothing", async () => {
  stubServer({ "GET /api/saved-searches": { body: [] } });
  await renderPage(<SearchAgain />, { language: "en" });
  expect(screen.queryByRole("navigation")).toBeNull();
});
