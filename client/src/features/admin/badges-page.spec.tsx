import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { BadgesPage } from "./badges-page";

afterEach(() => vi.unstubAllGlobals());

const NOON = "2026-11-20T09:00:00.000Z";
const named = (firstName: string) => ({ firstName, lastName: "Test", latinName: null });
const item = (userId: string, by: object | null) => ({
  ...named(userId),
  userId,
  email: `${userId}@naqsh.example`,
  at: NOON,
  by,
  reason: null,
});

it("shows who asks for the badge, and when asked who holds it: granted by whom, and when", async () => {
  stubServer({
    "GET /api/admin/badges?standing=asked": { body: [item("huda", null)] },
    "GET /api/admin/badges?standing=granted": { body: [item("nora", { id: "s", ...named("Sara") })] },
  });
  await renderPage(<BadgesPage />, { at: "/admin/badges", language: "en" });
  expect(await screen.findByRole("link", { name: /huda Test.*asked on November 20, 2026/ })).toHaveAttribute(
    "href",
    "/admin/users/huda",
  );
  await userEvent.click(screen.getByRole("button", { name: "Verified" }));
  expect(
    await screen.findByRole("link", { name: /nora Test.*granted by .*Sara Test.* on November 20, 2026/ }),
  ).toBeVisible();
  expect(screen.queryByText(/huda/)).not.toBeInTheDocument();
});
