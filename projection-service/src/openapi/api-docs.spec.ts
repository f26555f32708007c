import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { openApiDocument } from "./openapi-document";

const folders = temporaryFolder();

describe("The documentation of the API", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
  });
  afterAll(() => readSide.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${readSide.url}${path}`, { headers });

  it("is a document for everyone, which is not sent again to who holds it", async () => {
    const answer = await get("/api/openapi.json");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const again = await get("/api/openapi.json", { "if-none-match": answer.headers.get("etag")! });
    expect(again.status).toBe(304);
  });

  it("is a page that runs no script but files of this server, all of which are there", async () => {
    const page = await get("/api/docs");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(named.filter((address) => !address.startsWith("/"))).toEqual([]);
    for (const address of named.filter((one) => one.startsWith("/api/"))) {
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  it("follows the theme of its reader", async () => {
    expect(await (await get("/api/docs")).text()).toContain('<meta name="color-scheme" content="light dark" />');
    expect(await (await get("/api/docs/open.js")).text()).toContain("prefers-color-scheme: dark");
    expect(await (await get("/api/docs/swagger-ui.css")).text()).toContain("html.dark-mode .swagger-ui");
  });

  it("answers every question that it shows", async () => {
    const paths = Object.entries(openApiDocument()["paths"] as Record<string, object>);
    for (const [path] of paths.filter(([, methods]) => "get" in methods)) {
      // The operator's screen is answered by its own desk.
      if (path === "/api/admin/operations") continue;
      // Navigations that sign in are command-service's.
      if (path === "/api/auth/google" || path === "/api/auth/google/callback") continue;
      const { status, body } = await readSide.ask(path.replaceAll(/\{\w+\}/g, "x"));
      const mayBeUnknown = ["/api/artists/{id}", "/api/users/{userId}/avatar/{avatarId}"].includes(path);
      const isAnswered = status !== 404 || mayBeUnknown || (body as { code: string }).code !== "NOT_FOUND";
      expect([path, status, isAnswered]).toEqual([path, status, true]);
    }
  });
});
