import type { AuctionListItem } from "@naqsh/shared/auction";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { listItem } from "../testing/auction-fixtures";
import { AuctionCard } from "./auction-card";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const item = (over: Partial<AuctionListItem>): AuctionListItem =>
  listItem({
    auctionId: "a",
    openingPrice: 3_800_00,
    estimate: { low: 5_000_00, high: 7_000_00 },
    watchers: 0,
    ...over,
  });

const factOf = (label: string): HTMLElement =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling as HTMLElement;

it("says of an auction to come when it opens, by both calendars, and what the work is thought to bring", async () => {
  const startsAt = "2126-11-22T16:37:00.000Z";
  await renderPage(<AuctionCard item={item({ status: "scheduled", startsAt, price: null })} />);
  expect(factOf("سعر الافتتاح")).toHaveTextContent("٣٬٨٠٠");
  expect(factOf("التقدير")).toHaveTextContent(/من.*٥٬٠٠٠.*إلى.*٧٬٠٠٠/);
  expect(factOf("يُفتح يوم")).toHaveTextContent(/نوفمبر ٢١٢٦، ٧:٣٧ م/);
  expect(factOf("يُفتح يوم")).toHaveTextContent(/هـ/);
});

it("puts the hammer price beside the estimate of one that is over, and leads to its replay", async () => {
  const over = { status: "settled", outcome: "sold", saleAmount: 6_200_00, bidCount: 7 } as const;
  await renderPage(<AuctionCard item={item(over)} />);
  const hammer = factOf("سعر المطرقة");
  expect(hammer).toHaveTextContent("٦٬٢٠٠");
  expect(hammer.parentElement!.nextElementSibling).toHaveTextContent("التقدير");
  expect(within(screen.getByTestId("auction-card")).getByRole("link", { name: /أعد مشاهدة المزاد/ })).toHaveAttribute(
    "href",
    "/auctions/a/replay",
  );
});

it("keeps silent about an estimate that nobody gave", async () => {
  await renderPage(<AuctionCard item={item({ status: "scheduled", estimate: null })} />);
  expect(screen.queryByText("التقدير")).toBeNull();
});

it("reminds of one that is to come, and of no other", async () => {
  localStorage.setItem("naqsh.signed-in", "yes");
  const none = { followedArtistIds: [], likedArtworkIds: [], wishedArtworkIds: [], remindedAuctionIds: [] };
  const server = stubServer({
    "GET /api/user": { body: { id: "sara", role: "collector", firstName: "سارة", lastName: "علي" } },
    "GET /api/marks?auctions=a": { body: none },
    "POST /api/reminders": {},
  });
  const cards = (
    <>
      <AuctionCard item={item({ status: "scheduled" })} />
      <AuctionCard item={item({ auctionId: "b", status: "settled", outcome: "sold", saleAmount: 1 })} />
    </>
  );
  await renderPage(cards);
  const remind = screen.getByRole("button", { name: /ذكّرني قبل البدء/ });
  await userEvent.click(remind);
  await waitFor(() => expect(remind).toHaveAttribute("aria-pressed", "true"));
  await waitFor(() => expect(server.sent("POST /api/reminders")).toEqual([{ auctionId: "a" }]));
});
