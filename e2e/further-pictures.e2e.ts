import { oneLook } from "@naqsh/shared/testing/sweep";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { registerByApi, signInByApi } from "./harness/people";
import { publishWork } from "./harness/published-work";
import { openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const ARTIST = { email: "hala@naqsh.example", password: "wadi-pebbles-44", firstName: "هالة", lastName: "الحربي" };

const picture = (work: string): string =>
  resolve(import.meta.dirname, `../demo/src/content/artworks/${work}/master.jpg`);

describeInBrowser("the further pictures of a work", () => {
  let shop: Shop;
  let cookie: string;
  beforeAll(async () => {
    shop = await openEmptyShop();
    await registerByApi(shop.url, { ...ARTIST, role: "artist" });
    await shop.settled();
    cookie = await signInByApi(shop.url, ARTIST);
  });
  afterAll(() => shop.stop());

  const workOf = async (id: string): Promise<ArtworkDetail> => {
    await shop.settled();
    return (await (await fetch(`${shop.url}/api/artworks/${id}`, { headers: { cookie } })).json()) as ArtworkDetail;
  };

  for (const [language, viewport] of oneLook("further pictures", [
    ["ar", MOBILE],
    ["en", DESKTOP],
  ] as const)) {
    it(`are added, ordered by keys, taken away and looked at, in ${language}`, async () => {
      const says = wordsOf(language);
      const id = await publishWork(shop, cookie, `عمل بصور ${language}`);
      const { page, context, close } = await openBrowser({ language, viewport });
      try {
        await signInByApi(shop.url, ARTIST, context);
        await page.goto(`${shop.url}/artwork/${id}/edit`);
        const add = page.getByRole("group", { name: says("papers", "pictures.add") });
        const choose = async (role: "detail" | "back", ...files: string[]) => {
          await add.getByLabel(says("papers", "pictures.role")).selectOption(role);
          await add.locator("input[type=file]").setInputFiles(files);
        };
        const rows = page.getByRole("list", { name: says("papers", "pictures.title") }).getByRole("listitem");
        await choose("detail", picture("canopus"), picture("homeland"));
        await rows.nth(1).waitFor();
        await choose("back", picture("farasan-wave"));
        await rows.nth(2).waitFor();
        expect((await workOf(id)).status).toBe("pending");

        const last = rows.nth(2).getByRole("button", { name: says("papers", "pictures.earlier") });
        await last.focus();
        await page.keyboard.press("Enter");
        await expect
          .poll(async () => (await workOf(id)).pictures?.map(({ role }) => role))
          .toEqual(["detail", "back", "detail"]);

        await rows
          .nth(0)
          .getByRole("button", { name: says("papers", "pictures.remove") })
          .click();
        await rows.nth(2).waitFor({ state: "detached" });
        await expect.poll(async () => (await workOf(id)).pictures?.map(({ role }) => role)).toEqual(["back", "detail"]);

        await page.goto(`${shop.url}/artwork/${id}`);
        const views = page.getByRole("group", { name: says("artwork", "views.label") });
        await views.getByRole("button", { name: says("artwork", "views.further.back") }).click();
        await page
          .getByRole("img", { name: says("artwork", "views.further.back") })
          .first()
          .waitFor();
        await page.getByRole("button", { name: says("artwork", "zoom.show") }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: says("artwork", "zoom.close") })
          .click();
      } finally {
        await close();
      }
    });
  }
});
