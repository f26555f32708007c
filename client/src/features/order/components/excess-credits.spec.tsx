import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../testing/confirming-server";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { ExcessCredits } from "./excess-credits";

const LIST = "GET /api/admin/excess-credits";
const ISSUE = "POST /api/admin/orders/o/payments/p/debit-notes";
const of = { orderId: "o", orderNumber: "NQ-1001", paymentId: "p", invoice: "INV-2026-000001" };
const credit = { ...of, credited: 200_00, wentBack: 150_00 };

afterEach(() => vi.unstubAllGlobals());

it("issues a debit note of what was credited too much, with a reason, once it is known who is there", async () => {
  const { sentOnceConfirmed } = confirmingServer(ISSUE, { id: "d" }, { [LIST]: [credit] });
  await renderPage(<ExcessCredits />, { language: "en" });
  const amount = await screen.findByLabelText("Amount of the debit note in riyals");
  expect(amount).toHaveValue("50.00");
  await userEvent.clear(amount);
  await userEvent.type(amount, "٤٠");
  const reason = screen.getByLabelText("Why? It is printed on the debit note.");
  await userEvent.type(reason, "Credited twice");
  const issue = screen.getByRole("button", { name: "Issue the debit note" });
  const sent = await sentOnceConfirmed(issue, () => expect(reason).toHaveValue("Credited twice"));
  const told = { amount: "40", reason: "Credited twice" };
  expect(sent).toEqual([told, told, told]);
});

it("sends nothing without a reason", async () => {
  const server = stubServer({ [LIST]: { body: [credit] } });
  await renderPage(<ExcessCredits />);
  expect(await screen.findByText(/٢٠٠/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "إصدار الإشعار المدين" }));
  expect(screen.getByText("خمسة أحرف على الأقل")).toBeVisible();
  expect(server.sent(ISSUE)).toEqual([]);
});
