import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { createAuctionRoomStore } from "../auction-room.store";
import { head, page } from "../testing/auction-fixtures";
import { BidFeed } from "./bid-feed";

const emptyRoom = (over: Parameters<typeof head>[0]) => {
  const room = createAuctionRoomStore(page());
  room.setState({ rows: [], head: head({ price: null, leaderAlias: null, bidCount: 0, bidderCount: 0, ...over }) });
  return room;
};

describe("a feed without a line", () => {
  it("asks for the first bid while one may come", async () => {
    const room = emptyRoom({ status: "scheduled", endsAt: "2030-01-01T00:00:00.000Z" });
    await renderPage(<BidFeed room={room} />, { language: "en" });
    expect(screen.getByText(/Be the first to bid/)).toBeInTheDocument();
  });

  it("asks nobody for a bid once the auction was cancelled", async () => {
    await renderPage(<BidFeed room={emptyRoom({ status: "cancelled" })} />, { language: "en" });
    expect(screen.getByText("Nobody bid")).toBeInTheDocument();
    expect(screen.queryByText(/Be the first to bid/)).toBeNull();
  });
});
