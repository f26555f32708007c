import type { OrderRefund, OrderView } from "@naqsh/shared/order";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../../testing/render-page";
import { FulfilmentPanel } from "./fulfilment-panel";

const refund: OrderRefund = {
  amount: 600_00,
  reason: "tooLate",
  owedAt: "2026-03-02T10:00:00.000Z",
  isByHand: true,
  dueAt: "2020-03-09T10:00:00.000Z",
  doneAt: null,
  failedAt: null,
  note: null,
};
const orderWith = (...refunds: OrderRefund[]): OrderView =>
  ({ id: "o", status: "cancelled", paidAt: null, failedRefunds: [], moments: [], fulfilment: { refunds } }) as never;

it("tells the buyer of an order that was never paid what goes back, and that a transfer is sent by hand", async () => {
  await renderPage(<FulfilmentPanel order={orderWith(refund)} reader="buyer" />, { language: "en" });
  expect(screen.getByText("The money came too late")).toBeVisible();
  expect(screen.getByText(/to be sent by bank transfer/)).toBeVisible();
  expect(screen.getByText(/sent back by hand, within 5 working days/)).toBeVisible();
  expect(screen.queryByText(/goes back to a card/)).toBeNull();
  expect(screen.queryByText(/Late/)).toBeNull();
});

it("says of a provider's refund how long cards take, and nothing of a hand", async () => {
  const byProvider = { ...refund, reason: "notAwaited", isByHand: false, dueAt: null } as const;
  await renderPage(<FulfilmentPanel order={orderWith(byProvider)} reader="buyer" />, { language: "en" });
  expect(screen.getByText(/5 to 10 working days to show what goes back to a card/)).toBeVisible();
  expect(screen.queryByText(/by hand/)).toBeNull();
});

it("tells an administrator that a refund by hand is late", async () => {
  await renderPage(<FulfilmentPanel order={orderWith(refund)} reader="administrator" />, { language: "en" });
  expect(screen.getByText(/Late: was to be sent by/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Send it under transfers" })).toHaveAttribute("href", "/admin?tab=transfers");
});
