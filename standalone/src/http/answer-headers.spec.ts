import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../start/start-shop";
import type { Shop } from "../start/start-shop";

const folder = temporaryFolder();
const administrator = { email: "admin@naqsh.test", password: "a long enough passphrase" };

describe("a shop that people reach by HTTPS", () => {
  let shop: Shop;
  beforeAll(async () => {
    const commands = { administrator, secureCookies: true };
    const publicUrl = "https://naqsh.example";
    shop = await startShop({ port: 0, publicUrl, dataFolder: folder.fresh(), durable: false, commands });
  });
  afterAll(() => shop.stop());

  const ask = (method: string, path: string, body?: object, cookie = "") =>
    fetch(`${shop.url}${path}`, {
      method,
      redirect: "manual",
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });

  it.each([
    ["GET", "/"],
    ["GET", "/auctions"],
    ["GET", "/api/artworks"],
    ["GET", "/api/artworks/nothing"],
    ["GET", "/api/nothing"],
    ["GET", "/api/login"],
    ["GET", "/api/docs"],
    ["GET", "/api/admin/operations"],
    ["POST", "/api/admin/operations/retry"],
    ["POST", "/api/signin"],
    ["PUT", "/api/signin"],
    ["GET", "/images/nothing.webp"],
    ["GET", "/health"],
  ])("protects each answer, refusals as well: %s %s", async (method, path) => {
    const { headers } = await ask(method, path, method === "GET" ? undefined : {});
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'/);
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("gives cookies that no script reads and no other host can set", async () => {
    const cookies = (await ask("POST", "/api/signin", administrator)).headers.getSetCookie();
    const given = cookies.filter((cookie) => !cookie.includes("Max-Age=0"));
    expect(given.map((cookie) => cookie.split("=")[0]!).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "__Host-naqsh.sid",
      "__Secure-naqsh.device",
    ]);
    for (const cookie of given) {
      expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
    expect(given.find((cookie) => cookie.startsWith("__Host-"))).toMatch(/; Path=\/;/);
  });

  it("takes the session of its own host before one that a neighbour has planted, and ends both", async () => {
    const signIn = async () => {
      const cookies = (await ask("POST", "/api/signin", administrator)).headers.getSetCookie();
      return cookies.find((cookie) => cookie.startsWith("__Host-"))!.split(";")[0]!;
    };
    const [own, planted] = [await signIn(), (await signIn()).replace("__Host-", "")];
    const both = `${planted}; ${own}`;
    const { body, status } = await ask("POST", "/api/logout", undefined, both);
    await body?.cancel();
    expect(status).toBe(200);
    for (const cookie of [own, planted, both]) {
      expect((await ask("GET", "/api/user/sessions", undefined, cookie)).status).toBe(401);
    }
  });
});
