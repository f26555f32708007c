import { screen, waitFor, within } from "@testing-library/react";
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

const nothing = (): void => undefined;

it("leads to what was sought last, and to what is saved", async () => {
  useDeviceHistory.setState({ terms: ["dune"] });
  stubServer({ "GET /api/saved-searches": { body: [palms] } });
  await renderPage(<SearchAgain onSettled={nothing} />, { language: "en" });
  const again = within(screen.getByRole("navigation", { name: "Search again" }));
  expect(again.getByRole("link", { name: "dune" })).toHaveAttribute("href", "/search?query=dune");
  const saved = within(await screen.findByRole("navigation", { name: "Saved searches" }, { timeout: 5_000 }));
  const link = saved.getByRole("link", { name: "Palms of Al-Ahsa" });
  expect(link).toHaveAttribute("href", "/marketplace?q=palm&max=900");
});

it("has no place for whoever has sought and saved nothing", async () => {
  stubServer({ "GET /api/saved-searches": { body: [] } });
  await renderPage(<SearchAgain onSettled={nothing} />, { language: "en" });
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("has its height once it is known that nothing was sought and what is saved", async () => {
  stubServer({ "GET /api/saved-searches": { body: [palms] } });
  const onSettled = vi.fn();
  await renderPage(<SearchAgain onSettled={onSettled} />, { language: "en" });
  expect(onSettled).not.toHaveBeenCalled();
  await screen.findByRole("link", { name: "Palms of Al-Ahsa" });
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
});

it("has its height at once where something was sought: what is saved stands beside it", async () => {
  useDeviceHistory.setState({ terms: ["dune"] });
  stubServer({});
  const onSettled = vi.fn();
  await renderPage(<SearchAgain onSettled={onSettled} />, { language: "en" });
  expect(onSettled).toHaveBeenCalledTimes(1);
});
