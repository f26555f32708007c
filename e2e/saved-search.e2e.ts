import { oneLook } from "@naqsh/shared/testing/sweep";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { NoticeView } from "@naqsh/shared/notification";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { journeyProfiles, type JourneyShop } from "./harness/journey-shop";
import { registerByApi, signInByApi } from "./harness/people";
import { publishWork } from "./harness/published-work";
import { wordsOf } from "./harness/words";

const ARTIST = { email: "salma@naqsh.example", password: "wadi-pebbles-44", firstName: "سلمى", lastName: "العتيبي" };
const LAYLA = { email: "layla@naqsh.example", password: "palm-maps-91", firstName: "ليلى", lastName: "الراشد" };
const NOURA = { email: "noura@naqsh.example", password: "sea-lantern-27", firstName: "نورة", lastName: "القحطاني" };
const PICTURES = resolve(import.meta.dirname, "../demo/src/content/renditions");
/** Of one painting and another. */
const PAINTED = "3692492d73765dac4b8135ffa1fb44bdf1785bd48f7e0fd8901b5f82895958aa";
const OTHER = "b8c252f5fd31de6c6c3f550ffdd04f78731c73a2897f31e94768d5b1f5630b51";
const pictureOf = async (name: string): Promise<Buffer> => readFile(resolve(PICTURES, name));

/** Longer than works that come together are gathered for one look through saved searches. */
const GATHERED_MS = 60_000;

type Way = { language: "ar" | "en"; person: typeof LAYLA; word: string; title: string };

const WAYS: readonly Way[] = [
  { language: "ar", person: LAYLA, word: "صقر", title: "صقر فوق العُلا" },
  { language: "en", person: NOURA, word: "نخلة", title: "نخلة على الشاطئ" },
];

/** `isWhole`: also what one process shows as well as several. */
const journey =
  ({ language, person, word, title }: Way, shop: () => JourneyShop, isWhole: boolean) =>
  (): void => {
    const says = wordsOf(language);
    const visits: Visit[] = [];
    const opened = async (): Promise<Visit> => {
      const visit = await openBrowser({ language, viewport: language === "ar" ? MOBILE : DESKTOP });
      visits.push(visit);
      await signInByApi(shop().url, person, visit.context);
      return visit;
    };
    const field = (visit: Visit) => visit.page.getByRole("searchbox", { name: says("search", "placeholder") });

    beforeAll(() => registerByApi(shop().url, { ...person, role: "collector" }));
    afterEach(async () => {
      for (const { close } of visits.splice(0)) await close();
    });

    it("is saved, tells of the new work that it finds, and leads to it", async () => {
      const visit = await opened();
      const { page } = visit;
      await page.goto(`${shop().url}/search`);
      await field(visit).fill(word);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: says("search", "none") }).waitFor();
      await page.getByRole("button", { name: says("search", "saved.save") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: says("search", "saved.confirm") }).click();
      await page.getByText(says("search", "saved.done")).first().waitFor();
      await page.getByRole("link", { name: says("search", "saved.isSaved") }).waitFor();
      expect(visit.problems).toEqual([]);

      await publishWork(shop(), await signInByApi(shop().url, ARTIST), title);
      await shop().settled();
      await shop().clock.shift(GATHERED_MS);
      await shop().settled();

      await page.goto(`${shop().url}/notifications`);
      const notice = page.getByTestId("notice").and(page.locator('[data-kind="savedSearchFound"]'));
      await notice.getByRole("link", { name: says("notification", "kinds.savedSearchFound.title") }).click();
      await page.waitForURL("**/search?query=*");
      await page.getByRole("link", { name: title }).click();
      await page.waitForURL("**/artwork/*");
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      expect(visit.problems).toEqual([]);
    });

    if (!isWhole) return;

    it("is told of once, stands in the list that the settings lead to, and tells nothing once it is removed", async () => {
      const visit = await opened();
      const { page } = visit;
      await page.goto(`${shop().url}/settings?tab=notifications`);
      await page.getByRole("link", { name: says("preferences", "notifications.savedSearches") }).click();
      await page.waitForURL("**/search/saved");
      await page.getByRole("link", { name: word }).waitFor();
      await page.getByRole("button", { name: says("search", "saved.remove") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: says("search", "saved.removeIt") })
        .click();
      await page.getByRole("heading", { name: says("search", "saved.none") }).waitFor();

      await publishWork(shop(), await signInByApi(shop().url, ARTIST), `${title} ٢`);
      await shop().clock.shift(GATHERED_MS);
      await shop().settled();
      const visitor = createShopVisitor(shop().url, person.firstName, await signInByApi(shop().url, person));
      const notices = (await visitor.get<NoticeView[]>("/api/notifications")).body;
      expect(notices.filter(({ kind }) => kind === "savedSearchFound")).toHaveLength(1);
      expect(visit.problems).toEqual([]);
    });

    it("is saved once, wherever it is asked again, and says in the list what it asks for", async () => {
      const visit = await opened();
      const { page } = visit;
      const isSaved = page.getByRole("link", { name: says("search", "saved.isSaved") });
      const address = `q=${encodeURIComponent(word)}&category=painting&max=5000`;
      await page.goto(`${shop().url}/marketplace?${address}`);
      await page.getByRole("button", { name: says("search", "saved.save") }).click();
      const confirm = page.getByRole("dialog").getByRole("button", { name: says("search", "saved.confirm") });
      await confirm.click();
      await isSaved.waitFor();

      await page.goto(`${shop().url}/search?query=${encodeURIComponent(word)}&category=painting&maxPrice=5000`);
      await isSaved.click();
      await page.waitForURL("**/search/saved");
      const asks = page.getByRole("list", { name: word });
      await asks.getByText(says("artwork", "categories.painting")).waitFor();
      await asks.getByText(word).waitFor();
      await asks.getByText(says("asked", "price.most")).waitFor();
      await page.getByRole("link", { name: word }).click();
      await page.waitForURL(`**/marketplace?${address}`);
      await isSaved.waitFor();
      expect(visit.problems).toEqual([]);
    });

    it("is told of in one notice with another that finds the same work, which leads to both", async () => {
      const asPerson = await signInByApi(shop().url, person);
      const visitor = createShopVisitor(shop().url, `${person.firstName} saves`, asPerson);
      for (const q of [word, title]) {
        const saved = await visitor.post("/api/saved-searches", { name: q, place: "search", question: { q } });
        expect(saved.status).toBe(201);
      }
      await publishWork(shop(), await signInByApi(shop().url, ARTIST), `${title} ٣`);
      await shop().settled();
      await shop().clock.shift(GATHERED_MS);
      await shop().settled();

      const notices = (await visitor.get<NoticeView[]>("/api/notifications")).body;
      const found = notices.filter(({ kind }) => kind === "savedSearchFound");
      expect(found.map(({ subject }) => subject.searches ?? 1)).toEqual([2, 1]);
      expect(found[0]!.subject).toMatchObject({ count: 1, reason: title });

      const visit = await opened();
      const { page } = visit;
      await page.goto(`${shop().url}/notifications`);
      await page.getByRole("link", { name: says("notification", "savedSearchesFound.title") }).click();
      await page.waitForURL("**/search/saved");
      await page.getByRole("link", { name: title }).waitFor();
      expect(visit.problems).toEqual([]);
    });

    it("shows what comes nearest where nothing fits the filters", async () => {
      const visit = await opened();
      const { page } = visit;
      await page.goto(`${shop().url}/search?query=${encodeURIComponent(word)}&category=sculpture`);
      await page.getByRole("heading", { name: says("search", "nearest") }).waitFor();
      await page.getByRole("link", { name: title }).first().waitFor();
      expect(visit.problems).toEqual([]);
    });

    it("finds a work by a picture of it, and keeps the address", async () => {
      const visit = await opened();
      const { page } = visit;
      await page.goto(`${shop().url}/search`);
      await page.getByRole("button", { name: says("search", "picture.choose") }).waitFor();
      // Another size and format than the artist sent.
      const photo = { name: "photo.avif", mimeType: "image/avif", buffer: await pictureOf(`${PAINTED}-320.avif`) };
      await page.locator("input[type=file]").setInputFiles(photo);
      await page.waitForURL("**/search?look=*");
      await page.getByRole("heading", { name: says("search", "picture.title") }).waitFor();
      await page.getByRole("img", { name: says("search", "picture.yours") }).waitFor();
      await page.reload();
      await page.getByText(says("search", "picture.same")).waitFor();
      await page.getByRole("link", { name: "مدّ" }).click();
      await page.getByRole("heading", { name: "مدّ", level: 1 }).waitFor();
      expect(visit.problems).toEqual([]);
    });
  };

for (const [number, { name, open }] of journeyProfiles.entries()) {
  // What it says is the same on every engine; that it is saved, told of and found goes through all of them.
  const isWhole = number === 0;
  const ways = isWhole ? oneLook("a search that is saved", WAYS) : WAYS.slice(0, 1);
  describeInBrowser(`a search that is saved, ${name}`, () => {
    let shop: JourneyShop;
    beforeAll(async () => {
      shop = await open();
      await registerByApi(shop.url, { ...ARTIST, role: "artist" });
      await shop.settled();
      const asArtist = await signInByApi(shop.url, ARTIST);
      const painted = [
        ["مدّ", PAINTED],
        ["جزر", OTHER],
      ] as const;
      for (const [title, picture] of isWhole ? painted : []) {
        const bytes = new Uint8Array(await pictureOf(`${picture}-960.webp`));
        await publishWork(shop, asArtist, title, new Blob([bytes], { type: "image/webp" }));
      }
    });
    afterAll(() => shop.stop());

    for (const way of ways)
      describeInBrowser(
        `in ${way.language}`,
        journey(way, () => shop, isWhole),
      );
  });
}
