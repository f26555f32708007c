import axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type AxeWindow = Window & typeof globalThis & { axe: typeof axe };

/** Waits until what a new size of the window asks for is drawn: what a script draws by the size comes with the frame after. */
export const whenDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the page shows its content: it was taken over, fonts are there, skeletons are gone, nothing changes over. */
export const whenShown = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  // One question for all: each by itself costs a way to the browser and a frame, some thousand times in a walk.
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return (
      document.documentElement.dataset["taken"] === "" &&
      heading !== null &&
      heading.checkVisibility({ visibilityProperty: true }) &&
      heading.getBoundingClientRect().height > 0 &&
      !document.querySelector('[aria-busy="true"]') &&
      document.fonts.status === "loaded" &&
      // Colours on their way to another theme are of neither.
      !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === "running")
    );
  });
  await whenDrawn(page);
};

/** Axe's colour, as far as it reads one from a text. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString: (this: Colour, text: string) => Colour };

/** In the page: axe reads the same few colours thousands of times, which took a third of all that it does. */
const readColoursOnce = (): void => {
  const { color } = (window as AxeWindow).axe.commons as unknown as { color: { Color: { prototype: Colour } } };
  const { prototype } = color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
};

/** What axe finds wrong with a page: the rule, and the first elements that break it. */
const foundByAxe = async (page: Page): Promise<string[]> => {
  // Read in once for all looks at a page.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(readColoursOnce);
  }
  // The details of what was found well are not made.
  const options: RunOptions = { resultTypes: ["violations"] };
  const found = await page.evaluate(async (asked) => (await (window as AxeWindow).axe.run(asked)).violations, options);
  return found.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(" ")).slice(0, 3);
    return `${id}: ${places.join(" | ")}`;
  });
};

/** Nothing that sticks out sideways, and no heading in letters that its face joins wrongly. */
export const expectFits = async (page: Page): Promise<void> => {
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

/** The same, and nothing that axe finds. */
export const expectWellMade = async (page: Page): Promise<void> => {
  expect(await foundByAxe(page), page.url()).toEqual([]);
  await expectFits(page);
};
