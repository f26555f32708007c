import { ROWS_OF_SNAPSHOT, type ListedBid } from "@naqsh/shared/auction";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { createAuctionRoomStore } from "../auction-room.store";
import { AUCTION, bidRow, page, room } from "../testing/auction-fixtures";
import { AllBids } from "./all-bids";

afterEach(() => vi.unstubAllGlobals());

const AT = "2026-10-22T17:00:00.000Z";

const roomWith = (count: number) => {
  const rows = Array.from({ length: count }, (_, older) => bidRow(count - older, 1, (count - older) * 100));
  return createAuctionRoomStore(page({ room: room({ rows }) }));
};

const listed = (number: number, change: Partial<ListedBid> = {}): ListedBid => ({
  id: `${number}`,
  number,
  kind: "bid",
  bidder: 1,
  amount: `${number}00.00`,
  createdAt: AT,
  receivedAt: AT,
  voided: false,
  commitment: "",
  hash: "",
  mine: false,
  ...change,
});

const FIRST = `/api/auctions/${AUCTION}/bids`;

it("leads from a feed that cannot show all of an auction to every bid of it, page by page", async () => {
  stubServer({
    [`GET ${FIRST}`]: {
      body: [listed(3, { mine: true, bidder: 2 }), listed(2, { voided: true })],
      headers: { Link: `<${FIRST}?before=2>; rel="next"` },
    },
    [`GET ${FIRST}?before=2`]: { body: [listed(1, { kind: "automatic" })] },
  });
  await renderPage(<AllBids room={roomWith(ROWS_OF_SNAPSHOT)} />, { language: "en" });
  fireEvent.click(screen.getByRole("button", { name: "All bids" }));
  const dialog = within(await screen.findByRole("dialog", { name: "All bids" }));
  expect(await dialog.findAllByTestId("feed-bid")).toHaveLength(2);
  expect(dialog.getByText("You")).toBeInTheDocument();
  expect(dialog.getByText("voided")).toBeInTheDocument();
  fireEvent.click(dialog.getByRole("button", { name: "Show more" }));
  expect(await dialog.findByText("automatic")).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

it("is not there where the feed shows all", async () => {
  await renderPage(<AllBids room={roomWith(ROWS_OF_SNAPSHOT - 1)} />, { language: "en" });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
