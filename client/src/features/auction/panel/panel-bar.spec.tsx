import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AuctionHead, Standing } from "@naqsh/shared/auction";
import type { Language } from "@naqsh/shared/kernel/language";
import { serverClock } from "../../../lib/clock.store";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { createAuctionRoomStore } from "../auction-room.store";
import type { Reader } from "../room-view";
import { head, page, standing } from "../testing/auction-fixtures";
import { PanelBar } from "./panel-bar";

const HOUR = 3_600_000;
const bidder: Reader = { kind: "bidder", userId: "u" };
const inHours = (hours: number): string => new Date(serverClock.now() + hours * HOUR).toISOString();

/** Whether the panel stands in the window, as the browser tells it. */
let tellSight: (isIntersecting: boolean) => void;

const scrolled = vi.fn();

class SightObserver {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    tellSight = (isIntersecting) => act(() => told([{ isIntersecting }]));
  }
  observe(): void {}
  disconnect(): void {}
}

type Given = { over?: Partial<AuctionHead>; mine?: Standing | null; reader?: Reader; language?: Language };

const open = async ({ over, mine = null, reader = bidder, language = "en" }: Given): Promise<HTMLElement> => {
  stubServer({});
  const panel = document.createElement("section");
  panel.tabIndex = -1;
  panel.scrollIntoView = scrolled;
  document.body.append(panel);
  const room = createAuctionRoomStore(page({ mine }));
  room.setState({ head: head({ endsAt: inHours(1), ...over }), connection: "connected" });
  await renderPage(<PanelBar room={room} reader={reader} panel={{ current: panel }} />, { language });
  return panel;
};

/** The one word at the foot; there is never a second. */
const word = (): HTMLElement => screen.getByRole("button");

beforeEach(() => vi.stubGlobal("IntersectionObserver", SightObserver));
afterEach(() => {
  scrolled.mockReset();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("the bar of a work whose auction nobody can bid in any more", () => {
  it.each([
    ["the winner owes it", { status: "awaitingPayment", outcome: "sold" }],
    ["it is offered to the next bidder", { status: "offered", outcome: "sold" }],
    ["it was paid", { status: "settled", outcome: "sold" }],
    ["nobody bid", { status: "closed", outcome: "noBids" }],
    ["the reserve was not met", { status: "closed", outcome: "reserveNotMet" }],
    ["nobody paid", { status: "lapsed", outcome: "sold" }],
    ["it was cancelled", { status: "cancelled" }],
  ] as const)("says that it is not for sale, wherever the panel stands: %s", async (_, over) => {
    await open({ over });
    expect(word()).toBeDisabled();
    expect(word()).toHaveTextContent("Not available for sale");
    tellSight?.(false);
    expect(word()).toHaveTextContent("Not available for sale");
  });

  it("says so in Arabic, to its artist and to visitors", async () => {
    const over = { status: "awaitingPayment", outcome: "sold" } as const;
    await open({ over, language: "ar", reader: { kind: "artist", userId: "artist" } });
    expect(word()).toHaveTextContent("غير متاح للبيع");
    cleanup();
    await open({ over, language: "ar", reader: { kind: "visitor" } });
    expect(word()).toHaveTextContent("غير متاح للبيع");
  });

  it.each([
    ["won", "awaitingPayment"],
    ["offered", "offered"],
  ] as const)("leads whom it is kept for to the panel, where they buy it: %s", async (state, status) => {
    const panel = await open({ over: { status, outcome: "sold" }, mine: standing({ state }) });
    tellSight(false);
    expect(word()).toHaveTextContent("Buy now");
    await userEvent.click(word());
    expect(scrolled).toHaveBeenCalledOnce();
    expect(panel).toHaveFocus();
    tellSight(true);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the bar of a work in an auction", () => {
  it("leads to the panel while it is open, and gives way to the panel's own button", async () => {
    await open({});
    expect(screen.queryByRole("button")).toBeNull();
    tellSight(false);
    expect(word()).toHaveTextContent("Bid");
    await userEvent.click(word());
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it.each([
    ["not yet", { status: "scheduled", startsAt: inHours(1), endsAt: inHours(2) }, "Opens in"],
    ["no more", { status: "closing" }, "Awaiting confirmation of the close"],
  ] as const)("says beside its word why nobody can bid: %s", async (_, over, reason) => {
    await open({ over });
    tellSight(false);
    expect(word()).toBeDisabled();
    expect(word()).toHaveTextContent("Bid");
    expect(word()).toHaveAccessibleDescription(expect.stringContaining(reason));
  });

  it.each([
    ["its artist", { kind: "artist", userId: "artist" }, null, "This is your work"],
    ["an administrator", { kind: "administrator", userId: "a" }, null, "You oversee this auction"],
    ["a suspended account", { kind: "banned", userId: "u", reason: "x" }, null, "suspended"],
    ["one whose bids were voided", bidder, standing({ state: "voided" }), "voided"],
  ] as const)("says beside its word why this reader cannot bid: %s", async (_, reader, mine, reason) => {
    await open({ reader, mine });
    tellSight(false);
    expect(word()).toBeDisabled();
    expect(word()).toHaveAccessibleDescription(expect.stringContaining(reason));
  });
});
