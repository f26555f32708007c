import { afterEach, expect, it, vi } from "vitest";
import { stubServer } from "../testing/stub-server";
import { pagesFrom } from "./pages-from";

afterEach(() => vi.unstubAllGlobals());

const LIST = "/api/artists?region=asir";
const refusing = (path: string) => ({
  status: 422,
  body: { code: "INVALID_INPUT", messages: { ar: "", en: "" }, details: { fields: [{ path, message: "" }] } },
});
const firstFrom = (cursor: string | null) =>
  pagesFrom("/api/artists", LIST, cursor).queryFn({ pageParam: null, signal: new AbortController().signal });

it("begins where the cursor says", async () => {
  stubServer({ [`GET ${LIST}&cursor=c1`]: { body: ["Aisha"] } });
  expect(await firstFrom("c1")).toEqual({ items: ["Aisha"], next: null, isFirst: false });
});

it("begins at the beginning with a cursor that is not of this list, or not any more", async () => {
  const link = `<${LIST}&cursor=c1>; rel="next"`;
  stubServer({
    [`GET ${LIST}&cursor=old`]: refusing("cursor"),
    [`GET ${LIST}`]: { body: ["Huda"], headers: { link } },
  });
  expect(await firstFrom("old")).toEqual({ items: ["Huda"], next: `${LIST}&cursor=c1`, isFirst: true });
});

it("fails by whatever else is refused", async () => {
  stubServer({ [`GET ${LIST}&cursor=c1`]: refusing("region"), [`GET ${LIST}&cursor=c2`]: { status: 503 } });
  await expect(firstFrom("c1")).rejects.toMatchObject({ code: "INVALID_INPUT" });
  await expect(firstFrom("c2")).rejects.toMatchObject({ status: 503 });
});
