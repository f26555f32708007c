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
