import { switchesOf, tableFrom } from "@naqsh/shared/preferences";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { QuickSettings } from "./quick-settings";

beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
afterEach(() => localStorage.clear());

it("offers switches for what is sent alone", async () => {
  const table = tableFrom({});
  const preferences = { display: {}, notifications: table, switches: switchesOf(table), channels: ["app", "email"] };
  stubServer({
    "GET /api/user": { body: { id: "u", role: "collector" } },
    "GET /api/user/preferences": { body: preferences },
  });
  await renderPage(<QuickSettings />, { language: "en" });
  expect((await screen.findAllByRole("switch")).map((one) => one.closest("label")?.textContent)).toEqual([
    "Likes",
    "Follows",
    "Auctions",
  ]);
});
