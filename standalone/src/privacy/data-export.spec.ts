import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DataExportStatus } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";
import { unzipped } from "../testing/unzipped";

const folder = temporaryFolder();
const DAY_MS = 24 * HOUR_MS;
const CARD = "%PDF-1.4\nNational identity card";

const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

const statusOf = async (person: ShopVisitor): Promise<DataExportStatus["copy"]> =>
  (await person.get<DataExportStatus>("/api/user/data-export")).body.copy;

const askFor = async (person: ShopVisitor) => {
  await person.post("/api/confirm-identity", { password: "correct horse 7" });
  return person.post<{ id: string; code?: string }>("/api/user/data-export", {});
};

const copyOf = async (shop: ShopInTest, person: ShopVisitor): Promise<ReadonlyMap<string, Buffer>> => {
  const asked = await askFor(person);
  expect(asked.status).toBe(201);
  await shop.running.settled();
  expect(await statusOf(person)).toMatchObject({ id: asked.body.id, state: "ready", percent: 100 });
  const { status, body } = await person.download(`/api/user/data-export/${asked.body.id}`);
  expect(status).toBe(200);
  return unzipped(body);
};

const portrait = async (): Promise<FormData> => {
  const picture = { width: 300, height: 300, channels: 3 as const, background: "#334455" };
  const form = new FormData();
  const bytes = await sharp({ create: picture }).png().toBuffer();
  form.set("profileImage", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "me.png");
  return form;
};

it("gives a person one archive of all that is held about them, with pictures and a page, and nobody else's name", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const { auctionId, artist, administrator } = await openRoom(shop);
  const omar = await shop.register("omar", "collector");
  await artist.post("/api/user/upload-profile-image", await portrait());
  await artist.put("/api/user/profile", { phone: "+966501234567", bio: "أرسم <b>البحر</b>" });
  const paper = new FormData();
  paper.set("document", new Blob([CARD], { type: "application/pdf" }), "card.pdf");
  expect((await artist.post("/api/user/badge-request", paper)).status).toBeLessThan(300);
  const { id: work } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("غسق"))).body;
  await administrator.post(`/api/admin/artworks/${work}/reject`, { reason: "other", note: "the left edge is cut" });
  await bid(omar, auctionId, 900);
  await shop.running.settled();

  const files = await copyOf(shop, artist);
  const names = [...files.keys()];
  for (const name of [
    "index.html",
    "data/events.json",
    "data/account.json",
    "data/sessions.json",
    "data/security.json",
  ]) {
    expect(names).toContain(name);
  }
  expect(names.filter((name) => /^pictures\/portrait-.*\.webp$/.test(name))).toHaveLength(1);
  const card = names.find((name) => /^papers\/identity-.*\.pdf$/.test(name));
  expect(String(files.get(card ?? ""))).toBe(CARD);
  const originals = names.filter((name) => name.startsWith("pictures/works/"));
  // Both works show the same pixels.
  expect(originals).toHaveLength(1);
  for (const name of names.filter((one) => one.startsWith("pictures/"))) {
    expect((await sharp(files.get(name)).metadata()).width).toBeGreaterThan(0);
  }
  const account = JSON.parse(String(files.get("data/account.json"))) as object;
  expect(account).toMatchObject({ firstName: "noura", email: "noura@naqsh.test", phone: "+966501234567" });
  const events = JSON.parse(String(files.get("data/events.json"))) as { type: string }[];
  const types = events.map(({ type }) => type);
  for (const type of ["UserRegistered", "ProfileRevised", "AvatarChosen", "ArtworkRejected", "BidPlaced"]) {
    expect(types).toContain(type);
  }
  expect(JSON.parse(String(files.get("data/sessions.json")))).toHaveLength(1);
  const letters = JSON.parse(String(files.get("data/letters.json"))) as { to: string }[];
  expect(letters.every(({ to }) => to === "noura@naqsh.test")).toBe(true);

  const page = String(files.get("index.html"));
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain("the left edge is cut");
  expect(page).toContain("أرسم &lt;b&gt;البحر&lt;/b&gt;");
  const everything = [...files.values()].map(String).join("\n");
  for (const secret of ["omar", omar.id, administrator.id, "passwordHash", "tokenHash"]) {
    expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  }
  expect(shop.errors).toEqual([]);
});

it("is asked for by who has just shown who they are, one at a time, fetched by them alone for a week, and deleted", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const huda = await shop.register("huda", "collector");
  const omar = await shop.register("omar", "collector");
  await shop.pass(HOUR_MS);
  expect(await huda.post("/api/user/data-export", {})).toMatchObject({
    status: 409,
    body: { code: "CONFIRMATION_REQUIRED" },
  });
  expect(await statusOf(huda)).toBeNull();
  const files = await copyOf(shop, huda);
  expect(files.size).toBeGreaterThan(4);
  const first = (await statusOf(huda))!;
  const path = `/api/user/data-export/${first.id}`;
  expect((await omar.download(path)).status).toBe(404);
  expect((await shop.visitor("anyone").download(path)).status).toBe(401);
  expect(await shop.noticesOf(huda)).toContain("dataExportReady");
  const letter = filesUnder(join(dataFolder, "mailbox")).map((file) => readFileSync(file, "utf8"));
  expect(letter.some((text) => text.includes("The copy of your data is ready"))).toBe(true);
  const sealed = () => filesUnder(join(dataFolder, "files")).filter((file) => file.includes("exports"));
  expect(sealed()).not.toEqual([]);
  for (const file of sealed()) expect(readFileSync(file).includes("huda")).toBe(false);

  // Another one takes the place of the first.
  await copyOf(shop, huda);
  expect((await huda.download(path)).status).toBe(404);
  expect(sealed().every((file) => !file.includes(first.id))).toBe(true);
  const second = (await statusOf(huda))!;
  await shop.pass(7 * DAY_MS + HOUR_MS);
  expect((await huda.post("/api/signin", { email: "huda@naqsh.test", password: "correct horse 7" })).status).toBe(200);
  expect(await statusOf(huda)).toBeNull();
  expect((await huda.download(`/api/user/data-export/${second.id}`)).status).toBe(404);
  expect(sealed()).toEqual([]);
  expect(shop.errors).toEqual([]);
});

it("goes with its person", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const huda = await shop.register("huda", "collector");
  await copyOf(shop, huda);
  const erased = {
    streamCategory: "user",
    streamId: huda.id,
    command: { type: "EraseAccount", data: { userId: huda.id } },
  };
  const cause = { commandId: huda.id, correlationId: huda.id, causationId: null, actorId: "example" };
  expect(await shop.running.profile.commands.commandBus.dispatch({ ...erased, ...cause })).toEqual({ accepted: true });
  await shop.running.settled();
  expect(filesUnder(join(dataFolder, "files")).filter((file) => file.includes("exports"))).toEqual([]);
  expect(shop.errors).toEqual([]);
});
