import type { AuctionPage, Standing } from "@naqsh/shared/auction";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverClock } from "../../../lib/clock.store";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { useAnnouncer } from "../../../ui/announcer";
import { head, page, room, standing } from "../testing/auction-fixtures";
import { LiveRoom } from "./live-room";

const AWAITED = "بانتظار تأكيد الإغلاق";
const closing = { kind: "closing" as const, sequence: 11, at: head().endsAt };
const SECOND = 1000;
/** Longer than any room takes to open, however busy the machine. */
const LASTS_MS = 600 * SECOND;

let give: (page: AuctionPage) => void;
const Given = ({ first }: { first: AuctionPage }) => {
  const [given, setGiven] = useState(first);
  useEffect(() => void (give = setGiven), []);
  return <LiveRoom page={given} />;
};

/** The auction of the fixtures as it stands now on the server's clock. */
const running = (over: Parameters<typeof room>[0], mine: Standing | null = null): AuctionPage =>
  page({ room: room({ endsAt: new Date(serverClock.now() + LASTS_MS).toISOString(), ...over }), mine });

/** All of the shop's time to come until then has passed. */
const pass = (ms: number): void =>
  act(() => {
    const nowMs = performance.now();
    serverClock.measure([{ serverTime: serverClock.now() + ms, sentMs: nowMs, receivedMs: nowMs }]);
  });

const openRoom = async (first: AuctionPage, reader: "bidder" | "visitor"): Promise<void> => {
  const lot = { openingPrice: 14_000_00, estimate: null, lot: first.lot, watchers: 1, mine: first.mine };
  stubServer({
    "GET /api/user": { body: { id: "u", role: "collector", emailVerified: true, banned: null, names: null } },
    "GET /api/auctions?status=live": { body: [{ ...first.room, ...lot }] },
    "GET /api/auctions?status=upcoming": { body: [] },
  });
  if (reader === "bidder") localStorage.setItem("naqsh.signed-in", "yes");
  await renderPage(<Given first={first} />);
  await act(
    async () =>
      void (await Promise.all([
        import("../desk/bidder-desk"),
        import("../desk/result-card"),
        import("../desk/insider-cards"),
      ])),
  );
  await within(screen.getByRole("navigation", { name: "المزادات الأخرى" })).findByRole("link");
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the room at zero", () => {
  it.each(["bidder", "visitor"] as const)("says once that the close is awaited, to a %s", async (reader) => {
    const heard: string[] = [];
    await openRoom(running({}), reader);
    const stop = useAnnouncer.subscribe(({ polite }) => void heard.push(polite.text));
    pass(LASTS_MS);
    expect(screen.getAllByText(AWAITED)).toHaveLength(1);
    expect(screen.queryByText("بانتظار التأكيد")).toBeNull();
    expect(screen.queryByTestId("bid-button")).toBeNull();
    expect(screen.queryByText(/المزايدة التالية/)).toBeNull();
    pass(SECOND);
    act(() => give(running({ status: "closing", sequence: 11, rows: [closing] })));
    expect(screen.getByText("انتهى وقت المزايدة")).toBeInTheDocument();
    expect(screen.getAllByText(/بانتظار تأكيد/)).toHaveLength(1);
    expect(heard.filter((text) => text.includes(AWAITED))).toHaveLength(1);
    stop();
  });
});

describe("the room's own bar", () => {
  it("leads to the search, as the header of every other page does", async () => {
    await openRoom(running({}), "visitor");
    const link = within(screen.getByRole("banner")).getByRole("link", { name: "ابحث عن عمل أو فنان" });
    expect(link).toHaveAttribute("href", "/search?focus=field");
  });
});

describe("the artist of the lot", () => {
  const follow = () => within(screen.getByRole("main")).queryByRole("button", { name: /^متابعة/, pressed: false });

  it("can be followed beside their name while it runs, and once it is over from the result alone", async () => {
    await openRoom(running({}), "visitor");
    expect(follow()).toBeInTheDocument();
    act(() => give(running({ status: "settled", outcome: "sold", sequence: 11 })));
    expect(follow()).toBeNull();
  });
});

describe("the room once it is won", () => {
  const over = { status: "awaitingPayment", outcome: "sold", saleAmount: 16_250_00, sequence: 11 } as const;
  const won = standing({ state: "won", orderId: "o1", amount: 16_250_00, dueAt: "2030-01-01T00:00:00.000Z" });

  it("weaves the band once around the work, says it large, and leads to the checkout", async () => {
    await openRoom(running(over, won), "bidder");
    expect(screen.getByTestId("live-room")).toHaveAttribute("data-won", "true");
    expect(within(screen.getByRole("main")).getAllByTestId("won-band")).toHaveLength(1);
    expect(screen.getByText("رسا عليك المزاد").closest("[data-great]")).toHaveAttribute("data-great", "true");
    expect(screen.getByRole("link", { name: "أكمل الدفع" })).toHaveAttribute(
      "href",
      `/checkout/${page().lot.artworkId}`,
    );
  });

  it("weaves nothing for who lost it", async () => {
    await openRoom(running(over, standing({ state: "lost" })), "bidder");
    expect(screen.getByTestId("live-room")).toHaveAttribute("data-won", "false");
    expect(screen.queryByTestId("won-band")).toBeNull();
    expect(screen.getByText("رسا المزاد على غيرك")).toBeVisible();
  });
});

it("keeps how steps are called for the rules, and tells them there in riyals", async () => {
  await openRoom(running({}), "visitor");
  expect(screen.queryByText(/الإصدار/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "القواعد" }));
  const rules = within(await screen.findByRole("dialog", { name: "قواعد هذا المزاد" }));
  expect(rules.getByRole("table")).toHaveTextContent("٢٥٠");
  expect(rules.getByTestId("increment-policy")).toHaveTextContent("القياسي، الإصدار ١");
});
