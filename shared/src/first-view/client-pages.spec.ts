import { expect, it } from "vitest";
import { CLIENT_PAGES, clientPageAt } from "./client-pages";
import { isPublicPage } from "./public-pages";

const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";
const sampleOf = (path: string): string => path.replaceAll(":id", ID);
const MOVED = CLIENT_PAGES.filter(({ leadsTo }) => leadsTo !== undefined);

it("is a page at each address of the client, and nothing at others", () => {
  for (const { path, leadsTo } of CLIENT_PAGES)
    expect(clientPageAt(sampleOf(path), "").kind).toBe(leadsTo === undefined ? "page" : "moved");
  for (const path of ["/nonsense", "/artwork/abc", "/artwork", "/admin/nonsense", "//evil.example/", "/terms\n", ""])
    expect([path, clientPageAt(path || "//x", "")]).toEqual([path, { kind: "nothing" }]);
});

it("leads from other addresses to pages that there are, with the query unless that has one", () => {
  expect(clientPageAt(`/artist/${ID}`, "tab=sold")).toEqual({ kind: "moved", to: `/artists/${ID}?tab=sold` });
  expect(clientPageAt("/my-works", "from=x")).toEqual({ kind: "moved", to: "/dashboard/artist?tab=artworks" });
  expect(clientPageAt("/marketplace/", "q=x")).toEqual({ kind: "moved", to: "/marketplace?q=x" });
  expect(clientPageAt("/login/", "")).toEqual({ kind: "moved", to: "/signin" });
  expect(clientPageAt("//", "")).toEqual({ kind: "moved", to: "/" });
  for (const { leadsTo = "" } of MOVED)
    expect(clientPageAt(sampleOf(leadsTo.split("?")[0]!), "")).toEqual({ kind: "page" });
});

it("lists each page that the server draws, and no other", () => {
  for (const { path, isUnlisted, leadsTo } of CLIENT_PAGES)
    expect([path, isPublicPage(sampleOf(path))]).toEqual([path, !isUnlisted && leadsTo === undefined]);
});
