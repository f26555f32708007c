import type { OrderView } from "@naqsh/shared/order";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { OrderSteps } from "./order-steps";

const order = (over: Partial<OrderView>): OrderView =>
  ({
    failedRefunds: [],
    status: "pending",
    refunded: false,
    paymentDueAt: "2126-11-22T09:00:00.000Z",
    payment: { status: "none", paymentId: null, method: null, reason: null },
    ...over,
  }) as OrderView;

it("shows four steps, which one the order is at, and what happens next", async () => {
  await renderPage(<OrderSteps order={order({})} reader="buyer" />);
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  expect(steps[0]).toHaveTextContent("رسا عليك (تمّت)");
  expect(screen.getByText(/بعد الدفع نُبلغ الفنان/)).toBeVisible();
});

it("tells the artist what is theirs to do once it is paid", async () => {
  const paid = { status: "succeeded", paymentId: "p", method: null, reason: null } as const;
  await renderPage(<OrderSteps order={order({ status: "processing", payment: paid })} reader="artist" />);
  expect(screen.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
  expect(screen.getByText(/جهّز العمل للتسليم/)).toBeVisible();
});

it("has no way on for an order that was cancelled", async () => {
  await renderPage(<OrderSteps order={order({ status: "cancelled" })} reader="buyer" />);
  expect(screen.queryByRole("list")).toBeNull();
});
