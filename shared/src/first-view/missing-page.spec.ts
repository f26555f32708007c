import { expect, it } from "vitest";
import { CLIENT_PAGES } from "./client-pages";
import { isMissingPage, isNowhere, missingPageAt, missingPageFor, NO_ID } from "./missing-page";

const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";

it("takes for nowhere what is no page, no file and no call", () => {
  for (const path of ["/nonsense", "/nonsense/", "/artwork/abc", "/admin/x", "/.env", "/apix", "//evil.example/"])
    expect([path, isNowhere(path)]).toEqual([path, true]);
  const pages = CLIENT_PAGES.map(({ path }) => path.replaceAll(":id", ID));
  const others = [
    "/mark.svg",
    "/a/b.php",
    "/api",
    "/api/none",
    "/images/none",
    "/internal/x",
    "/socket.io/",
    "/login/",
  ];
  for (const path of [...pages, ...others]) expect([path, isNowhere(path)]).toEqual([path, false]);
});

it("has one page for all addresses of a kind at which there is nothing", () => {
  expect(missingPageAt(`/artwork/${ID}`)).toBe(`/artwork/${NO_ID}`);
  expect(missingPageAt(`/auctions/${ID}/replay`)).toBe(`/auctions/${NO_ID}/replay`);
  expect(missingPageAt("/artwork/abc")).toBe(`/artwork/${NO_ID}`);
  for (const path of ["/nonsense", `/nonsense/${ID}`, `/artwork/${ID}/x`])
    expect(missingPageAt(path)).toBe(`/${NO_ID}`);
  expect([isMissingPage(missingPageAt("/x")!), isMissingPage(`/artwork/${ID}`)]).toEqual([true, false]);
});

it("has none where the client has a screen of its own, whose routes take any text for an id", () => {
  for (const path of ["/orders/abc", "/artwork/abc/edit", "/artwork/abc/", "/artwork/%22", "/admin/users/1/"])
    expect([path, isNowhere(path), missingPageAt(path)]).toEqual([path, true, null]);
});

it("puts in what was asked for, and nothing that ends an attribute", () => {
  const page = `<a href="/signin?return=%2Fartwork%2F${NO_ID}">["${NO_ID}"]`;
  expect(missingPageFor(page, { path: `/artwork/${ID}`, querystring: "tab=x" })).toBe(page.replaceAll(NO_ID, ID));
  expect(missingPageFor(page, { path: "/artwork/0", querystring: "" })).toBe(page.replaceAll(NO_ID, "0"));
  const link = `<a href='/signin?return=%2F${NO_ID}'>`;
  expect(missingPageFor(link, { path: "/$&/'\"><b>", querystring: "q=</script>" })).toBe(
    "<a href='/signin?return=%2F%24%26%2F%27%22%3E%3Cb%3E%3Fq%3D%3C%2Fscript%3E'>",
  );
});
