import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { CollectorDashboardPage } from "./collector-dashboard-page";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const signedInAs = (role: string): void => {
  localStorage.setItem("naqsh.signed-in", "yes");
  stubServer({ "GET /api/user": { body: { id: "u", role, firstName: "ليلى", lastName: "الراشد" } } });
};

it.each(["artist", "admin"])("tells somebody who is %s that it is for collectors, with the way home", async (role) => {
  signedInAs(role);
  await renderPage(<CollectorDashboardPage />, { at: "/dashboard/collector" });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("الوصول محظور");
  expect(screen.getByRole("link", { name: "الرئيسية" })).toHaveAttribute("href", "/");
});

it("is a collector's dashboard", async () => {
  signedInAs("collector");
  await renderPage(<CollectorDashboardPage />, { at: "/dashboard/collector" });
  expect(await screen.findByRole("heading", { level: 1, name: /ليلى/ })).toBeInTheDocument();
  expect(screen.queryByText("الوصول محظور")).toBeNull();
});
