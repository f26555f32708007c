import { TERMS_VERSION } from "@naqsh/shared/account";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "@naqsh/shared/testing/eventually";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { TermsBar } from "./terms-bar";

const ACCEPT = "POST /api/accept-terms";
const user = { id: "u", role: "collector", banned: null, emailVerified: true, acceptedTerms: "2025-01-29" };

beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("asks for the version in force once, and goes when it is accepted", async () => {
  stubServer({ "GET /api/user": { body: user } });
  await renderPage(<TermsBar />);
  const accept = await screen.findByRole("button", { name: "أوافق" });
  expect(screen.getByRole("link", { name: "سياسة الخصوصية" })).toHaveAttribute("href", "/privacy");
  const server = stubServer({
    "GET /api/user": { body: { ...user, acceptedTerms: TERMS_VERSION } },
    [ACCEPT]: { body: {} },
  });
  await userEvent.click(accept);
  await eventually(() => expect(screen.queryByRole("button", { name: "أوافق" })).not.toBeInTheDocument());
  expect(server.sent(ACCEPT)).toEqual([{ version: TERMS_VERSION }]);
});

it.each([
  { ...user, acceptedTerms: TERMS_VERSION },
  { ...user, role: "admin" },
])("says nothing to $role with $acceptedTerms", async (known) => {
  const server = stubServer({ "GET /api/user": { body: known } });
  await renderPage(<TermsBar />);
  await eventually(() => expect(server.sent("GET /api/user")).toHaveLength(1));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
