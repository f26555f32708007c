import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { MarketSearch } from "./market-search";

it("takes no more letters than the server searches for", async () => {
  await renderPage(<MarketSearch value="" onSearch={vi.fn()} hasFocus={false} />, { language: "en" });
  const field = screen.getByRole("searchbox");
  await userEvent.click(field);
  await userEvent.paste("ن".repeat(300));
  expect(field).toHaveValue("ن".repeat(200));
});
