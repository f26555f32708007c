/** What administrators decide about people: the right of an administrator, a badge, a suspension, a rate of their own. */
import { oneLook } from "@naqsh/shared/testing/sweep";
import type { PersonPage } from "@naqsh/shared/moderation";
import type { KeptLetter } from "@naqsh/worker/ports/mail";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { newName, registerByApi, signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { ADMINISTRATOR, openEmptyShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const PASSWORD = "ستون نخلة عالية";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const LOOKS = [
  ["ar", DESKTOP, "light"],
  ["en", MOBILE, "dark"],
] as const;

describeInBrowser("what administrators decide about people", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openEmptyShop();
  });
  afterAll(() => shop.stop());

  type Look = Parameters<typeof openBrowser>[0];
  const visit = async (who: { email: string; password: string }, look: Look): Promise<Page> => {
    const opened = await openBrowser(look);
    onTestFinished(async () => {
      expect(opened.problems).toEqual([]);
      await opened.close();
    });
    await signInByApi(shop.url, who, opened.context);
    return opened.page;
  };
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${shop.url}${path}`);
    await whenShown(page);
    await expectWellMade(page);
  };
  const idOf = async (email: string): Promise<string> => {
    const cookie = await signInByApi(shop.url, ADMINISTRATOR);
    const answer = await fetch(`${shop.url}/api/admin/users?q=${encodeURIComponent(email)}`, { headers: { cookie } });
    const [found] = (await answer.json()) as PersonPage[];
    return found!.id;
  };
  const lettersTo = async (email: string): Promise<string[]> => {
    await shop.settled();
    const answer = await fetch(`${shop.url}/dev/mailbox`, { headers: { accept: "application/json" } });
    return ((await answer.json()) as KeptLetter[]).filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  it.each(oneLook("the right of an administrator", LOOKS))(
    "the right is given, acts, and is taken by the one who got it, in %s",
    async (language, viewport, theme) => {
      const words = wordsOf(language);
      const noura = { email: `${newName(`right-${language}`)}@naqsh.example`, password: PASSWORD };
      await registerByApi(shop.url, { ...noura, firstName: "نورة", lastName: "القحطاني", role: "collector" });
      const page = await visit(ADMINISTRATOR, { language, viewport, theme });
      await open(page, `/admin/users/${await idOf(noura.email)}`);
      const decide = async (by: Page, key: "give" | "take"): Promise<void> => {
        await by.getByRole("button", { name: words("admin", `right.${key}`) }).click();
        const dialog = by.getByRole("dialog");
        await dialog.waitFor();
        await expectWellMade(by);
        await dialog.getByLabel(words("admin", "right.reason")).fill("تعمل مع فريق المراجعة");
        await dialog.getByRole("button", { name: words("admin", `right.${key}`) }).click();
        await by
          .getByText(words("admin", `person.done.${key}Right`))
          .first()
          .waitFor();
      };
      await decide(page, "give");
      await page.getByRole("button", { name: words("admin", "right.take") }).waitFor();
      expect((await lettersTo(noura.email)).length).toBeGreaterThan(0);

      const other = await visit(noura, { language, viewport, theme });
      await open(other, "/admin?tab=overview");
      await decide(page, "take");
      await page.getByRole("button", { name: words("admin", "right.give") }).waitFor();
      expect((await lettersTo(noura.email)).length).toBeGreaterThan(1);
    },
  );

  it.each(oneLook("a badge", LOOKS))(
    "the badge is asked for with a document, decided, and shown, in %s",
    async (language, viewport, theme) => {
      const words = wordsOf(language);
      const huda = { email: `${newName(`badge-${language}`)}@naqsh.example`, password: PASSWORD };
      await registerByApi(shop.url, { ...huda, firstName: "هدى", lastName: "العمري", role: "artist" });
      const artist = await visit(huda, { language, viewport, theme });
      await open(artist, "/settings");
      const files = { name: "identity.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") };
      await artist.getByLabel(words("settings", "badge.choose")).setInputFiles(files);
      await artist.getByText(words("settings", "badge.sent")).first().waitFor();
      await artist.getByRole("button", { name: words("settings", "badge.withdraw") }).waitFor();
      await expectWellMade(artist);

      const admin = await visit(ADMINISTRATOR, { language, viewport, theme });
      await open(admin, "/admin/badges");
      await admin.getByText(huda.email).click();
      await admin.getByRole("img", { name: words("admin", "badge.document") }).waitFor();
      await whenShown(admin);
      await expectWellMade(admin);
      await admin.getByRole("button", { name: words("admin", "badge.grantBadge") }).click();
      const dialog = admin.getByRole("dialog");
      await dialog.getByLabel(words("admin", "badge.seen")).fill("الهوية الوطنية");
      await expectWellMade(admin);
      await dialog.getByRole("button", { name: words("admin", "badge.grantBadge") }).click();
      await admin.getByRole("button", { name: words("admin", "badge.takeBadge") }).waitFor();
      await shop.settled();
      await open(admin, "/admin/badges");
      await admin.getByText(words("admin", "badges.none.waiting")).waitFor();

      await open(artist, "/profile");
      await artist.getByText(words("ui", "verified")).first().waitFor();
      expect((await lettersTo(huda.email)).length).toBeGreaterThan(0);
    },
  );

  it.each(oneLook("a suspended person", LOOKS))(
    "somebody is found, suspended with what follows in view, told why, and let back, in %s",
    async (language, viewport, theme) => {
      const words = wordsOf(language);
      const faisal = { email: `${newName(`ban-${language}`)}@naqsh.example`, password: PASSWORD };
      await registerByApi(shop.url, { ...faisal, firstName: "فيصل", lastName: "الدوسري", role: "collector" });
      const person = await visit(faisal, { language, viewport, theme });
      const admin = await visit(ADMINISTRATOR, { language, viewport, theme });
      await open(admin, "/admin?tab=users");
      await admin.getByLabel(words("admin", "users.search")).fill(faisal.email);
      await admin.waitForURL(/q=/);
      await admin.getByRole("link").filter({ hasText: faisal.email }).click();
      await admin.waitForURL(/\/admin\/users\//);
      await admin.getByRole("button", { name: words("admin", "person.ban") }).click();
      const dialog = admin.getByRole("dialog");
      await dialog.getByText(words("admin", "effects.writes")).waitFor();
      await expectWellMade(admin);
      await dialog.getByRole("button", { name: words("admin", "ban.confirm") }).click();
      await dialog.getByText(words("admin", "ban.reasonMissing")).waitFor();
      await dialog.getByLabel(words("admin", "ban.reason")).fill("مزايدات صورية متكررة");
      await dialog.getByRole("button", { name: words("admin", "ban.confirm") }).click();
      await admin.getByText(words("admin", "person.done.ban")).first().waitFor();

      await open(person, "/settings?tab=security");
      await person.getByText("مزايدات صورية متكررة").waitFor();
      await admin.getByRole("button", { name: words("admin", "person.unban") }).click();
      await admin.getByText(words("admin", "person.done.unban")).first().waitFor();
      await person.reload();
      await whenShown(person);
      expect(await person.getByText("مزايدات صورية متكررة").count()).toBe(0);
      await open(admin, "/admin/security");
      const noted = admin.locator("main li").filter({ hasText: words("security", "kinds.banned") });
      await noted.filter({ hasText: "فيصل" }).first().waitFor();
    },
  );

  it("a rate that an administrator changes stands in the terms from then on, and who changed it in the history", async () => {
    const words = wordsOf("ar");
    const admin = await visit(ADMINISTRATOR, { language: "ar", viewport: DESKTOP, theme: "light" });
    await open(admin, "/admin?tab=settings");
    await admin.getByLabel(words("admin", "settings.fields.commissionPercent")).fill("٥١");
    const keep = admin.getByRole("button", { name: words("admin", "settings.keep") });
    await keep.click();
    await admin.getByText(words("admin", "settings.faults.commission")).waitFor();
    await admin.getByLabel(words("admin", "settings.fields.commissionPercent")).fill("١٢٫٥");
    await keep.click();
    await admin.getByText(words("admin", "settings.kept")).first().waitFor();
    await admin.getByText(words("admin", "settings.names.commissionBasisPoints")).last().waitFor();
    await shop.settled();
    await open(admin, "/terms");
    expect(await admin.locator("main").textContent()).toContain("١٢٫٥");
  });
});
