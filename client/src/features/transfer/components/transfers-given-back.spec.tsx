import type { TransferRow } from "@naqsh/shared/transfer";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../testing/confirming-server";
import { renderPage } from "../../../testing/render-page";
import { AwaitedTransfers } from "./awaited-transfers";
import { OwedTransfers } from "./owed-transfers";

const GIVE_BACK = "POST /api/admin/orders/o/transfers/p/give-back";
const SENT = "POST /api/admin/orders/o/transfers/p/refunds";
const refund = {
  refundId: "r",
  amount: 600_00,
  reason: "tooLittle",
  owedAt: "2026-03-02T10:00:00.000Z",
  sentAt: null,
  dueAt: "2026-03-09T10:00:00.000Z",
};
const claim = { by: { id: "admin" }, claimedAt: "2026-03-02T11:00:00.000Z", freeFrom: "2026-03-03T11:00:00.000Z" };
const row = {
  paymentId: "p",
  orderId: "o",
  orderNumber: "NQ-1001",
  buyer: { id: "layla", names: ["ليلى"] },
  reference: "NQ-P",
  received: 600_00,
  missing: 550_00,
  dueAt: "2026-03-06T10:00:00.000Z",
  refunds: [{ ...refund, bankReference: null, claim }],
} as unknown as TransferRow;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("waits no longer for a transfer's rest once it is known who is there, and keeps the reason until then", async () => {
  const { sentOnceConfirmed } = confirmingServer(GIVE_BACK, { id: "p", orderId: "o" });
  await renderPage(<AwaitedTransfers rows={[row]} />, { language: "en" });
  await userEvent.click(screen.getByText("Give back what came", { selector: "summary" }));
  const reason = screen.getByLabelText("Reason");
  await userEvent.type(reason, "The rest never came");
  const giveBack = screen.getByRole("button", { name: "Give back what came" });
  const sent = await sentOnceConfirmed(giveBack, () => expect(reason).toHaveValue("The rest never came"));
  const told = { reason: "The rest never came" };
  expect(sent).toEqual([told, told, told]);
});

it("says that money was sent once it is known who is there, and keeps the bank's reference until then", async () => {
  localStorage.setItem("naqsh.signed-in", "yes");
  const { sentOnceConfirmed } = confirmingServer(SENT, { id: "p", orderId: "o" }, { "GET /api/user": { id: "admin" } });
  await renderPage(<OwedTransfers rows={[row]} />, { language: "en" });
  const reference = await screen.findByLabelText("The bank's reference of your transfer");
  await userEvent.type(reference, "FT26");
  const say = screen.getByRole("button", { name: "It was sent" });
  const sent = await sentOnceConfirmed(say, () => expect(reference).toHaveValue("FT26"));
  const told = { refundId: "r", bankReference: "FT26" };
  expect(sent).toEqual([told, told, told]);
});

it.each([
  ["2126-03-09T10:00:00.000Z", /^Send by/],
  ["2020-03-09T10:00:00.000Z", /^Late: was to be sent by/],
])("says until when money goes back (%s), and that it is late", async (dueAt, words) => {
  const due = { ...row, refunds: [{ ...row.refunds[0]!, dueAt }] };
  await renderPage(<OwedTransfers rows={[due]} />, { language: "en" });
  expect(screen.getByText(words)).toBeVisible();
});
