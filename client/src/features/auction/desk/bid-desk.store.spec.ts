import { eventually } from "@naqsh/shared/testing/eventually";
import { expect, it, vi } from "vitest";
import { createAuctionRoomStore } from "../auction-room.store";
import { head, page, standing } from "../testing/auction-fixtures";
import { createBidDeskStore } from "./bid-desk.store";
import type { BidOutcome } from "./bid.store";

const openDesk = (over: { unanswered?: number; outcome?: BidOutcome } = {}) => {
  const room = createAuctionRoomStore(page({ mine: standing() }));
  const send = vi.fn<() => Promise<BidOutcome>>(() =>
    over.outcome ? Promise.resolve(over.outcome) : new Promise(() => undefined),
  );
  const onSignedOut = vi.fn<() => void>();
  const deps = { send, unanswered: () => over.unanswered ?? null, armedForMs: () => null, onSignedOut };
  const desk = createBidDeskStore(room, deps);
  return { room, desk, send, onSignedOut, close: desk.getState().open() };
};

it("suggests other amounts when the price moves, and disarms what rested on the old one", () => {
  const { room, desk, close } = openDesk();
  const { amount } = desk.getState();
  desk.getState().press();
  expect(desk.getState().current).toMatchObject({ phase: "armed", amount });
  room.setState({ head: head({ sequence: 99, price: 90_000_00, ask: 91_000_00 }) });
  expect(desk.getState().current).toEqual({ phase: "idle", notice: "priceMoved" });
  expect(desk.getState().amount).toBe(91_000_00);
  close();
});

it("arms no amount below the minimum, nor one that is no whole riyal", () => {
  const { desk, close } = openDesk();
  desk.getState().choose("other");
  for (const typed of [1_00, 1_000_000_01]) {
    desk.getState().setOther(typed);
    desk.getState().press();
    expect(desk.getState()).toMatchObject({ isTooLow: true, current: { phase: "idle" } });
  }
  close();
});

it("disarms when the connection is lost, and sends what has no answer again when it returns", () => {
  const { room, desk, send, close } = openDesk({ unanswered: 50_000_00 });
  expect(send).toHaveBeenCalledTimes(1);
  expect(desk.getState().current).toMatchObject({ phase: "pending", amount: 50_000_00, isResent: true });
  room.setState({ connection: "reconnecting" });
  room.setState({ connection: "connected" });
  expect(send).toHaveBeenCalledTimes(1);
  close();
});

it("says once that the session has ended", async () => {
  const outcome = { kind: "unanswered", hold: "signIn", retryAfterMs: null } as const;
  const { desk, onSignedOut, close } = openDesk({ outcome });
  desk.getState().press();
  desk.getState().press();
  await eventually(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  close();
});

it("follows the room no longer once it is closed", () => {
  const { room, desk, close } = openDesk();
  const { suggested } = desk.getState();
  close();
  room.setState({ head: head({ sequence: 99, price: 90_000_00, ask: 91_000_00 }) });
  expect(desk.getState().suggested).toBe(suggested);
});
