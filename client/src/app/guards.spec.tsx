import type { AccountRole } from "@naqsh/shared/account";
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { stubServer } from "../testing/stub-server";
import { useToasts } from "../ui/toast.store";
import { RequireAuth } from "./guards";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("keeps a visitor on the page's address: its own title, and a way in that leads back", async () => {
  stubServer({});
  await renderPage(<RequireAuth>secret</RequireAuth>, { at: "/orders/o1?from=mail" });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("مشترياتي");
  expect(screen.getByRole("link", { name: "تسجيل الدخول" })).toHaveAttribute(
    "href",
    "/signin?return=%2Forders%2Fo1%3Ffrom%3Dmail",
  );
  expect(screen.queryByText("secret")).not.toBeInTheDocument();
});

it.each(["/dashboard/collector", "/search/saved", "/settings/addresses"])(
  "asks a visitor of %s once to sign in",
  async (path) => {
    stubServer({});
    await renderPage(<RequireAuth>secret</RequireAuth>, { at: path });
    expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(screen.getAllByText("تسجيل الدخول مطلوب")).toHaveLength(1);
  },
);

const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;

/** The role of a person, which is none of ARIA's. */
const onlyFor = (role: AccountRole) => ({ role });

const signedInAs = (role: string): void => {
  localStorage.setItem("naqsh.signed-in", "yes");
  stubServer({ "GET /api/user": { body: { id: "u", role, firstName: "ليلى", lastName: "الراشد" } } });
};

it("tells who is no administrator so, and sends them home after a second", async () => {
  signedInAs("collector");
  const page = (
    <>
      <RequireAuth {...onlyFor("admin")}>secret</RequireAuth>
      <Where />
    </>
  );
  await renderPage(page, { at: "/admin" });
  await waitFor(() => expect(useToasts.getState().shown.at(-1)?.title).toBe("غير مصرح"));
  expect(screen.getByText("/admin")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText("/")).toBeInTheDocument());
  expect(screen.queryByText("secret")).not.toBeInTheDocument();
});

it("sends who has another role to the page that says which is needed", async () => {
  signedInAs("collector");
  await renderPage(
    <Routes>
      <Route path="/upload" element={<RequireAuth {...onlyFor("artist")}>secret</RequireAuth>} />
      <Route path="*" element={<Where />} />
    </Routes>,
    { at: "/upload" },
  );
  expect(await screen.findByText("/unauthorized?role=artist")).toBeInTheDocument();
});
