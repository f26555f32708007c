import { describe, expect, it } from "vitest";
import { createSimulatedClock } from "../adapters/simulated/simulated-clock";
import { StoreUnavailable } from "../ports/event-store";
import type { Standstill } from "../ports/standstills";
import { Unavailable } from "../ports/unavailable";
import { shareStandstills } from "./share-standstills";

const START_MS = Date.parse("2026-03-01T09:00:00.000Z");
const OWN: Standstill = { from: START_MS - 9_000, to: START_MS - 8_000 };
const OTHERS: Standstill = { from: START_MS - 5_000, to: START_MS - 3_000 };

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

/** A process whose own standstills are known, beside others of which a board tells. */
const openShared = () => {
  const clock = createSimulatedClock(START_MS);
  const told: (readonly Standstill[])[] = [];
  const board = { isAnotherSilent: false, isAway: false, standstills: [OTHERS] };
  const closed: string[] = [];
  let own: Promise<Standstill[]> = Promise.resolve([OWN]);
  const standstills = shareStandstills({
    clock,
    timers: clock,
    logger,
    own: { recent: () => own, close: () => void closed.push("own") },
    board: {
      pulse: async (found) => void told.push(found),
      look: async () => {
        if (board.isAway) throw new Unavailable("Redis does not answer");
        return board;
      },
      close: async () => void closed.push("board"),
    },
  });
  return { standstills, board, told, closed, pass: clock.advanceBy, setOwn: (is: typeof own) => (own = is) };
};

describe("Standstills that processes share", () => {
  it("are those of all, each once", async () => {
    const { standstills, board } = openShared();
    board.standstills = [OTHERS, OWN];
    expect(await standstills.recent()).toEqual([OWN, OTHERS]);
  });

  it("are waited for while another process stands still, and told when it has", async () => {
    const { standstills, board, pass } = openShared();
    board.isAnotherSilent = true;
    board.standstills = [];
    const asked = Promise.resolve(standstills.recent());
    await pass(500);
    board.isAnotherSilent = false;
    board.standstills = [OTHERS];
    await pass(100);
    expect(await asked).toEqual([OWN, OTHERS]);
  });

  it("are asked for again later if it stands still for longer", async () => {
    const { standstills, board, pass } = openShared();
    board.isAnotherSilent = true;
    const asked = Promise.resolve(standstills.recent()).catch((error: unknown) => error);
    await pass(3_000);
    expect(await asked).toBeInstanceOf(StoreUnavailable);
  });

  it("are its own alone while the board is away", async () => {
    const { standstills, board } = openShared();
    board.isAway = true;
    expect(await standstills.recent()).toEqual([OWN]);
  });

  it("are told before a pulse says that this process lives", async () => {
    const { standstills, told, closed, pass, setOwn } = openShared();
    let wake: (found: Standstill[]) => void = silent;
    void setOwn(new Promise((resolve) => (wake = resolve)));
    // The first pulse waits for the end of the standstill.
    const passing = pass(1_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    wake([OWN]);
    await passing;
    expect(told[0]).toEqual([OWN]);
    await standstills.close();
    expect(closed).toEqual(["own", "board"]);
  });
});
