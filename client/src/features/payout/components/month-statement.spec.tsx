import type { PayoutStatement } from "@naqsh/shared/payout";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { MonthStatement } from "./month-statement";

it("names its months as people do", async () => {
  const statement: PayoutStatement = { month: "2026-11", lines: [], total: 0 };
  stubServer({ "GET /api/payouts/statement?month=2026-11": { body: statement } });
  await renderPage(<MonthStatement months={["2026-11", "2026-10"]} month="2026-11" onChoose={() => undefined} />);
  expect(await screen.findByRole("option", { name: /نوفمبر/ })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: /2026-11/ })).toBeNull();
});

it.each(["ar", "en"] as const)("leads to a file in the reader's language: %s", async (language) => {
  const statement: PayoutStatement = { month: "2026-11", lines: [], total: 0 };
  const line = {
    at: "2026-11-05T09:00:00.000Z",
    orderId: "o",
    orderNumber: "NQ-1",
    title: "فجر",
    titleEn: null,
    amount: 1,
  };
  stubServer({ "GET /api/payouts/statement?month=2026-11": { body: { ...statement, lines: [line] } } });
  await renderPage(<MonthStatement months={["2026-11"]} month="2026-11" onChoose={() => undefined} />, { language });
  const file = await screen.findByRole("link", { name: /CSV/ });
  expect(file).toHaveAttribute("href", `/api/payouts/statement?month=2026-11&format=csv&language=${language}`);
});
