import { oneLook } from "@naqsh/shared/testing/sweep";
import { demoAccounts } from "@naqsh/demo/demo-accounts";
import type { OperationsOverview } from "@naqsh/shared/operations";
import type { Shop } from "@naqsh/standalone/start/start-shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import { signInByApi } from "./harness/people";
import { expectWellMade, whenShown } from "./harness/screen-checks";
import { openDemoShop } from "./harness/shop";
import { wordsOf } from "./harness/words";

const administrator = demoAccounts.find(({ role }) => role === "admin")!;

describeInBrowser("the operator's screen", () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openDemoShop();
  });

  afterAll(() => shop.stop());

  /** Asks without a pause until told to stop; gives the statuses that came. */
  const askAllTheWhile = () => {
    let isOver = false;
    const statuses: number[] = [];
    const asking = (async () => {
      while (!isOver) {
        // oxlint-disable-next-line no-await-in-loop -- one question after the other
        const answer = await fetch(`${shop.url}/api/auctions?status=completed`);
        statuses.push(answer.status);
        // oxlint-disable-next-line no-await-in-loop -- one question after the other
        expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(0);
      }
    })();
    return {
      stop: async () => {
        isOver = true;
        await asking;
        return statuses;
      },
    };
  };

  it.each(
    oneLook("a view computed again", [
      ["ar", DESKTOP, "auction-room"],
      ["en", MOBILE, "history"],
    ] as const),
  )(
    "computes a view again, shows the difference, and switches on the operator's word, in %s",
    async (language, viewport, view) => {
      const words = wordsOf(language);
      const visit = await openBrowser({ language, viewport });
      const { page } = visit;
      try {
        const cookie = await signInByApi(shop.url, administrator, visit.context);
        const taskNow = async () => {
          const answer = await fetch(`${shop.url}/api/admin/operations`, { headers: { cookie } });
          const overview = (await answer.json()) as OperationsOverview;
          return overview.views.find((one) => one.view === view)!.task;
        };
        await page.goto(`${shop.url}/admin/operations`);
        await whenShown(page);
        const row = page.locator("li", { has: page.getByText(view, { exact: true }) });
        const asking = askAllTheWhile();
        await row.getByRole("button", { name: words("operations", "named.rebuild") }).click();
        await row.getByText(words("operations", "task.compared")).waitFor();
        expect(await taskNow()).toMatchObject({ state: "compared", comparison: { differences: 0 } });
        await expectWellMade(page);
        await row.getByRole("button", { name: words("operations", "task.switch") }).click();
        await row.getByText(words("operations", "task.switched")).waitFor();
        const statuses = await asking.stop();
        expect(statuses.length).toBeGreaterThan(5);
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
        expect((await taskNow())?.state).toBe("switched");
        expect(await shop.profile.projections.verify(view)).toMatchObject({ differences: 0 });
        expect(visit.problems).toEqual([]);
      } finally {
        await visit.close();
      }
    },
  );

  it("keeps the running view where the operator says so", async () => {
    const words = wordsOf("ar");
    const visit = await openBrowser({ language: "ar", viewport: MOBILE });
    const { page } = visit;
    try {
      await signInByApi(shop.url, administrator, visit.context);
      await page.goto(`${shop.url}/admin/operations`);
      await whenShown(page);
      const row = page.locator("li", { has: page.getByText("people", { exact: true }) });
      await row.getByRole("button", { name: words("operations", "named.rebuild") }).click();
      await row.getByRole("button", { name: words("operations", "task.keep") }).click();
      await row.getByText(words("operations", "task.kept")).waitFor();
      expect(visit.problems).toEqual([]);
    } finally {
      await visit.close();
    }
  });
});
