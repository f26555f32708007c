import { readStatement, type TransferRow } from "@naqsh/shared/transfer";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { StatementLines } from "./statement-lines";

afterEach(() => vi.unstubAllGlobals());

const row: TransferRow = {
  paymentId: "payment",
  orderId: "order",
  orderNumber: "NQ-1042",
  buyer: { id: "sara", names: ["سارة", "العتيبي"] },
  reference: "NQ-AAAA-AAAA",
  amount: 1150_00,
  received: 1150_00,
  missing: 1150_00,
  status: "awaited",
  begunAt: "2026-03-02T12:00:00.000Z",
  dueAt: "2026-03-06T12:00:00.000Z",
  lines: [{ lineId: "earlier", amount: 1150_00, bookedOn: "2026-03-03" }],
  refunds: [],
};

it("matches a line of a day and an amount that the payment has already only with a word on why", async () => {
  const server = stubServer({
    "GET /api/admin/transfers/lines?from=2026-03-03&to=2026-03-03": { body: [] },
    "POST /api/admin/transfers/matches": { body: { id: "line" } },
  });
  const statement = readStatement("2026-03-03\tحوالة من سارة العتيبي\t1,150.00");
  await renderPage(
    <StatementLines statement={statement} page={{ awaited: [row], owing: [], ended: [], endedCount: 0 }} />,
  );
  const match = await screen.findByRole("button", { name: /NQ-1042/ });
  expect(match).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/لماذا هي حوالة أخرى/), "سطران في الكشف");
  await userEvent.click(match);
  expect(server.sent("POST /api/admin/transfers/matches")).toMatchObject([{ another: "سطران في الكشف" }]);
});
