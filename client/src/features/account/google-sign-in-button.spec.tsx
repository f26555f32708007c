import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TERMS_VERSION } from "@naqsh/shared/account";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { GoogleReturnPage } from "./google-return-page";
import { SignInPage } from "./sign-in-page";

const quiet = { "GET /api/artworks?limit=1": { body: [] }, "GET /api/demo/accounts": { body: [] } };
const status = (available: boolean) => ({ ...quiet, "GET /api/auth/google/status": { body: { available } } });

afterEach(() => vi.unstubAllGlobals());

it("offers Google where the server has it, and keeps the way back", async () => {
  stubServer(status(true));
  await renderPage(<SignInPage />, { at: "/signin?return=/auctions" });
  const link = await screen.findByRole("link", { name: "المتابعة عبر Google" });
  expect(link).toHaveAttribute("href", "/api/auth/google?return=%2Fauctions");
});

it.each([
  ["ar", "انتهت مدة محاولة الدخول عبر Google أو استُعملت من قبل، ابدأ من جديد"],
  ["en", "This sign-in with Google has expired or was used before; please begin again"],
] as const)("says why it failed, and offers nothing that the server lacks (%s)", async (language, text) => {
  stubServer(status(false));
  await renderPage(<SignInPage />, { at: "/signin?problem=GOOGLE_SIGN_IN_INVALID", language });
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.queryByRole("link", { name: /Google/ })).not.toBeInTheDocument();
});

it("asks a new person for role and terms, once", async () => {
  const server = stubServer({ ...quiet, "POST /api/auth/google/register": { body: { id: "u" } } });
  await renderPage(<GoogleReturnPage />, { at: "/signin/google?outcome=new&return=/auctions", language: "en" });
  await userEvent.click(screen.getByRole("button", { name: "Create the account" }));
  expect(screen.getByText("The terms have to be accepted")).toBeInTheDocument();
  expect(server.sent("POST /api/auth/google/register")).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: /Artist/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
  await userEvent.click(screen.getByRole("button", { name: "Create the account" }));
  expect(server.sent("POST /api/auth/google/register")).toEqual([
    { role: "artist", language: "en", newsletter: false, acceptedTerms: TERMS_VERSION },
  ]);
});
