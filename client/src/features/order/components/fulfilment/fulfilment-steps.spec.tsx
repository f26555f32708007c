import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { OrderView } from "@naqsh/shared/order";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../../testing/render-page";
import { stubServer } from "../../../../testing/stub-server";
import { BuyersStep } from "./fulfilment-steps";
import { OrderWaitPanel } from "./order-wait-panel";

const HOUR = 3_600_000;

const receivedOrder = (returnDueMs: number): OrderView =>
  ({
    id: "o",
    status: "completed",
    waits: { for: "buyer", step: "returnPeriod", dueAt: instantFromMs(returnDueMs) },
    fulfilment: { returning: null, movedBy: null },
  }) as unknown as OrderView;

const Both = ({ order }: { order: OrderView }) => (
  <>
    <OrderWaitPanel order={order} reader="buyer" />
    <BuyersStep order={order} />
    <p>under both</p>
  </>
);

it("offers a return as long as there is time for one", async () => {
  stubServer({});
  await renderPage(<Both order={receivedOrder(Date.now() + HOUR)} />);
  expect(await screen.findByRole("button", { name: "اطلب إرجاع العمل" })).toBeVisible();
  expect(screen.getByTestId("order-wait")).toBeVisible();
});

it("offers none after it, though the order has not written down its end", async () => {
  stubServer({});
  await renderPage(<Both order={receivedOrder(Date.now() - HOUR)} />);
  expect(await screen.findByText("under both")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByTestId("order-wait")).toBeNull();
});
