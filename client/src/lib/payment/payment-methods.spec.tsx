import type { OrderView } from "@naqsh/shared/order";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { PaymentMethods } from "./payment-methods";
import { TransferInstructions } from "./transfer-instructions";

const account = { holder: "شركة نقش", bank: { ar: "البنك", en: "The bank" }, iban: "SA0380000000608010167519" };
const order = { id: "o", amounts: { total: 1150_00 } } as OrderView;

const ways = (body: object) => ({ "GET /api/payments/methods": { body } });

it("offers what is open alone, and begins what was chosen", async () => {
  const server = stubServer({
    ...ways({ sandbox: true, stripe: null, transfer: account }),
    "POST /api/orders/o/payments": { body: { id: "p", orderId: "o" } },
  });
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findByRole("radio", { name: /حوالة بنكية/ })).toBeChecked();
  expect(screen.queryByRole("radio", { name: /مدى/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "عرض بيانات الحوالة" }));
  expect(server.sent("POST /api/orders/o/payments")).toMatchObject([{ method: "transfer" }]);
});

it("says that nothing was charged where no way is open", async () => {
  stubServer(ways({ sandbox: false, stripe: null, transfer: null }));
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findByText(/لم يُخصم شيء/)).toBeVisible();
});

it("tells where a transfer goes, what is written on it, and what is missing of it", async () => {
  stubServer(ways({ sandbox: false, stripe: null, transfer: account }));
  const transfer = { reference: "NQ-7K3M-PX9D-4TRC", dueAt: "2026-11-26T09:00:00.000Z", received: 600_00, excess: 0 };
  await renderPage(<TransferInstructions order={order} transfer={transfer} paymentId="p" />);
  expect(await screen.findByText("SA03 8000 0000 6080 1016 7519")).toBeVisible();
  expect(screen.getByText("NQ-7K3M-PX9D-4TRC")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("بقي");
  expect(screen.getByRole("button", { name: "نسخ: الرقم المرجعي" })).toBeEnabled();
});
