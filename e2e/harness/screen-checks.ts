import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the page shows its content: fonts are there, skeletons are gone. */
export const whenShown = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  await page.locator("main h1, [role=main] h1, h1").first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(() => document.fonts.ready);
};

/** Nothing that axe finds, and nothing that sticks out sideways. */
export const expectWellMade = async (page: Page): Promise<void> => {
  // The details of what was found well are not made, and no second page is opened for frames, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(" "))
          .slice(0, 3)
          .join(" | ")}`,
    ),
    page.url(),
  ).toEqual([]);
  const misjoined = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "h1, h2, h3, legend, .display, .MuiDialogTitle-root, .MuiDialogTitle-root bdi, h1 bdi, h2 bdi",
      ),
    ]
      .filter((element) => getComputedStyle(element).fontFamily.startsWith('"Reem Kufi Naqsh Arabic'))
      .map((element) =>
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map(({ textContent }) => textContent)
          .join(""),
      )
      .filter((text) => /[يئى][حجخ]/.test(text)),
  );
  expect(misjoined, `set in Kufi, which joins these letters wrongly, at ${page.url()}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
};
