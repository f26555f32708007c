import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { stubServer } from "../testing/stub-server";
import { OwnRows } from "./own-rows";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("has all of its height once the saved searches stand too, which come last", async () => {
  localStorage.setItem("naqsh.signed-in", "yes");
  const palms = { id: "p", name: "Palms", place: "marketplace", question: { q: "palm" } };
  stubServer({
    "GET /api/user": { body: { id: "sara", role: "collector", firstName: "سارة", lastName: "علي" } },
    "GET /api/searches/history": { body: [] },
    "GET /api/saved-searches": { body: [palms] },
  });
  const shown: boolean[] = [];
  const note = () => void shown.push(screen.queryByRole("link", { name: "Palms" }) !== null);
  await renderPage(<OwnRows onSettled={note} />, { language: "en" });
  await screen.findByRole("link", { name: "Palms" });
  await waitFor(() => expect(shown).toEqual([true]));
});
