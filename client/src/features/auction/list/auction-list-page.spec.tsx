import type { AuctionHead, AuctionListItem } from "@naqsh/shared/auction";
import { auctionListTopics, AUCTIONS_TOPIC } from "@naqsh/shared/live";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubLive } from "../../../testing/stub-live";
import { stubServer } from "../../../testing/stub-server";
import { at, listItem, page } from "../testing/auction-fixtures";
import { AuctionListPage } from "./auction-list-page";

const LIVE = "GET /api/auctions?status=live";
const COMPLETED = "GET /api/auctions?status=completed";
const IDS = ["a", "b", "c"];
const LIST = auctionListTopics(IDS)[0]!;

// Each browser picks its own moment to ask again: here it is the first.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const item = (auctionId: string, over: Partial<AuctionHead> = {}): AuctionListItem =>
  listItem({
    auctionId,
    endsAt: at(IDS.indexOf(auctionId)),
    lot: { ...page().lot, titleEn: `Work ${auctionId}` },
    ...over,
  });

const ended = { status: "settled", outcome: "sold", saleAmount: 16_250_00, sequence: 11 } as const;

const namesIn = (testId: string): (string | null)[] =>
  screen.queryAllByTestId(testId).map((card) => within(card).getByRole("heading").textContent);

const open = (tab: string) => userEvent.click(screen.getByRole("link", { name: tab }));

/** The list of what runs, beside one of what is over that was looked at before. */
const openList = async () => {
  const live = stubLive();
  const lists = { [LIVE]: { body: IDS.map((id) => item(id)) }, [COMPLETED]: { body: [] as AuctionListItem[] } };
  const server = stubServer(lists);
  await renderPage(<AuctionListPage />, { language: "en", at: "/auctions?tab=completed" });
  await screen.findByText("No auction has ended yet");
  await open("Live");
  await waitFor(() => expect(namesIn("auction-row")).toEqual(["Work b", "Work c"]));
  await waitFor(() => expect(live.joined()).toEqual(expect.arrayContaining([LIST, AUCTIONS_TOPIC])));
  const end = (auctionId: string): void => {
    lists[LIVE] = { body: lists[LIVE].body.filter((other) => other.auctionId !== auctionId) };
    lists[COMPLETED] = { body: [item(auctionId, ended), ...lists[COMPLETED].body] };
  };
  const tell = (...heads: AuctionHead[]): void => live.push(LIST, "auction-list", { heads });
  return { live, server, end, tell };
};

it("takes an auction that ends from what runs, and shows it among what is over", async () => {
  const { end, tell } = await openList();
  end("b");
  tell(item("b", ended));
  await waitFor(() => expect(namesIn("auction-row")).toEqual(["Work c"]));
  await open("Completed");
  await waitFor(() => expect(namesIn("auction-card")).toEqual(["Work b"]));
});

it("shows a bid without asking for the list again", async () => {
  const { server, tell } = await openList();
  tell(item("b", { price: 17_000_00, bidCount: 3, sequence: 12 }));
  const row = within(screen.getAllByTestId("auction-row")[0]!);
  await waitFor(() => expect(row.getByText("3 bids")).toBeVisible());
  expect(server.sent(LIVE)).toHaveLength(1);
});

it("asks again when auctions that it does not show open or end, and after a break", async () => {
  const { live, end } = await openList();
  end("b");
  live.push(AUCTIONS_TOPIC, "auction-counts", { upcoming: 0, live: 2 });
  await waitFor(() => expect(namesIn("auction-row")).toEqual(["Work c"]));
  end("c");
  live.comeBack();
  await waitFor(() => expect(namesIn("auction-row")).toEqual([]));
});

it("has an address for each page of what is over, and begins where its address says", async () => {
  stubLive();
  const ids = { [COMPLETED]: "a", [`${COMPLETED}&cursor=c1`]: "b" };
  const [first, next] = Object.entries(ids).map(([asked, id]) => [asked, { body: [item(id, ended)] }] as const);
  const link = '</api/auctions?status=completed&cursor=c1>; rel="next"';
  stubServer({ [first![0]]: { ...first![1], headers: { link } }, [next![0]]: next![1], [LIVE]: { body: [] } });
  const { unmount } = await renderPage(<AuctionListPage />, { language: "en", at: "/auctions?tab=completed" });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/auctions?tab=completed&cursor=c1");
  await userEvent.click(more);
  await waitFor(() => expect(namesIn("auction-card")).toEqual(["Work b", "Work a"]));
  unmount();
  await renderPage(<AuctionListPage />, { language: "en", at: "/auctions?tab=completed&cursor=c1" });
  await waitFor(() => expect(namesIn("auction-card")).toEqual(["Work b"]));
  expect(screen.getByRole("link", { name: "Live" })).toHaveAttribute("href", "/auctions?tab=live");
});
