import { NO_ID, USUAL_LOOK, viewCookieOf } from "@naqsh/shared/first-view";
import { expect, it } from "vitest";
import { missingPageRequest, pageRequest, viewCookieFor } from "./page-request";

const ask = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address, "http://here");
  return pageRequest({ path: pathname, querystring: search.slice(1), headers });
};
const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";

it.each(["/", "/marketplace?category=painting", `/artwork/${ID}`, `/auctions/${ID}/replay`, "/terms"])(
  "draws %s",
  (address) => expect(ask(address)).toMatchObject({ path: address, view: { ...USUAL_LOOK, isPhone: false } }),
);

it.each([
  "/dashboard",
  "/admin",
  "/signin",
  `/checkout/${ID}`,
  "/artwork/new",
  `/artwork/${ID}/edit`,
  `/search?query=${"x".repeat(500)}`,
])("leaves %s to the client", (address) => expect(ask(address)).toBeNull());

it("is one page for all links to it, whatever they say of who passed them on", () => {
  const page = ask("/marketplace?category=painting&sort=popular");
  const passedOn = `/marketplace?utm_source=mail&sort=popular&fbclid=${"x".repeat(500)}&category=painting`;
  expect(ask(passedOn)).toEqual(page);
  expect(page?.path).toBe("/marketplace?category=painting&sort=popular");
  expect(ask(`/artwork/${ID}?from=share&tab=x`)?.path).toBe(`/artwork/${ID}`);
});

it("reads a parameter that is said twice once, as its page does", () => {
  expect(ask("/artists?q=a&q=b")?.path).toBe("/artists?q=a");
});

it("shows a page as the device's cookie says, in the language that the address names", () => {
  const look = { ...USUAL_LOOK, language: "en", theme: "dark", digits: "latin", calendar: "hijri" } as const;
  const headers = { cookie: `naqsh.sid=secret; naqsh.view=${viewCookieOf(look)}` };
  expect(ask("/", headers)?.view).toEqual({ ...look, isPhone: false });
  expect(ask("/?lang=ar", headers)?.view.language).toBe("ar");
  expect(ask("/", headers)?.key).not.toContain("secret");
});

it("takes what a cookie says wrongly for nothing said", () => {
  expect(ask("/", { cookie: "naqsh.view=<script>.x.y" })?.view).toEqual({ ...USUAL_LOOK, isPhone: false });
});

it("knows phones by their hint, or else by their name", () => {
  const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
  expect(ask("/", { "user-agent": iPhone })?.view.isPhone).toBe(true);
  expect(ask("/", { "user-agent": iPhone, "sec-ch-ua-mobile": "?0" })?.view.isPhone).toBe(false);
});

it("says by one page of each look that there is nothing, at whatever address", () => {
  const missing = (path: string, cookie = "") => missingPageRequest({ path, querystring: "", headers: { cookie } });
  expect(missing("/a/b")).toEqual(missing(`/c?${ID}`));
  expect(missing(`/artwork/${ID}`)).toMatchObject({ path: `/artwork/${NO_ID}`, view: USUAL_LOOK });
  expect(missing("/a").key).not.toBe(missing("/a", "naqsh.view=en.dark.light.latin.hijri").key);
});

it("keeps the language that an address names for whoever reads in another, with all else that they chose", () => {
  const kept = (querystring: string, cookie = "") => viewCookieFor({ path: "/", querystring, headers: { cookie } });
  expect(kept("lang=en")).toBe("en.system.light.arabic.gregorian");
  expect(kept("lang=ar", "naqsh.view=en.dark.light.latin.hijri")).toBe("ar.dark.light.latin.hijri");
  expect([kept("lang=ar"), kept("lang=fr"), kept(""), kept("lang=en", "naqsh.view=en.dark")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
