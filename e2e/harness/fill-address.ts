import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import type { Page } from "playwright-core";
import { wordsOf } from "./words";

const { note: _, ...ADDRESS } = DELIVERY.address;

/** At the checkout: says where the work is sent, and stays there. */
export const writeAddress = async (page: Page, language: "ar" | "en"): Promise<void> => {
  for (const [name, text] of Object.entries(ADDRESS)) {
    await page.getByLabel(wordsOf(language)("address", name)).fill(text);
  }
};

/** At the checkout: says where the work is sent, and goes on to the payment. `isOwed`: it was won already. */
export const fillAddress = async (page: Page, language: "ar" | "en", isOwed = false): Promise<void> => {
  const words = wordsOf(language);
  await writeAddress(page, language);
  await page.getByRole("button", { name: words("checkout", isOwed ? "continueOwed" : "continue") }).click();
  await page.getByText(ADDRESS.recipient).waitFor();
};
