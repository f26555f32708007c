import type { OrderView, PaymentStatus } from "@naqsh/shared/order";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { OrderProgress } from "./order-progress";

const orderPaying = (status: PaymentStatus, paymentDueAt = "2126-11-22T09:00:00.000Z"): OrderView =>
  ({
    id: "o",
    artworkId: "w",
    source: "auction",
    status: "pending",
    refunded: false,
    paymentDueAt,
    payment: { status, paymentId: "p", method: "sandbox-succeeds", reason: null },
  }) as OrderView;

it.each(["none", "failed", "needsConfirmation"] as const)(
  "leads an order whose payment is %s to the checkout of its work, and takes no payment itself",
  async (status) => {
    await renderPage(<OrderProgress order={orderPaying(status)} />);
    expect(screen.getByRole("link", { name: "أكمل الدفع" })).toHaveAttribute("href", "/checkout/w");
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
  },
);

it("leads nobody to the checkout once the time to pay is over", async () => {
  await renderPage(<OrderProgress order={orderPaying("none", "2020-11-22T09:00:00.000Z")} />);
  expect(screen.getByText("انتهت مهلة الدفع")).toBeVisible();
  expect(screen.queryByRole("link", { name: "أكمل الدفع" })).toBeNull();
});

it.each([
  ["tooLittle", /وصل بالحوالة أقل من الثمن/],
  ["amountDiffers", /وصل مبلغ غير مبلغ الطلب/],
  ["do_not_honor", /لم يقبل البنك أو مزوّد الدفع العملية/],
])("says in words why a payment failed (%s), and leads on", async (reason, words) => {
  const order = orderPaying("failed");
  await renderPage(<OrderProgress order={{ ...order, payment: { ...order.payment, reason } }} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(new RegExp(reason))).toBeNull();
  expect(screen.getByRole("link", { name: "أكمل الدفع" })).toBeVisible();
});

it.each([
  ["fixedPrice", "العمل", "/artwork/w"],
  ["auction", "المزادات", "/auctions"],
] as const)("leads from a cancelled order of %s to where it came from", async (source, name, to) => {
  const order = { ...orderPaying("none"), source, status: "cancelled", cancelReason: "givenUp" } as OrderView;
  await renderPage(<OrderProgress order={{ ...order, failedRefunds: [] }} />);
  expect(screen.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", to);
});
