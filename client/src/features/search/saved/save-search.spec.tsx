import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { SaveSearch } from "./save-search";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const USER = { "GET /api/user": { body: { id: "u", role: "collector", firstName: "ليلى", lastName: "الراشد" } } };
const palms = {
  id: "5f0c1e7a-0000-4000-8000-000000000001",
  name: "Palms",
  place: "marketplace",
  question: { category: "painting", q: "النّخله" },
  savedAt: "2026-03-01T09:00:00.000Z",
};
const page = <SaveSearch place="search" question={{ q: "نخلة", category: "painting" }} />;

const signedIn = (replies: Parameters<typeof stubServer>[0]) => {
  localStorage.setItem("naqsh.signed-in", "yes");
  return stubServer({ ...USER, ...replies });
};

it("leads a visitor to sign in, and back to what they sought", async () => {
  stubServer({});
  await renderPage(page, { language: "en", at: "/search?query=palm" });
  const link = screen.getByRole("link", { name: "Save this search" });
  expect(link).toHaveAttribute("href", "/signin?return=%2Fsearch%3Fquery%3Dpalm");
});

it.each([
  ["ar", "هذا البحث محفوظ"],
  ["en", "This search is saved"],
] as const)("says that a question is saved, however it is spelt, and leads to the list: %s", async (language, text) => {
  signedIn({ "GET /api/saved-searches": { body: [palms] } });
  await renderPage(page, { language });
  const link = await screen.findByRole("link", { name: text });
  expect(link).toHaveAttribute("href", "/search/saved");
  expect(screen.queryByRole("button")).toBeNull();
});

it("offers to save a question that is asked by another filter", async () => {
  signedIn({ "GET /api/saved-searches": { body: [{ ...palms, question: { q: "نخلة" } }] } });
  await renderPage(page, { language: "en" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Save this search" })).toBeEnabled());
});

it("says that it is saved once it is, where whoever saved it by the keyboard goes on", async () => {
  signedIn({ "GET /api/saved-searches": { body: [] } });
  await renderPage(page, { language: "en" });
  const button = await screen.findByRole("button", { name: "Save this search" });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole("dialog"));
  signedIn({
    "GET /api/saved-searches": { body: [palms] },
    "POST /api/saved-searches": { status: 201, body: { id: palms.id } },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  const link = await screen.findByRole("link", { name: "This search is saved" });
  await waitFor(() => expect(link).toHaveFocus());
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says why the server keeps no search twice", async () => {
  const refusal = {
    type: "about:blank",
    title: "You have saved this search already",
    status: 409,
    code: "SAVED_SEARCH_EXISTS",
    messages: { ar: "هذا البحث محفوظ لديك من قبل", en: "You have saved this search already" },
  };
  signedIn({ "GET /api/saved-searches": { body: [] }, "POST /api/saved-searches": { status: 409, body: refusal } });
  await renderPage(page, { language: "en" });
  const button = await screen.findByRole("button", { name: "Save this search" });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("You have saved this search already")).toBeInTheDocument();
});
