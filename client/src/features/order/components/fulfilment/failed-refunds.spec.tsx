import type { OrderView } from "@naqsh/shared/order";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../../testing/render-page";
import { stubServer } from "../../../../testing/stub-server";
import { FailedRefunds } from "./failed-refunds";

const failedAt = "2026-03-02T10:00:00.000Z";
const refund = {
  paymentId: "p",
  refundId: "r",
  amount: 575_00,
  failedAt,
  dueAt: failedAt,
  reason: "lost",
  claim: null,
};
const order = { id: "o", failedRefunds: [refund] } as unknown as OrderView;
const claim = { by: { id: "noura", firstName: "نورة", lastName: "السالم" }, claimedAt: failedAt, freeFrom: failedAt };
const claimed = { id: "o", failedRefunds: [{ ...refund, claim }] } as unknown as OrderView;
const USER = { "GET /api/user": { body: { id: "noura", role: "administrator" } } };

beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("tells the buyer that the money is still theirs, without the provider's words or anything to press", async () => {
  await renderPage(<FailedRefunds order={order} reader="buyer" />);
  expect(screen.getByText(/المبلغ ما زال لك/)).toBeVisible();
  expect(screen.queryByText(/lost/)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("lets an administrator send it again, and asks who is there where that was long ago", async () => {
  const path = "POST /api/admin/orders/o/payments/p/repeat-refund";
  const replies: Parameters<typeof stubServer>[0] = {
    [path]: {
      status: 409,
      body: { code: "CONFIRMATION_REQUIRED", messages: { ar: "أكّد هويتك", en: "Confirm your identity" } },
    },
    "POST /api/confirm-identity": { body: {} },
  };
  const server = stubServer(replies);
  await renderPage(<FailedRefunds order={order} reader="administrator" />);
  await userEvent.click(screen.getByRole("button", { name: "إرساله من جديد" }));
  const dialog = within(await screen.findByRole("dialog", { name: "أكّد أنك صاحب الحساب" }));
  replies[path] = { body: { id: "p", orderId: "o" } };
  await userEvent.type(dialog.getByLabelText("كلمة المرور"), "thirty gates");
  await userEvent.click(dialog.getByRole("button", { name: "تأكيد" }));
  await waitFor(() => expect(server.sent(path)).toEqual([{ refundId: "r" }, { refundId: "r" }]));
});

it("takes a transfer's reference before it says that the money was transferred", async () => {
  const path = "POST /api/admin/orders/o/transfers/p/refunds";
  const server = stubServer({ ...USER, [path]: { body: { id: "p", orderId: "o" } } });
  await renderPage(<FailedRefunds order={claimed} reader="administrator" />);
  await userEvent.click(await screen.findByRole("button", { name: "دُفع بحوالة بنكية" }));
  expect(screen.getByText("المرجع كما أعطاه البنك")).toBeVisible();
  expect(server.sent(path)).toEqual([]);
  await userEvent.type(screen.getByLabelText("مرجع الحوالة لدى البنك"), "FT26");
  await userEvent.click(screen.getByRole("button", { name: "دُفع بحوالة بنكية" }));
  expect(server.sent(path)).toEqual([{ refundId: "r", bankReference: "FT26" }]);
});

it("is sent by one way alone: not again while somebody transfers it, and by transfer once its administrator said so", async () => {
  stubServer(USER);
  const { unmount } = await renderPage(<FailedRefunds order={order} reader="administrator" />);
  expect(screen.getByRole("button", { name: "إرساله من جديد" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "دُفع بحوالة بنكية" })).toBeNull();
  unmount();
  await renderPage(<FailedRefunds order={claimed} reader="administrator" />);
  expect(await screen.findByRole("button", { name: "دُفع بحوالة بنكية" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "إرساله من جديد" })).toBeNull();
});
