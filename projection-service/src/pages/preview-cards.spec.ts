import type { AddressInfo } from "node:net";
import { cardOfWork, cardPath } from "@naqsh/shared/preview-card";
import Koa from "koa";
import sharp from "sharp";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { previewCards } from "./preview-cards";

const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";
const OTHER = "00000000-654c-5a43-aaeb-32d44907411f";
const artist = { id: "a", firstName: "سلمى", lastName: "العتيبي", latinName: null, verified: false };
const work = {
  id: ID,
  title: "بوّابات <الضوء>",
  titleEn: null,
  artist,
  image: { base: "ab12", widths: [320, 640], original: "ab12.jpg" },
  price: "4800.00",
  isForSale: true,
  sold: false,
  auction: null,
};
const pathOf = (shown: object, language: "ar" | "en" = "ar"): string =>
  cardPath("artwork", ID, cardOfWork(shown as Parameters<typeof cardOfWork>[0], language));

describe("the picture that messengers show of a page", () => {
  let shown: typeof work & { price: string };
  let picturesAsked: string[];
  let hasPicture: boolean;

  beforeEach(() => {
    shown = work;
    picturesAsked = [];
    hasPicture = true;
  });

  /** A shop with one work, which asks its questions at its own address. */
  const openShop = async (): Promise<(path: string) => Promise<Response>> => {
    const picture = await sharp({ create: { width: 640, height: 800, channels: 3, background: "#123456" } })
      .webp()
      .toBuffer();
    const app = new Koa();
    const failed = (): void => undefined;
    app.use(previewCards({ shopUrl: () => url, logger: { error: failed } }));
    app.use((context) => {
      if (context.path === `/api/artworks/${ID}`) context.body = shown;
      if (!context.path.startsWith("/images/") || !hasPicture) return;
      picturesAsked.push(context.path);
      context.body = picture;
    });
    const server = app.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return (path) => fetch(url + path);
  };

  it("is as large as they ask for, and is kept for ever under what it says", async () => {
    const ask = await openShop();
    const answer = await ask(pathOf(work));
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const card = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await card.metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
    const [wall] = (await card.clone().extract({ left: 300, top: 300, width: 1, height: 1 }).raw().toBuffer()).values();
    expect(wall).toBeLessThan(0x30);
  });

  it("is drawn once for all who ask, until it says something else", async () => {
    const ask = await openShop();
    await Promise.all([ask(pathOf(work)), ask(pathOf(work))]);
    await ask(pathOf(work));
    expect(picturesAsked).toEqual(["/images/ab12-640.webp"]);
    shown = { ...work, price: "5200.00" };
    const old = await ask(pathOf(work));
    expect(old.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(picturesAsked).toHaveLength(2);
    expect((await ask(pathOf(shown))).headers.get("ETag")).toBe(old.headers.get("ETag"));
  });

  it("is another in each language", async () => {
    const ask = await openShop();
    const tags = [await ask(pathOf(work)), await ask(pathOf(work, "en"))].map(({ headers }) => headers.get("ETag"));
    expect(new Set(tags).size).toBe(2);
  });

  it("keeps the first words of a title that has no end", async () => {
    const ask = await openShop();
    shown = { ...work, title: "رمال ".repeat(60) };
    expect((await ask(pathOf(shown))).status).toBe(200);
  });

  it("is not there for what a visitor does not find, and is tried again where the work's picture did not come", async () => {
    const ask = await openShop();
    expect((await ask(pathOf(work).replace(ID, OTHER))).status).toBe(404);
    hasPicture = false;
    expect((await ask(pathOf(work))).status).toBe(404);
    hasPicture = true;
    expect((await ask(pathOf(work))).status).toBe(200);
  });
});
