import { CLIENT_PAGES } from "@naqsh/shared/first-view";
import { expect, it } from "vitest";
import { robots } from "./robots";

const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";
const lines = robots("https://naqsh.example").split("\n");

const said = (word: string): RegExp[] =>
  lines
    .filter((line) => line.startsWith(`${word}: `))
    .map((line) =>
      line
        .slice(word.length + 2)
        .split("*")
        .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&")),
    )
    .map((parts) => new RegExp(`^${parts.join(".*")}`));

const isKeptOut = (path: string): boolean => said("Disallow").some((pattern) => pattern.test(path));

it("keeps every page out that is a person's own or none, and no other", () => {
  for (const { path, isUnlisted = false } of CLIENT_PAGES)
    expect([path, isKeptOut(path.replaceAll(":id", ID))]).toEqual([path, isUnlisted]);
  for (const path of [`/artwork/${ID}/edit`, "/my-works", "/signin?return=%2F", "/reset-password?token=x", "/api/user"])
    expect([path, isKeptOut(path)]).toEqual([path, true]);
});

it("says nothing twice, and names the map", () => {
  for (const path of ["/admin", "/orders", "/search/saved", "/artwork/*/edit", "/artwork/*/sales/", "/checkout/"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain("Disallow: /orders/");
  expect(lines).toContain("Sitemap: https://naqsh.example/sitemap.xml");
});
