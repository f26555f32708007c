import { oneLook } from "@naqsh/shared/testing/sweep";
import type { ArtworkCard, ArtworkDetail } from "@naqsh/shared/artwork";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { demoAccounts, DEMO_PASSWORD } from "@naqsh/demo/demo-accounts";
import { demoArtists } from "@naqsh/demo/content/artists";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { collector } from "./harness/demo-screen-paths";
import { fillAddress, writeAddress } from "./harness/fill-address";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const DAY_MS = 86_400_000;
const another = demoAccounts.filter(({ role }) => role === "collector")[1]!;
/** Whose work it is, of the demo's artists. */
const artistOf = ({ artist }: ArtworkCard) => {
  const { email } = demoArtists.find(({ lastName }) => lastName.ar === artist.lastName)!;
  return { email, password: DEMO_PASSWORD };
};

/** What its artist sends for another price, with every detail as it was. */
const atAnotherPrice = ({ image, ...work }: ArtworkDetail): object => {
  const { title, titleEn, description, descriptionEn, category, medium, mediumEn, dimensions } = work;
  const { heightCm, widthCm, yearCreated, tags, aiTags, culturalSignificance, styleAnalysis, condition } = work;
  const texts = { title, titleEn, description, descriptionEn, category, medium, mediumEn, dimensions, condition };
  const others = { heightCm, widthCm, yearCreated, tags, aiTags, culturalSignificance, styleAnalysis };
  const details = { ...texts, ...others, altText: image.alt, altTextEn: image.altEn };
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(known), price: String(Number(work.price) + 100) };
};

describeInBrowser("a work at a fixed price", () => {
  let shop: Shop;
  let works: ArtworkCard[];

  beforeAll(async () => {
    shop = await openDemoShop();
    const listed = (await (await fetch(`${shop.url}/api/artworks?forSale=true`)).json()) as ArtworkCard[];
    works = listed.filter(({ isAuction, price }) => !isAuction && price !== null);
  });

  afterAll(() => shop.stop());

  it.each(
    oneLook("a purchase", [
      ["ar", DESKTOP, 0],
      ["en", MOBILE, 1],
    ] as const),
  )("is bought: declined once, then paid, in %s", async (language, viewport, place) => {
    const words = wordsOf(language);
    const work = works[place]!;
    const visit = await openBrowser({ language, viewport });
    const { page } = visit;
    try {
      await signInByApi(shop.url, collector, visit.context);
      await page.goto(`${shop.url}/artwork/${work.id}`);
      await whenShown(page);
      await page.getByRole("link", { name: words("artwork", "buy.now") }).click();
      await page.waitForURL(`**/checkout/${work.id}`);
      await whenShown(page);
      await fillAddress(page, language);
      await expectWellMade(page);

      await page.locator("input[value=sandbox-declined]").check();
      await page.getByRole("button", { name: words("payment", "pay") }).click();
      await page.waitForURL("**payment_intent_status=failed");
      await expectWellMade(page);

      await page.locator("input[value=sandbox-succeeds]").check();
      await page.getByRole("button", { name: words("payment", "pay") }).click();
      await page.waitForURL("**payment_intent_status=succeeded");
      await page.getByText(words("checkout", "succeeded.title")).waitFor();
      await expectWellMade(page);

      await page.getByRole("link", { name: words("checkout", "succeeded.purchases") }).click();
      await page.waitForURL("**/profile?tab=purchases");
      await page
        .getByText(language === "ar" ? work.title : (work.titleEn ?? work.title))
        .first()
        .waitFor();
      await page.goto(`${shop.url}/artwork/${work.id}`);
      await page.getByText(words("artwork", "sold")).first().waitFor();
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("is on sale again at once when its buyer gives it up", async () => {
    const words = wordsOf("ar");
    const work = works[2]!;
    const visit = await openBrowser({ language: "ar", viewport: MOBILE, theme: "dark" });
    const { page } = visit;
    try {
      await signInByApi(shop.url, collector, visit.context);
      await page.goto(`${shop.url}/checkout/${work.id}`);
      await whenShown(page);
      await page.getByRole("button", { name: words("checkout", "continue") }).waitFor();
      // An address that was given before is there already.
      if ((await page.getByLabel(words("address", "street")).inputValue()) === "") await fillAddress(page, "ar");
      else await page.getByRole("button", { name: words("checkout", "continue") }).click();
      await page.getByRole("button", { name: words("checkout", "giveUp.button") }).click();
      await page.getByRole("button", { name: words("checkout", "giveUp.confirm") }).click();
      await page.getByRole("button", { name: words("checkout", "continue") }).waitFor();
      const seen = (await (await fetch(`${shop.url}/api/artworks/${work.id}`)).json()) as ArtworkCard;
      expect([seen.reserved, seen.isForSale]).toEqual([false, true]);
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });

  it("goes to one of two who press at once, whatever its artist does, and the other is told", async () => {
    const words = wordsOf("ar");
    const work = works[3]!;
    const cookie = await signInByApi(shop.url, artistOf(work));
    const asArtist = (path: string, body: object, method: "POST" | "PUT" = "POST"): Promise<Response> =>
      fetch(`${shop.url}${path}`, {
        method,
        headers: { cookie, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify(body),
      });
    const mine = (await (
      await fetch(`${shop.url}/api/artworks/${work.id}`, { headers: { cookie } })
    ).json()) as ArtworkDetail;
    const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
    const auction = { artworkId: work.id, openingPrice: 500, startsAt: day(1), endsAt: day(2) };
    const buyers = await Promise.all(
      [collector, another].map(async (who) => {
        const visit = await openBrowser({ language: "ar", viewport: DESKTOP });
        await signInByApi(shop.url, who, visit.context);
        await visit.page.goto(`${shop.url}/checkout/${work.id}`);
        await whenShown(visit.page);
        await writeAddress(visit.page, "ar");
        return visit;
      }),
    );
    try {
      const goOn = ({ page }: Visit): Promise<void> =>
        page.getByRole("button", { name: words("checkout", "continue") }).click();
      const [repriced, auctioned, withdrawn] = await Promise.all([
        asArtist(`/api/artworks/${work.id}`, atAnotherPrice(mine), "PUT"),
        asArtist("/api/auctions", auction),
        asArtist(`/api/artworks/${work.id}/withdraw`, {}),
        ...buyers.map(goOn),
      ]);
      const ends = await Promise.all(
        buyers.map(({ page }) => {
          const paying = page.getByRole("button", { name: words("payment", "pay") });
          const gone = page.getByText(words("checkout", "unavailable.title"));
          const refused = page.getByText(words("checkout", "refused"));
          return paying.or(gone).or(refused).first().innerText();
        }),
      );
      const isLost = (text: string): boolean =>
        words("checkout", "unavailable.title").test(text) || words("checkout", "refused").test(text);
      const bought = ends.filter((text) => !isLost(text)).length;
      const taken = [auctioned.ok, withdrawn.ok].filter(Boolean).length;
      // An auction's work cannot be withdrawn, nor the other way round: one of all has it. Where another price came first, nobody
      // buys at the one that they saw.
      expect(bought + taken).toBeLessThanOrEqual(1);
      expect(bought + taken + Number(repriced.ok)).toBeGreaterThanOrEqual(1);
      const seen = (await (await fetch(`${shop.url}/api/artworks/${work.id}`)).json()) as Partial<ArtworkCard>;
      if (bought === 1) expect(seen.price).toBe(work.price);
    } finally {
      for (const { close } of buyers) await close();
    }
  });
});
