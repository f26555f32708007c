import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { BannedBar } from "./banned-bar";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("tells a suspended person why", async () => {
  localStorage.setItem("naqsh.signed-in", "yes");
  const user = { id: "u", role: "collector", banned: { reason: "مزايدات وهمية", at: "2026-11-21T09:00:00.000Z" } };
  stubServer({ "GET /api/user": { body: user } });
  await renderPage(<BannedBar />);
  expect(await screen.findByRole("status")).toHaveTextContent("مزايدات وهمية");
});
