import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { VoidBidderDialog } from "./void-bidder-dialog";

afterEach(() => vi.unstubAllGlobals());

it("offers everyone who has bid, however long ago, and voids whom it names", async () => {
  const bid = (bidder: number) => ({ bidder, bidderName: `Person ${bidder}`, voided: false });
  const server = stubServer({
    "GET /api/auctions/a/bids?limit=100": {
      body: [bid(7), bid(3)],
      headers: { Link: '</api/auctions/a/bids?limit=100&before=2>; rel="next"' },
    },
    "GET /api/auctions/a/bids?limit=100&before=2": { body: [bid(1)] },
    "POST /api/admin/auctions/a/void-bidder": { body: { id: "a", orderId: null } },
  });
  await renderPage(<VoidBidderDialog auctionId="a" isOpen onClose={() => undefined} />, { language: "en" });
  fireEvent.mouseDown(screen.getByRole("combobox"));
  await userEvent.click(await screen.findByRole("option", { name: /Person 1$/ }));
  await userEvent.type(screen.getByRole("textbox"), "bids for the artist");
  await userEvent.click(screen.getByRole("button", { name: "Void a bidder" }));
  await eventually(() =>
    expect(server.sent("POST /api/admin/auctions/a/void-bidder")).toEqual([
      { alias: 1, reason: "bids for the artist" },
    ]),
  );
});
