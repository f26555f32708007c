import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToasts } from "../../ui/toast.store";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { VerificationBar } from "./verification-bar";

const SEND = "POST /api/send-verification";
const user = { id: "u", role: "collector", banned: null, emailVerified: false };
const needed = "Verify your e-mail so that you can bid and show works.";

beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("says what came of asking for the letter again", async () => {
  stubServer({ "GET /api/user": { body: user }, [SEND]: { status: 403, body: { code: "FORBIDDEN" } } });
  await renderPage(<VerificationBar />);
  await userEvent.click(await screen.findByRole("button", { name: "إرسال الرسالة مرة أخرى" }));
  await waitFor(() =>
    expect(useToasts.getState().shown.at(-1)).toMatchObject({ title: "خطأ", text: "فشل في إرسال رسالة التأكيد" }),
  );
  stubServer({ [SEND]: {} });
  await userEvent.click(screen.getByRole("button", { name: "إرسال الرسالة مرة أخرى" }));
  await waitFor(() => expect(useToasts.getState().shown.at(-1)).toMatchObject({ title: "تم الإرسال" }));
});

it("stays away for the session once it is put away", async () => {
  stubServer({ "GET /api/user": { body: user } });
  const first = await renderPage(<VerificationBar />, { language: "en" });
  await screen.findByText(needed);
  await userEvent.click(screen.getByRole("button", { name: "Hide this notice" }));
  expect(screen.queryByText(needed)).not.toBeInTheDocument();
  first.unmount();
  await renderPage(<VerificationBar />, { language: "en" });
  expect(screen.queryByText(needed)).not.toBeInTheDocument();
});
