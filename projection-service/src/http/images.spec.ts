import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { once } from "node:events";
import Koa from "koa";
import { expect, it } from "vitest";
import { createImages } from "./images";
import { refuse } from "./query-edge";

it("tells an image that is not there from a store that is away", async () => {
  const app = new Koa();
  let keeper: () => Promise<Uint8Array | null> = async () => null;
  const files = { put: async () => undefined, has: async () => false, read: () => keeper() };
  app.use(createImages(files, refuse));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const url = `http://127.0.0.1:${address.port}/images/a-400.webp`;
  expect((await fetch(url)).status).toBe(404);
  keeper = () => Promise.reject(new Unavailable("The store of files is away"));
  const away = await fetch(url);
  expect([away.status, away.headers.get("Retry-After"), await away.json()]).toMatchObject([
    503,
    "1",
    { code: "UNAVAILABLE" },
  ]);
  server.close();
});
