import type { HistorySubject } from "@naqsh/shared/moderation";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { SubjectFinder } from "./subject-finder";

afterEach(() => void vi.unstubAllGlobals());

const at = "2026-11-21T09:00:00.000Z";
const layla: HistorySubject = {
  kind: "person",
  id: "l",
  stream: "user-l",
  name: "ليلى الراشد",
  latinName: "Layla Alrashed",
  at,
};
const erased: HistorySubject = { ...layla, id: "e", stream: "user-e", name: null, latinName: null };

const open = async (language: "ar" | "en" = "ar") => {
  const onFind = vi.fn<(stream: string) => void>();
  const route = (q: string) => `GET /api/admin/subjects?q=${encodeURIComponent(q)}`;
  stubServer({
    [route("ليلى")]: { body: { subjects: [layla, erased], hasMore: false } },
    [route("Layla")]: { body: { subjects: [layla], hasMore: true } },
    [route("ظل")]: { body: { subjects: [], hasMore: false } },
  });
  await renderPage(<SubjectFinder onFind={onFind} />, { language });
  return { onFind, field: screen.getByRole("searchbox") };
};

it("finds somebody by their name, and leads to their history", async () => {
  const { onFind, field } = await open();
  await userEvent.type(field, "ليلى");
  expect(await screen.findByText("حساب ممحو")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /ليلى الراشد/ }));
  expect(onFind).toHaveBeenCalledExactlyOnceWith("user-l");
  expect(field).toHaveValue("");
});

it("takes the first by Enter, in the reader's letters, and gives up by Escape", async () => {
  const { onFind, field } = await open("en");
  await userEvent.type(field, "Layla");
  expect(await screen.findByText("Layla Alrashed")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("Layla Alrashed")).toBeNull();
  await userEvent.type(field, "Layla");
  await screen.findByText("Layla Alrashed");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onFind).toHaveBeenCalledExactlyOnceWith("user-l"));
});

it("takes nobody by Enter whom what is typed by now does not mean", async () => {
  const { onFind, field } = await open();
  await userEvent.type(field, "ليلى");
  await screen.findByText("حساب ممحو");
  await userEvent.type(field, " س{Enter}");
  expect(onFind).not.toHaveBeenCalled();
});

it("says that there is nobody and nothing by that", async () => {
  const { field } = await open();
  await userEvent.type(field, "ظل");
  expect(await screen.findByText("لا شخص ولا عمل ولا مزاد ولا طلب بهذا")).toBeVisible();
});

it.each([
  ["ar", "هناك غيرها بهذا: أضف كلمة أو حرفًا ليضيق البحث."],
  ["en", "There are more by that: another word or letter narrows them."],
] as const)("says that there are more than it shows (%s)", async (language, more) => {
  const { field } = await open(language);
  await userEvent.type(field, "Layla");
  expect(await screen.findByText(more)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "ليلى");
  await screen.findAllByText(/Layla|ليلى/);
  await waitFor(() => expect(screen.queryByText(more)).toBeNull());
});
