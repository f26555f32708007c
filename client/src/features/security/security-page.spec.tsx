import type { SecurityRow } from "@naqsh/shared/operations";
import { eventually } from "@naqsh/shared/testing/eventually";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { SecurityPage } from "./security-page";

const row = (id: string, over: Partial<SecurityRow>): SecurityRow => ({
  id,
  kind: "signInFailed",
  account: null,
  by: null,
  source: "a1b2c3d4",
  path: null,
  count: 1,
  firstAt: "2026-11-20T09:00:00.000Z",
  lastAt: "2026-11-20T09:05:00.000Z",
  ...over,
});

const person = (id: string, firstName: string | null, latinName: string | null) => ({
  id,
  firstName,
  lastName: null,
  latinName,
});
const SALMA = person("u", "سلمى", "Salma Alotaibi");
const ADMINISTRATOR = person("a", "مدير نقش", "Naqsh Administrator");

afterEach(() => vi.unstubAllGlobals());

it("tells of each entry what happened, to whom, by whom and how often", async () => {
  stubServer({
    "GET /api/admin/security": {
      body: [
        row("1", { count: 3 }),
        row("2", { kind: "banned", account: SALMA, by: ADMINISTRATOR }),
        row("3", { kind: "signedIn", account: person("e", null, null) }),
      ],
    },
  });
  await renderPage(<SecurityPage />);
  const [guesses, ban, erased] = await screen.findAllByRole("listitem");
  expect(guesses).toHaveTextContent(/كلمة مرور أو بريد غير صحيح.*لا حساب معروفًا.*٣ مرات/);
  expect(ban).toHaveTextContent(/إيقاف حساب.*سلمى.*مدير نقش/);
  expect(erased).toHaveTextContent("حساب محذوف");
});

it("calls people by their names in the reader's letters", async () => {
  stubServer({
    "GET /api/admin/security": { body: [row("2", { kind: "banned", account: SALMA, by: ADMINISTRATOR })] },
  });
  await renderPage(<SecurityPage />, { language: "en" });
  expect(await screen.findByRole("listitem")).toHaveTextContent(/Salma Alotaibi.*Naqsh Administrator/);
});

it("goes on to what is older, as far as it is kept", async () => {
  stubServer({
    "GET /api/admin/security": {
      body: [row("1", {})],
      headers: { link: '</api/admin/security?cursor=older>; rel="next"' },
    },
    "GET /api/admin/security?cursor=older": { body: [row("2", { kind: "banned", account: SALMA })] },
  });
  await renderPage(<SecurityPage />);
  await userEvent.click(await screen.findByRole("button", { name: "عرض المزيد" }));
  await eventually(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "عرض المزيد" })).toBeNull();
});

it("shows one kind alone, and says when there is nothing", async () => {
  stubServer({
    "GET /api/admin/security": { body: [row("1", {})] },
    "GET /api/admin/security?kind=banned": { body: [] },
  });
  await renderPage(<SecurityPage />);
  await screen.findByRole("listitem");
  await userEvent.click(screen.getByRole("button", { name: "إيقاف حساب" }));
  expect(await screen.findByText("لا أحداث بعد")).toBeVisible();
});
