import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { stubServer } from "../testing/stub-server";
import { RequireAuth } from "./guards";

afterEach(() => vi.unstubAllGlobals());

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
