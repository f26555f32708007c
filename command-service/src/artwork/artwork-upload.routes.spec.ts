import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ADMIN, administratorOf, registered, type Person } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const MEGABYTE = 1024 * 1024;

let server: TestServer;
let artist: Person;
let admin: Person;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestServer(folders.fresh(), { administrator: ADMIN });
  artist = await registered(server, "noura", "artist");
  admin = await administratorOf(server);
  const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#336644" } })
    .png()
    .toBuffer();
  // What stands behind a picture's end is no part of it.
  picture = Buffer.concat([small, Buffer.alloc(1.5 * MEGABYTE)]);
});
afterAll(() => server.stop());
afterEach(() => server.ports.assertNoErrors());

const submit = () => {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "work.png");
  for (const [name, value] of Object.entries({ title: "نخيل", description: "نخيل في الأحساء", category: "painting" }))
    form.set(name, value);
  return artist.browser.send("POST", "/api/artworks", form);
};
const allow = (megabytes: number) =>
  admin.browser.send("PATCH", "/api/admin/settings", { largestImageBytes: megabytes * MEGABYTE });

it("takes pictures as large as the settings allow, from the change on", async () => {
  expect(await submit()).toMatchObject({ status: 201 });
  expect(await allow(1)).toMatchObject({ status: 200 });
  expect(await submit()).toMatchObject({ status: 413, body: { code: "IMAGE_TOO_LARGE" } });
  expect(await allow(2)).toMatchObject({ status: 200 });
  expect(await submit()).toMatchObject({ status: 201 });
});

it("can be allowed no larger than the gateway lets through", async () => {
  expect(await allow(11)).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
});
