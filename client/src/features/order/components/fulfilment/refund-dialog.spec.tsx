import type { OrderView } from "@naqsh/shared/order";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../../testing/confirming-server";
import { renderPage } from "../../../../testing/render-page";
import { RefundDialog } from "./refund-dialog";

const REFUND = "POST /api/admin/orders/o/refunds";

afterEach(() => vi.unstubAllGlobals());

it("gives money back once it is known who is there, and keeps what was written until then", async () => {
  const { sentOnceConfirmed } = confirmingServer(REFUND, { id: "o" });
  await renderPage(<RefundDialog order={{ id: "o" } as OrderView} />, { language: "en" });
  await userEvent.click(screen.getByRole("button"));
  const dialog = within(await screen.findByRole("dialog"));
  const [amount, reason] = dialog.getAllByRole("textbox");
  await userEvent.type(amount!, "100");
  await userEvent.type(reason!, "The frame is scratched");
  const send = dialog.getByRole("button", { name: "Give the money back" });
  const sent = await sentOnceConfirmed(send, () => {
    expect(amount).toHaveValue("100");
    expect(reason).toHaveValue("The frame is scratched");
  });
  const asked = { amount: "100", reason: "The frame is scratched" };
  expect(sent).toEqual([asked, asked, asked]);
});
