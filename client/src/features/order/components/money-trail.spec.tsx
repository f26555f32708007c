import { eventually } from "@naqsh/shared/testing/eventually";
import type { MoneyTrail } from "@naqsh/shared/payout";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { MoneyTrailPanel } from "./money-trail";

afterEach(() => vi.unstubAllGlobals());

const at = "2026-03-01T09:00:00.000Z";
const name = { ar: "نجاح الدفع", en: "Payment succeeded" };
const trail: MoneyTrail = {
  steps: [
    { station: "paid", amount: 1_150_00, at, eventId: "a", event: "PaymentSucceeded", name },
    { station: "payoutMade", amount: 1_000_00, at, eventId: "b", event: "PayoutConfirmed", name },
  ],
};

it("opens the story behind each step, a transfer to the artist too", async () => {
  const story = { state: "orderPaid", subject: "o", steps: [] };
  const ofPayout = { ...story, state: "payoutPaid" };
  const server = stubServer({
    "GET /api/orders/o/money": { body: trail },
    "GET /api/why?state=orderPaid&subject=o": { body: story },
    "GET /api/why?state=payoutPaid&subject=o": { body: ofPayout },
  });
  await renderPage(<MoneyTrailPanel orderId="o" priceName="price" />);
  const [paid, payout] = await screen.findAllByRole("listitem");
  for (const step of [paid!, payout!]) await userEvent.click(within(step).getByRole("group").querySelector("summary")!);
  await userEvent.click(within(paid!).getByRole("button", { name: "ما أصل هذا المبلغ؟" }));
  await eventually(() => expect(server.sent("GET /api/why?state=orderPaid&subject=o")).toHaveLength(1));
  await userEvent.click(await screen.findByRole("button", { name: "إغلاق" }));
  await userEvent.click(await screen.findByRole("button", { name: "كيف حُوّل المستحق؟" }));
  await eventually(() => expect(server.sent("GET /api/why?state=payoutPaid&subject=o")).toHaveLength(1));
});

it("shows the way of money that came for an order that was never paid, without an invoice; and none where none came", async () => {
  const named = { at, event: "TransferReceived", name };
  const steps: MoneyTrail["steps"] = [
    { station: "price", amount: 1_000_00, eventId: "c", ...named },
    { station: "transferred", amount: 600_00, eventId: "a", ...named },
    { station: "excessOwed", amount: 600_00, eventId: "b", ...named },
  ];
  stubServer({
    "GET /api/orders/o/money": { body: { steps } },
    "GET /api/orders/n/money": { body: { steps: [steps[0]] } },
  });
  await renderPage(<MoneyTrailPanel orderId="o" priceName="price" />);
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("link", { name: "الفاتورة" })).toBeNull();
  await renderPage(<MoneyTrailPanel orderId="n" priceName="price" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
