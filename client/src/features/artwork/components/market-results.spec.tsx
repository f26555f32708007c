import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { MarketplacePage } from "../marketplace-page";
import { workInList } from "../testing/work-in-list";

const FIRST = "/api/artworks?category=painting&limit=24";
const server = () =>
  stubServer({
    [`GET ${FIRST}`]: { body: [workInList("One")], headers: { link: `<${FIRST}&cursor=c1>; rel="next"` } },
    [`GET ${FIRST}&cursor=c1`]: { body: [workInList("Second")] },
  });
const page = <MarketplacePage slots={{ SaveSearch: () => null, ToldSearch: () => null }} />;

afterEach(() => vi.unstubAllGlobals());

it("has an address for what comes next, which is fetched into the same list where scripts run", async () => {
  server();
  await renderPage(page, { language: "en", at: "/marketplace?category=painting&view=list" });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/marketplace?category=painting&view=list&cursor=c1");
  fireEvent.click(more);
  expect(await screen.findByRole("link", { name: "Second" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "One" })).toBeInTheDocument();
});

it("begins where its address says", async () => {
  server();
  await renderPage(page, { language: "en", at: "/marketplace?category=painting&cursor=c1" });
  expect(await screen.findByRole("link", { name: "Second" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "One" })).toBeNull();
});
