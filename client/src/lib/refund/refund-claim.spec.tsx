import type { RefundClaim as Claim } from "@naqsh/shared/order";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { useToasts } from "../../ui/toast.store";
import { RefundClaim } from "./refund-claim";

const CLAIM = "POST /api/admin/orders/o/transfers/p/claim-refund";
const RELEASE = "POST /api/admin/orders/o/transfers/p/release-refund";
const CLAIMED_AT = "2026-03-02T10:00:00.000Z";
const by = { id: "noura", firstName: "نورة", lastName: "السالم", latinName: "Noura Alsalem" };
const claimUntil = (freeFrom: string): Claim => ({ by, claimedAt: CLAIMED_AT, freeFrom });
const running = claimUntil("2126-03-03T10:00:00.000Z");
const lastToast = () => useToasts.getState().shown.at(-1)?.title;
const answer = { body: { id: "p", orderId: "o" } };

beforeEach(() => localStorage.setItem("naqsh.signed-in", "yes"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const shown = async (reader: string, claim: Claim | null) => {
  const user = { id: reader, role: "administrator" };
  const server = stubServer({ "GET /api/user": { body: user }, [CLAIM]: answer, [RELEASE]: answer });
  await renderPage(
    <RefundClaim refund={{ orderId: "o", paymentId: "p", refundId: "r", claim }}>
      <p>The bank&apos;s reference</p>
    </RefundClaim>,
    { language: "en" },
  );
  return server;
};

it("asks an administrator to say that they transfer a refund before it can be recorded", async () => {
  const server = await shown("huda", null);
  expect(screen.queryByText("The bank's reference")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "I am transferring it now" }));
  expect(server.sent(CLAIM)).toEqual([{ refundId: "r" }]);
  await waitFor(() => expect(lastToast()).toBe("The transfer is yours to make"));
});

it("lets who said so record it, or give it back", async () => {
  const server = await shown("noura", running);
  expect(await screen.findByText("The bank's reference")).toBeVisible();
  expect(screen.getByText(/You have been transferring it since/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "I am not transferring it" }));
  expect(server.sent(RELEASE)).toEqual([{ refundId: "r" }]);
});

it("tells another who has it and since when, and lets them take it over once its time is over", async () => {
  await shown("huda", running);
  expect(await screen.findByText(/Noura Alsalem.* has been transferring it since/)).toBeVisible();
  expect(screen.getByText(/You can take it over from/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText("The bank's reference")).toBeNull();
});

it("is taken over by whoever asked its administrator first", async () => {
  const server = await shown("huda", claimUntil("2026-03-03T10:00:00.000Z"));
  await userEvent.click(await screen.findByRole("button", { name: "Take the transfer over" }));
  expect(server.sent(CLAIM)).toEqual([{ refundId: "r" }]);
});

it("says who came first where somebody did", async () => {
  await shown("huda", null);
  const messages = {
    ar: "يتولى أحد المديرين تحويل هذا المبلغ",
    en: "An administrator is transferring this refund now",
  };
  stubServer({ [CLAIM]: { status: 409, body: { code: "REFUND_TRANSFER_CLAIMED", messages } } });
  await userEvent.click(screen.getByRole("button", { name: "I am transferring it now" }));
  await waitFor(() => expect(lastToast()).toBe(messages.en));
});
