import type { OrderReturn, OrderView } from "@naqsh/shared/order";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../../testing/confirming-server";
import { renderPage } from "../../../../testing/render-page";
import { ReturnAnswers } from "./return-answers";

const ARRIVAL = "POST /api/admin/orders/o/return/arrival";

afterEach(() => vi.unstubAllGlobals());

it("takes an administrator's word that a work came back once it is known who is there", async () => {
  const { sentOnceConfirmed } = confirmingServer(ARRIVAL, { id: "o" });
  const returning = { status: "sent" } as OrderReturn;
  await renderPage(<ReturnAnswers order={{ id: "o" } as OrderView} returning={returning} reader="administrator" />, {
    language: "en",
  });
  await userEvent.click(screen.getByRole("button", { name: "The work has come back" }));
  const dialog = within(await screen.findByRole("dialog"));
  const arrived = dialog.getByRole("button", { name: "The work has come back" });
  expect(await sentOnceConfirmed(arrived)).toHaveLength(3);
});
