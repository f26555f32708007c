import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SecurityKind, SecurityRow } from "@naqsh/shared/operations";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { ADMINISTRATOR, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { Answer, ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const MANY = { points: 1_000_000, windowMs: 60_000 };

const rowsOf = async (admin: ShopVisitor, kind?: SecurityKind): Promise<SecurityRow[]> => {
  const { status, body } = await admin.get<SecurityRow[]>(`/api/admin/security${kind ? `?kind=${kind}` : ""}`);
  expect(status).toBe(200);
  return body;
};

const signIn = (shop: ShopInTest, name: string, email: string, password: string) =>
  shop.visitor(name).post("/api/signin", { email, password });

it("tells administrators who came in, who was turned away and whose rights changed, and nobody else", async () => {
  const shop = await openShop(folder.fresh());
  const noura = await shop.register("noura", "artist");
  const admin = await shop.administrator();
  expect((await signIn(shop, "guess", "noura@naqsh.test", "not her password")).status).toBe(401);
  expect((await signIn(shop, "guess", "nobody@naqsh.test", "not a password")).status).toBe(401);
  expect((await signIn(shop, "noura again", "noura@naqsh.test", "correct horse 7")).status).toBe(200);
  expect((await noura.get("/api/admin/history")).status).toBe(403);
  expect((await noura.get("/api/admin/operations")).status).toBe(403);
  expect((await noura.post(`/api/admin/users/${admin.id}/ban`, { reason: "mine now" })).status).toBe(403);
  expect((await admin.post(`/api/admin/users/${noura.id}/ban`, { reason: "copies of others" })).status).toBe(200);
  expect((await admin.post(`/api/admin/users/${noura.id}/unban`, {})).status).toBe(200);

  const her = { id: noura.id, firstName: "noura", lastName: "Test", latinName: null };
  await eventually(async () => {
    // The clock stands: all of this happened at once, and has no order.
    const accountsOf = async (kind: SecurityKind) =>
      new Set((await rowsOf(admin, kind)).map(({ account }) => account?.id ?? null));
    expect(await accountsOf("signInFailed")).toEqual(new Set([null, noura.id]));
    expect(await accountsOf("signedIn")).toEqual(new Set([noura.id, admin.id]));
    expect(await rowsOf(admin, "registered")).toMatchObject([{ account: her, by: null, count: 1 }]);
    expect(await rowsOf(admin, "banned")).toMatchObject([{ account: her, by: { id: admin.id } }]);
    expect(await rowsOf(admin, "unbanned")).toMatchObject([{ account: her, by: { id: admin.id } }]);
    const refused = await rowsOf(admin, "forbidden");
    expect(refused.map(({ account }) => account?.id)).toEqual([noura.id, noura.id, noura.id]);
    const paths = ["/api/admin/history", "/api/admin/operations", "/api/admin/users/:userId/ban"];
    expect(new Set(refused.map(({ path }) => path))).toEqual(new Set(paths));
    expect(await accountsOf("newDevice")).toEqual(new Set([noura.id, admin.id]));
    expect(await rowsOf(admin)).toHaveLength(12);
  });
  expect((await noura.get("/api/admin/security")).status).toBe(403);
  expect((await shop.visitor("anyone").get("/api/admin/security")).status).toBe(401);
  expect(shop.errors).toEqual([]);
});

it("goes on page by page until nothing is left, each entry once", async () => {
  const shop = await openShop(folder.fresh());
  const noura = await shop.register("noura", "artist");
  const admin = await shop.administrator();
  for (const path of ["history", "operations", "users", "settings", "security"]) await noura.get(`/api/admin/${path}`);
  await eventually(async () => expect(await rowsOf(admin, "forbidden")).toHaveLength(5));
  const paged: string[] = [];
  let page: Answer<SecurityRow[]> | null = await admin.get("/api/admin/security?kind=forbidden&limit=2");
  while (page !== null) {
    paged.push(...page.body.map(({ id }) => id));
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    page = page.next === undefined ? null : await admin.get<SecurityRow[]>(page.next);
  }
  expect(paged).toEqual((await rowsOf(admin, "forbidden")).map(({ id }) => id));
  expect((await admin.get("/api/admin/security?cursor=somewhere")).status).toBe(422);
});

it("names the route that a right was refused to, whatever stands in its path, so that nobody crowds out other rows", async () => {
  const shop = await openShop(folder.fresh());
  const noura = await shop.register("noura", "artist");
  const admin = await shop.administrator();
  for (let number = 0; number < 20; number += 1) {
    expect((await noura.get(`/api/admin/users/anything-${number}/leads`)).status).toBe(403);
    expect((await noura.get(`/api/admin/operations/anything-${number}`)).status).toBe(403);
    expect((await noura.post(`/api/admin/users/anything-${number}/ban`, { reason: "mine now" })).status).toBe(403);
  }
  await eventually(async () => {
    const refused = await rowsOf(admin, "forbidden");
    const counts = Object.fromEntries(refused.map(({ path, count }) => [path, count]));
    expect(refused).toHaveLength(3);
    expect(counts).toEqual({
      "/api/admin/users/:id/leads": 20,
      "/api/admin/users/:userId/ban": 20,
      "/api/*": 20,
    });
  });
});

it("holds thousands of guesses as a few entries, and none of them in the event log", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder, {
    commands: { administrator: ADMINISTRATOR, rateLimits: { signIn: MANY, register: MANY } },
  });
  await shop.register("noura", "artist");
  const admin = await shop.administrator();
  await shop.running.settled();
  const head = await shop.running.profile.head();
  for (let guess = 0; guess < 100; guess += 1) await signIn(shop, "guess", "noura@naqsh.test", `guess number ${guess}`);
  await eventually(async () => {
    const [failed, blocked] = [await rowsOf(admin, "signInFailed"), await rowsOf(admin, "signInBlocked")];
    expect([failed.length, blocked.length]).toEqual([1, 1]);
    expect(failed[0]!.count + blocked[0]!.count).toBe(100);
  });
  expect(await shop.running.profile.head()).toBe(head);
});

it("keeps no address, e-mail or name of anybody", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  await shop.register("zubaydah", "collector");
  await signIn(shop, "guess", "zubaydah@naqsh.test", "not her password");
  await signIn(shop, "guess", "stranger@naqsh.test", "not a password");
  const admin = await shop.administrator();
  await eventually(async () => expect(await rowsOf(admin, "signInFailed")).toHaveLength(2));
  await shop.running.stop();
  const files = readdirSync(dataFolder).filter((name) => name.startsWith("security.mdb"));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const bytes = readFileSync(join(dataFolder, file)).toString("latin1");
    for (const secret of ["127.0.0.1", "zubaydah", "stranger", "naqsh.test"])
      expect(bytes.includes(secret)).toBe(false);
  }
});
