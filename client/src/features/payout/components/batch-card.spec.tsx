import type { PayoutBatchView } from "@naqsh/shared/payout";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../testing/confirming-server";
import { renderPage } from "../../../testing/render-page";
import { BatchCard } from "./batch-card";

const EXPORT = "POST /api/admin/payout-batches/b/export";
const CONFIRM = "POST /api/admin/payout-batches/b/confirm";
const artist = { id: "salma", firstName: "سلمى", lastName: null, latinName: null };
const member = { artistId: "salma", artist, amount: 900_00, status: "underWay", because: null, reason: null };
const batch = { id: "b", members: [member], total: 900_00, madeAt: "2026-03-02T10:00:00.000Z", isGathered: true };
const card = (status: PayoutBatchView["status"]) =>
  renderPage(<BatchCard batch={{ ...batch, status } as unknown as PayoutBatchView} />, { language: "en" });

afterEach(() => vi.unstubAllGlobals());

it("makes the bank's file once it is known who is there", async () => {
  const { sentOnceConfirmed } = confirmingServer(EXPORT, { id: "b" });
  await card("gathering");
  const make = screen.getByRole("button", { name: "Make the bank's file" });
  expect(await sentOnceConfirmed(make)).toHaveLength(3);
});

it("records what the bank did once it is known who is there, and keeps the reasons that were written", async () => {
  const { sentOnceConfirmed } = confirmingServer(CONFIRM, { id: "b" });
  await card("exported");
  const why = screen.getByLabelText(/Why it failed/);
  await userEvent.type(why, "closed account");
  const record = screen.getByRole("button", { name: "Confirm what the bank did" });
  const sent = await sentOnceConfirmed(record, () => expect(why).toHaveValue("closed account"));
  const told = { failed: [{ artistId: "salma", reason: "closed account" }] };
  expect(sent).toEqual([told, told, told]);
});
