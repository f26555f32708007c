import { SANDBOX_METHODS, type OrderView } from "@naqsh/shared/order";
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
    ...ways({ sandbox: true, stripe: null, transfer: true }),
    "POST /api/orders/o/payments": { body: { id: "p", orderId: "o" } },
  });
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findByRole("radio", { name: /بطاقة اختبار/ })).toBeChecked();
  expect(screen.queryByRole("radio", { name: /مدى/ })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: /حوالة بنكية/ }));
  await userEvent.click(screen.getByRole("button", { name: "عرض بيانات الحوالة" }));
  expect(server.sent("POST /api/orders/o/payments")).toMatchObject([{ method: "transfer" }]);
});

it("offers a test card for each thing that the sandbox does, one that answers late among them", async () => {
  const server = stubServer({
    ...ways({ sandbox: true, stripe: null, transfer: false }),
    "POST /api/orders/o/payments": { body: { id: "p", orderId: "o" } },
  });
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findAllByRole("radio")).toHaveLength(SANDBOX_METHODS.length);
  await userEvent.click(screen.getByRole("radio", { name: /يتأخر جواب/ }));
  await userEvent.click(screen.getByRole("button", { name: /ادفع/ }));
  expect(server.sent("POST /api/orders/o/payments")).toEqual([{ method: "sandbox-late" }]);
});

const VISA = { id: "pm_1", brand: "visa", last4: "4242", expMonth: 4, expYear: 2030 };
const atStripe = ways({ sandbox: false, stripe: { publishableKey: "pk_test_1" }, transfer: false });

it("begins with the card that Stripe keeps, and sends which one", async () => {
  const server = stubServer({
    ...atStripe,
    "POST /api/my-cards": { body: [VISA] },
    "POST /api/orders/o/payments": { body: { id: "p", orderId: "o" } },
  });
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findByRole("radio", { name: /4242.*تنتهي 04\/2030/ })).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "المتابعة بهذه البطاقة" }));
  expect(server.sent("POST /api/orders/o/payments")).toEqual([{ method: "stripe", cardId: "pm_1" }]);
});

it.each([[], [{ keepCard: true }]])("has a card kept only where the buyer says so: %j", async (...kept) => {
  const server = stubServer({
    ...atStripe,
    "POST /api/my-cards": { body: [] },
    "POST /api/orders/o/payments": { body: { id: "p", orderId: "o" } },
  });
  await renderPage(<PaymentMethods order={order} />);
  const consent = await screen.findByRole("checkbox", { name: /احفظ بطاقتي/ });
  expect(consent).not.toBeChecked();
  if (kept.length > 0) await userEvent.click(consent);
  await userEvent.click(screen.getByRole("button", { name: "المتابعة إلى بيانات البطاقة" }));
  expect(server.sent("POST /api/orders/o/payments")).toEqual([{ method: "stripe", ...kept[0] }]);
});

it("offers another card where Stripe does not tell which it keeps", async () => {
  stubServer({ ...atStripe, "POST /api/my-cards": { status: 500 } });
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findByRole("button", { name: "المتابعة إلى بيانات البطاقة" })).toBeEnabled();
});

it("says that nothing was charged where no way is open", async () => {
  stubServer(ways({ sandbox: false, stripe: null, transfer: false }));
  await renderPage(<PaymentMethods order={order} />);
  expect(await screen.findByText(/لم يُخصم شيء/)).toBeVisible();
});

it("tells where a transfer goes, what is written on it, and what is missing of it", async () => {
  stubServer({});
  const terms = { reference: "NQ-7K3M-PX9D-4TRC", dueAt: "2026-11-26T09:00:00.000Z" };
  const transfer = { ...terms, received: 600_00, excess: 0, account };
  await renderPage(<TransferInstructions order={order} transfer={transfer} paymentId="p" />);
  expect(await screen.findByText("SA03 8000 0000 6080 1016 7519")).toBeVisible();
  expect(screen.getByText("NQ-7K3M-PX9D-4TRC")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("بقي");
  expect(screen.getByRole("button", { name: "نسخ: الرقم المرجعي" })).toBeEnabled();
});
