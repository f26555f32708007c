import { eventually } from "@naqsh/shared/testing/eventually";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { KeptCardsSection } from "./kept-cards-section";

afterEach(() => vi.unstubAllGlobals());

const ways = (stripe: object | null) => ({
  "GET /api/payments/methods": { body: { sandbox: false, stripe, transfer: false } },
});
const card = { id: "pm_1", brand: "mada", last4: "1234", expMonth: 12, expYear: 2031 };

it("removes a card once that is confirmed", async () => {
  const server = stubServer({
    ...ways({ publishableKey: "pk_test_1" }),
    "POST /api/my-cards": { body: [card] },
    "DELETE /api/my-cards/pm_1": { body: { id: "pm_1" } },
  });
  await renderPage(<KeptCardsSection />);
  expect(await screen.findByText(/مدى/)).toHaveTextContent("1234");
  await userEvent.click(screen.getByRole("button", { name: "حذف" }));
  expect(server.sent("DELETE /api/my-cards/pm_1")).toHaveLength(0);
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "حذف" }));
  expect(server.sent("DELETE /api/my-cards/pm_1")).toHaveLength(1);
});

it("is not there in a shop without Stripe, and asks it for nothing", async () => {
  const server = stubServer(ways(null));
  const { container } = await renderPage(<KeptCardsSection />);
  await eventually(() => expect(server.sent("GET /api/payments/methods")).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  expect(server.sent("POST /api/my-cards")).toHaveLength(0);
});
