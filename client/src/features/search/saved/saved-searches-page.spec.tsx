import { screen, waitFor } from "@testing-library/react";
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

it("says what saving is for while nothing is saved", async () => {
  stubServer({ "GET /api/saved-searches": { body: [] } });
  await renderPage(<SavedSearchesPage />);
  expect(await screen.findByRole("heading", { name: "لا عمليات بحث محفوظة بعد" })).toBeTruthy();
});
