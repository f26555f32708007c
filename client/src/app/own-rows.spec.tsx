import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { workInList } from "../features/artwork/testing/work-in-list";
import { OwnRows } from "./own-rows";

const FEED = "/api/feed";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A server that answers each question at once, but for the feed, which waits until it is let go. */
const stubSlowFeed = () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sale = { ...workInList("نخلة", "Palm"), price: "900.00", isForSale: true, sold: false, likes: 0 };
  const bodies: Record<string, unknown> = {
    "/api/user": { id: "u", role: "collector" },
    "/api/wishlist/news?limit=4": [{ id: sale.id, artworkId: sale.id, priceThen: "1200.00", artwork: sale }],
    "/api/searches/history": [{ query: "dunes", entryIds: ["1"] }],
    [FEED]: [{ id: "1", artwork: workInList("Red dune") }],
  };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === FEED) await held;
    return path in bodies ? Response.json(bodies[path]) : new Response("{}", { status: 404 });
  });
  return letGo;
};

it("stand searches first, then wishes, then follows, and have their height once the last of them has come", async () => {
  localStorage.setItem("naqsh.signed-in", "yes");
  const letGo = stubSlowFeed();
  const onSettled = vi.fn();
  await renderPage(<OwnRows onSettled={onSettled} />, { language: "en" });
  const wishes = await screen.findByRole("region", { name: "From your wishlist" });
  expect(wishes).toHaveTextContent("Palm");
  const searches = await screen.findByRole("navigation", { name: "Search again" });
  expect(searches.compareDocumentPosition(wishes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(onSettled).not.toHaveBeenCalled();

  letGo();
  const follows = await screen.findByRole("region", { name: "New from those you follow" });
  expect(follows).toHaveTextContent("Red dune");
  expect(wishes.compareDocumentPosition(follows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
});
