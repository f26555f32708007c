import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { SavedSearchesPage } from "./saved-searches-page";

afterEach(() => vi.unstubAllGlobals());

const palms = {
  id: "5f0c1e7a-0000-4000-8000-000000000001",
  name: "نخيل الأحساء",
  place: "search",
  question: { q: "نخيل", category: "painting" },
  savedAt: "2026-03-01T09:00:00.000Z",
};

it("lists what is saved, each leading to what it finds, and removes one that is asked about", async () => {
  const server = stubServer({
    "GET /api/saved-searches": { body: [palms] },
    [`DELETE /api/saved-searches/${palms.id}`]: { body: { id: palms.id } },
  });
  await renderPage(<SavedSearchesPage />);
  const link = await screen.findByRole("link", { name: /نخيل الأحساء/ });
  expect(link.getAttribute("href")).toBe(`/search?query=${encodeURIComponent("نخيل")}&category=painting`);
  await userEvent.click(screen.getByRole("button", { name: "حذف «نخيل الأحساء»" }));
  await userEvent.click(await screen.findByRole("button", { name: "حذف" }));
  await waitFor(() => expect(server.sent(`DELETE /api/saved-searches/${palms.id}`)).toHaveLength(1));
});

it.each([
  ["ar", ["نخيل", "لوحات", "للبيع المباشر", "من ٥٠٠ ريال", "زيت", "الرياض", "أزرق"]],
  ["en", ["نخيل", "Paintings", "For sale", "From 500 SAR", "زيت", "Riyadh", "Blue"]],
] as const)("says in the reader's words what each asks for, in %s", async (language, words) => {
  const question = {
    q: "نخيل",
    colour: "blue",
    category: "painting",
    forSale: "true",
    minPrice: 500,
    medium: "زيت",
    region: "riyadh",
  };
  const everything = { ...palms, question };
  const sameName = { ...palms, id: "5f0c1e7a-0000-4000-8000-000000000002", question: { isAuction: "true" } };
  stubServer({ "GET /api/saved-searches": { body: [everything, sameName] } });
  await renderPage(<SavedSearchesPage />, { language });
  const asks = await screen.findAllByRole("list", { name: palms.name });
  const partsOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(asks.map(partsOf)).toEqual([words, [language === "ar" ? "في مزاد" : "At auction"]]);
  // By the ear, too, two of one name are two.
  const [first, second] = screen.getAllByRole("link", { name: palms.name });
  expect(first).toHaveAccessibleDescription(words.join(" "));
  expect(second).toHaveAccessibleDescription(language === "ar" ? "في مزاد" : "At auction");
});

it("says what saving is for while nothing is saved", async () => {
  stubServer({ "GET /api/saved-searches": { body: [] } });
  await renderPage(<SavedSearchesPage />);
  expect(await screen.findByRole("heading", { name: "لا شيء محفوظ بعد" })).toBeTruthy();
});
