import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import type { Files } from "@naqsh/shared/platform/ports/files";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import Koa from "koa";
import { eventually } from "@naqsh/shared/testing/eventually";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { createImages } from "./images";
import { refuse } from "./refuse";

const folder = temporaryFolder();
const LARGE = Buffer.alloc(10_000_000, "naqsh");
let files: Files;
let errors: unknown[];
beforeEach(async () => {
  files = createFolderFiles(folder.fresh());
  errors = [];
  await files.put("a-400.webp", LARGE);
});

const open = async (): Promise<string> => {
  const app = new Koa();
  app.on("error", (error) => errors.push(error));
  app.use(createImages(files, refuse));
  const server: Server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/images/`;
};

it("gives an image with its size, for ever, and its size alone to who asks for that", async () => {
  const url = await open();
  const answer = await fetch(`${url}a-400.webp`);
  const expected = {
    "content-type": "image/webp",
    "content-length": "10000000",
    etag: '"a-400.webp"',
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  };
  expect(Object.fromEntries(answer.headers)).toMatchObject(expected);
  expect(Buffer.from(await answer.arrayBuffer()).equals(LARGE)).toBe(true);
  const head = await fetch(`${url}a-400.webp`, { method: "HEAD" });
  expect([head.status, Object.fromEntries(head.headers)]).toMatchObject([200, expected]);
  const held = await fetch(`${url}a-400.webp`, { headers: { "if-none-match": '"a-400.webp"' } });
  expect([held.status, held.headers.get("etag"), await held.text()]).toEqual([304, '"a-400.webp"', ""]);
  expect(errors).toEqual([]);
});

it("reads no more of an image than its reader takes, and leaves nothing open behind one that goes", async () => {
  const opened: Awaited<ReturnType<Files["open"]>>[] = [];
  const ofFolder = files;
  files = { ...ofFolder, open: async (name) => (opened.push(await ofFolder.open(name)), opened.at(-1)!) };
  const url = await open();
  const asked = request(`${url}a-400.webp`).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.pause();
  const { stream } = opened[0]!;
  let read = 0;
  stream.on("data", (bytes: Buffer) => (read += bytes.length));
  await eventually(() => expect(stream.isPaused()).toBe(true));
  expect(read).toBeLessThan(LARGE.length);
  asked.destroy();
  await eventually(() => expect(stream.destroyed).toBe(true));
});

it("tells an image that is not there from a store that is away", async () => {
  const url = await open();
  expect((await fetch(`${url}b-400.webp`)).status).toBe(404);
  expect((await fetch(`${url}..%2fa-400.webp`)).status).toBe(404);
  files = { ...files, open: () => Promise.reject(new Unavailable("The store of files is away")) };
  const away = await fetch(`${await open()}a-400.webp`);
  expect([away.status, away.headers.get("Retry-After"), await away.json()]).toMatchObject([
    503,
    "1",
    { code: "UNAVAILABLE" },
  ]);
});

it("knows what the reader has, and nothing by another name", async () => {
  const url = await open();
  expect((await fetch(`${url}a-400.webp`, { headers: { "if-none-match": '"a-400.webp"' } })).status).toBe(304);
  for (const name of ["..%2fkeys.mdb", "..", "missing.webp", "a.html", "%00.webp", ".webp"]) {
    expect([name, (await fetch(`${url}${name}`)).status]).toEqual([name, 404]);
  }
});
