import { NO_ID, USUAL_LOOK } from "@naqsh/shared/first-view";
import { afterEach, expect, it } from "vitest";
import { askBy } from "../lib/api";
import { createPageDrawer } from "./draw-page";

const MISSING = "b64a2e5f-654c-5a43-aaeb-32d44907411f";
const ID = "2261889e-01ee-5ae1-a3e6-7341e9a6b1b2";
const view = { ...USUAL_LOOK, isPhone: false, nowMs: 0 };

// Whoever draws has the process for themselves, which specs share.
afterEach(() => askBy((path, init) => fetch(path, init)));

it("tells that a page is there once what it is about was found, while another question is held back", async () => {
  const told: string[] = [];
  const drawer = createPageDrawer("", async (path) => {
    if (path === "/api/held-back") return new Promise(() => undefined);
    return new Response("{}", { status: path.endsWith(MISSING) ? 404 : 200 });
  });
  const draw = (path: string): void => {
    const asked = { path, origin: "https://naqsh.test", view, madeOf: { "/api/held-back": "-" } };
    void drawer(asked, { begun: () => told.push(`${path} begins`), isThere: () => told.push(path) });
  };
  draw(`/artwork/${MISSING}`);
  // May yet be missing, though its auction is there.
  draw(`/auctions/${ID}/replay`);
  const found = [`/artwork/${ID}`, `/auctions/${ID}`, `/artists/${ID}?tab=sold`, `/collections/${ID}`];
  found.forEach(draw);
  await expect.poll(() => told).toEqual(found);
});

it("draws nothing for an address at which there is nothing, and asks no more than whether there is", async () => {
  const asked: string[] = [];
  const drawer = createPageDrawer("", async (path) => {
    asked.push(path);
    return Response.json({ code: "AUCTION_UNKNOWN" }, { status: 404 });
  });
  for (const path of [`/artwork/${MISSING}`, `/auctions/${MISSING}/replay`, `/artists/${MISSING}?tab=${NO_ID}`]) {
    const drawing = drawer({ path, origin: "https://naqsh.test", view }, { begun: () => {}, isThere: () => {} });
    expect([path, await drawing]).toEqual([path, { kind: "none", status: 404 }]);
  }
  expect(asked).toEqual([`/api/artworks/${MISSING}`, `/api/auctions/${MISSING}/replay`, `/api/artists/${MISSING}`]);
});
