import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverClock } from "../../../lib/clock.store";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { createAuctionRoomStore, type AuctionRoomStore } from "../auction-room.store";
import type { Reader } from "../room-view";
import { answer, AUCTION, head, message, page, standing } from "../testing/auction-fixtures";
import { AuctionDesk } from "./auction-desk";
import { useBidDesk } from "./use-bid-desk";

const BIDS = `POST /api/auctions/${AUCTION}/bids`;
const bidder: Reader = { kind: "bidder", userId: "u" };
const button = () => screen.getByTestId("bid-button");

/** Times of the fixtures, moved so that this auction runs now on the server's clock. */
const runningHead = (over: Parameters<typeof head>[0] = {}) => {
  const nowMs = serverClock.now();
  return head({ endsAt: new Date(nowMs + 600_000).toISOString(), ...over });
};

const openRoom = (over: Parameters<typeof head>[0] = {}, mine = standing()): AuctionRoomStore => {
  const room = createAuctionRoomStore(page({ mine }));
  room.setState({ head: runningHead(over), connection: "connected" });
  return room;
};

/** As a page shows it. */
const Desk = ({ room, reader }: { room: AuctionRoomStore; reader: Reader }) => (
  <AuctionDesk room={room} reader={reader} bids={useBidDesk(room, reader)} size="room" />
);

/** The parts of the desk come on their own; the reader waits for them. */
const renderDesk = async (...given: Parameters<typeof renderPage>): Promise<void> => {
  await renderPage(...given);
  await act(
    async () => void (await Promise.all([import("./bidder-desk"), import("./result-card"), import("./insider-cards")])),
  );
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the desk of a bidder", () => {
  it("arms at the first press and sends at the second, with the amount in riyals", async () => {
    const server = stubServer({ [BIDS]: { status: 201, body: answer() } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />);
    expect(button()).toHaveTextContent("زايِد بمبلغ");
    await userEvent.click(button());
    expect(button()).toHaveTextContent("أكّد المزايدة");
    expect(server.sent(BIDS)).toHaveLength(0);
    fireEvent.click(button(), { detail: 1 });
    expect(await screen.findByText("سُجّلت مزايدتك، أنت المتصدّر")).toBeVisible();
    expect(server.sent(BIDS)).toEqual([{ amount: 16500 }]);
  });

  it("takes a double click for one press", async () => {
    const server = stubServer({ [BIDS]: { status: 201, body: answer() } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />);
    await userEvent.dblClick(button());
    expect(button()).toHaveTextContent("أكّد المزايدة");
    expect(server.sent(BIDS)).toHaveLength(0);
  });

  it("lights the price up when it moves, not when it is first shown", async () => {
    const room = openRoom();
    await renderDesk(<Desk room={room} reader={bidder} />);
    expect(screen.getByTestId("price-figure")).toHaveAttribute("data-new", "false");
    act(() => room.setState({ head: runningHead({ sequence: 11, price: 16_500_00, ask: 16_750_00 }) }));
    expect(screen.getByTestId("price-figure")).toHaveAttribute("data-new", "true");
  });

  it("disarms when the price moves, and says so", async () => {
    const room = openRoom();
    await renderDesk(<Desk room={room} reader={bidder} />);
    await userEvent.click(button());
    act(() => {
      const moved = runningHead({ sequence: 11, price: 16_500_00, ask: 16_750_00 });
      room.getState().receive(message(10, 11, { head: moved, rows: [] }));
    });
    expect(screen.getByText("تغيّر السعر، راجع المبلغ")).toBeVisible();
    expect(button()).toHaveTextContent("١٦٬٧٥٠");
  });

  it("shows a refusal with the minimum as money", async () => {
    const problem = {
      code: "BID_TOO_LOW",
      messages: { ar: "ارتفع السعر", en: "Too low" },
      details: { minimum: 17_000_00 },
    };
    stubServer({ [BIDS]: { status: 422, body: problem } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />);
    await userEvent.click(button());
    fireEvent.click(button(), { detail: 1 });
    const refusal = await screen.findByText("ارتفع السعر");
    expect(refusal.parentElement).toHaveTextContent("١٧٬٠٠٠");
  });

  it("tells whoever has not verified their e-mail so, and sends the letter again", async () => {
    const problem = { code: "EMAIL_NOT_VERIFIED", messages: { ar: "أكّد بريدك", en: "Verify your e-mail first" } };
    const send = "POST /api/send-verification";
    const server = stubServer({ [BIDS]: { status: 403, body: problem }, [send]: { body: {} } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />, { language: "en" });
    await userEvent.click(button());
    fireEvent.click(button(), { detail: 1 });
    expect(await screen.findByText("Verify your e-mail first")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Send the letter again" }));
    await waitFor(() => expect(server.sent(send)).toHaveLength(1));
  });

  it("says that nothing is known yet of a bid whose session has ended, and what to do", async () => {
    const problem = { code: "SIGN_IN_REQUIRED", messages: { ar: "سجّل الدخول", en: "Sign in" } };
    stubServer({ [BIDS]: { status: 401, body: problem } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />, { language: "en" });
    await userEvent.click(button());
    fireEvent.click(button(), { detail: 1 });
    expect(await screen.findByText("Not known yet if your bid counts. Sign in and we ask.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", expect.stringContaining("/signin?"));
    expect(screen.queryByText(/not recorded/)).toBeNull();
  });

  it("says that nothing is known yet of a bid where too much was sent", async () => {
    const problem = { code: "TOO_MANY_REQUESTS", messages: { ar: "كثير", en: "Too many" } };
    stubServer({ [BIDS]: { status: 429, body: problem, headers: { "Retry-After": "30" } } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />, { language: "en" });
    await userEvent.click(button());
    fireEvent.click(button(), { detail: 1 });
    expect(await screen.findByText("Not known yet if your bid counts. We ask again soon.")).toBeVisible();
  });

  it("confirms no maximum of a field that was emptied", async () => {
    const server = stubServer({ [BIDS]: { status: 201, body: answer() } });
    await renderDesk(<Desk room={openRoom()} reader={bidder} />, { language: "en" });
    await userEvent.click(screen.getByRole("button", { name: "Set a max" }));
    const field = await screen.findByLabelText("The most you will pay");
    fireEvent.change(field, { target: { value: "" } });
    expect(screen.getByRole("button", { name: "Enter an amount" })).toBeDisabled();
    fireEvent.change(field, { target: { value: "20000" } });
    await userEvent.click(screen.getByRole("button", { name: /Confirm a max of/ }));
    expect(await screen.findByText("Bid recorded, you lead")).toBeVisible();
    expect(server.sent(BIDS)).toEqual([{ amount: 20000 }]);
  });

  it("proposes no maximum: the field is empty and nothing can be confirmed until something is typed", async () => {
    const leading = standing({ state: "leading", maximum: 18_000_00 });
    await renderDesk(<Desk room={openRoom({}, leading)} reader={bidder} />, { language: "en" });
    await userEvent.click(screen.getByRole("button", { name: "Raise max" }));
    expect(await screen.findByLabelText("The most you will pay")).toHaveValue("");
    expect(screen.getByRole("button", { name: "Enter an amount" })).toBeDisabled();
  });

  it("keeps the hands on an own amount that is too low, and goes on to the button with one that is not", async () => {
    await renderDesk(<Desk room={openRoom()} reader={bidder} />, { language: "en" });
    await userEvent.click(screen.getByRole("button", { name: "Other amount" }));
    const field = await screen.findByLabelText("Your bid in riyals");
    await userEvent.type(field, "5{Enter}");
    expect(field).toHaveFocus();
    await userEvent.type(field, "0000{Enter}");
    expect(button()).toHaveFocus();
    expect(field).toHaveValue("50,000");
  });

  it("offers who leads to raise their maximum", async () => {
    const leading = standing({ state: "leading", maximum: 18_000_00 });
    await renderDesk(<Desk room={openRoom({}, leading)} reader={bidder} />, { language: "en" });
    expect(screen.getByText("You are leading")).toBeVisible();
    expect(button()).toHaveTextContent("Raise your max to");
  });

  it("pauses without a connection, and says why on the button", async () => {
    const room = openRoom();
    room.setState({ connection: "reconnecting", attempts: 2 });
    const server = stubServer({ [BIDS]: { status: 201, body: answer() } });
    await renderDesk(<Desk room={room} reader={bidder} />);
    expect(button()).toHaveTextContent("المزايدة متوقفة حتى يعود الاتصال");
    expect(screen.getByText("آخر مزايدة مؤكدة")).toBeVisible();
    await userEvent.click(button());
    await userEvent.click(button());
    expect(server.sent(BIDS)).toHaveLength(0);
  });

  it("stands the total with VAT beside the commitment", async () => {
    await renderDesk(<Desk room={openRoom()} reader={bidder} />);
    expect(screen.getByText(/مع الضريبة/)).toHaveTextContent("١٨٬٩٧٥");
  });
});

describe("the desk of everyone else, and after the end", () => {
  const ended = { status: "live" as const, endsAt: "2020-01-01T00:00:00.000Z" };

  it("waits for the server's word at zero: nobody has won, nothing can be pressed", async () => {
    await renderDesk(<Desk room={openRoom(ended)} reader={bidder} />);
    expect(screen.getAllByText("بانتظار تأكيد الإغلاق")).toHaveLength(1);
    expect(screen.queryByTestId("bid-button")).toBeNull();
    expect(screen.queryByText("رسا عليك المزاد")).toBeNull();
  });

  it("leads the winner to their order", async () => {
    const won = standing({ state: "won", orderId: "o1", amount: 16_250_00, dueAt: "2030-01-01T00:00:00.000Z" });
    const room = openRoom({ ...ended, status: "awaitingPayment", outcome: "sold" }, won);
    await renderDesk(<Desk room={room} reader={bidder} />);
    expect(screen.getByRole("link", { name: "أكمل الدفع" })).toHaveAttribute(
      "href",
      `/checkout/${page().lot.artworkId}`,
    );
    expect(screen.getByText(/الإجمالي مع الضريبة/)).toHaveTextContent("١٨٬٦٨٧٫٥٠");
  });

  it("tells who accepted an offer their own amount, and not the first winner's", async () => {
    const won = standing({ state: "won", orderId: "o2", amount: 8_250_00, dueAt: "2030-01-01T00:00:00.000Z" });
    const room = openRoom({ ...ended, status: "awaitingPayment", outcome: "sold", saleAmount: 8_250_00 }, won);
    await renderDesk(<Desk room={room} reader={bidder} />);
    expect(screen.getByText(/الإجمالي مع الضريبة/)).toHaveTextContent("٩٬٤٨٧٫٥٠");
  });

  it("calls no work sold that is only offered to the next bidder", async () => {
    const room = openRoom({ ...ended, status: "offered", outcome: "sold", saleAmount: 8_250_00 });
    await renderDesk(<Desk room={room} reader={bidder} />);
    expect(screen.getByText("العمل معروض على المزايد التالي")).toBeInTheDocument();
    expect(screen.queryByText("بيع العمل")).toBeNull();
  });

  it("says honestly that a lot passed", async () => {
    const room = createAuctionRoomStore(page());
    room.setState({ head: head({ ...ended, status: "closed", outcome: "reserveNotMet", reserveStatus: "notMet" }) });
    await renderDesk(<Desk room={room} reader={{ kind: "visitor" }} />);
    expect(screen.getAllByText("لم يبلغ الحد الأدنى للبيع").length).toBeGreaterThan(0);
  });

  it("says when a cancelled auction was to close, not that it closed then", async () => {
    const room = createAuctionRoomStore(page());
    const none = { price: null, leaderAlias: null, bidCount: 0, bidderCount: 0 };
    room.setState({ head: head({ ...none, status: "cancelled", endsAt: "2030-01-01T00:00:00.000Z" }) });
    await renderDesk(<Desk room={room} reader={{ kind: "visitor" }} />, { language: "en" });
    expect(screen.getByText("Was to close")).toBeInTheDocument();
    expect(screen.queryByText("Closed")).toBeNull();
    expect(screen.getByText("No bids")).toBeInTheDocument();
  });

  it("tells who did not pay that nobody else bought it either, and why", async () => {
    const missed = standing({ state: "missedPayment" });
    const room = openRoom({ ...ended, status: "lapsed", outcome: "sold" }, missed);
    await renderDesk(<Desk room={room} reader={bidder} />, { language: "en" });
    expect(screen.getByText(/The work returned to the artist/)).toBeInTheDocument();
    expect(screen.queryByText(/went on to the next bidder/)).toBeNull();
    expect(screen.getByRole("button", { name: "Why did the sale lapse?" })).toBeInTheDocument();
  });

  it("tells the artist how it ended, and why", async () => {
    const room = openRoom({ ...ended, status: "lapsed", outcome: "sold" });
    const artist: Reader = { kind: "artist", userId: "artist" };
    await renderDesk(<Desk room={room} reader={artist} />, { language: "en" });
    expect(await screen.findByText("Ended without a sale")).toBeInTheDocument();
    expect(screen.getByText(/your work came back to you/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Why did the sale lapse?" })).toBeInTheDocument();
  });

  it("leads to the work's page once it is over, but not from there", async () => {
    const over = { ...ended, status: "closed", outcome: "reserveNotMet", reserveStatus: "notMet" } as const;
    const work = `/artwork/${page().lot.artworkId}`;
    const inRoom = await renderPage(<Desk room={openRoom(over)} reader={bidder} />, { at: `/auctions/${AUCTION}` });
    expect(await screen.findByRole("link", { name: "صفحة العمل" })).toHaveAttribute("href", work);
    inRoom.unmount();
    await renderDesk(<Desk room={openRoom(over)} reader={bidder} />, { at: work });
    expect(screen.getByRole("link", { name: "مزادات أخرى" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "صفحة العمل" })).not.toBeInTheDocument();
  });

  it("lets administrators ask why it ended so, beside what they may do", async () => {
    const room = openRoom({ ...ended, status: "closed", outcome: "reserveNotMet", reserveStatus: "notMet" });
    const administrator: Reader = { kind: "administrator", userId: "a" };
    await renderDesk(<Desk room={room} reader={administrator} />, { language: "en" });
    expect(await screen.findByRole("button", { name: "Why was it not sold?" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Void a bidder" })).toBeInTheDocument();
  });

  it("tells who was signed out that a bid of this device waits for its answer", async () => {
    const kept = { intent: "x", key: "k", method: "POST", path: "/p", body: { amount: 16500 } };
    localStorage.setItem(`naqsh.command.bid.${AUCTION}.u`, JSON.stringify(kept));
    await renderDesk(<Desk room={openRoom()} reader={{ kind: "visitor" }} />, { language: "en" });
    expect(screen.getByText(/not known yet if a bid sent from here/i)).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
  });

  it("sends a visitor to sign in, and back here", async () => {
    const at = `/auctions/${AUCTION}`;
    await renderDesk(<Desk room={openRoom()} reader={{ kind: "visitor" }} />, { at });
    const link = screen.getByRole("link", { name: "تسجيل الدخول" });
    expect(link).toHaveAttribute("href", `/signin?return=${encodeURIComponent(at)}`);
  });
});
