import type { Page } from "playwright-core";

/** Scripts of what is opened from now on, or those of a pattern, wait until they are let through, by the function that it gives. */
export const holdScripts = async (page: Page, scripts = "**/assets/*.js"): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(scripts, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
};
