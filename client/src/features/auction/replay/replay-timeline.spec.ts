import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at } from "../testing/auction-fixtures";
import { replayed } from "../testing/replay-fixtures";
import { createReplayStore } from "./replay.store";
import {
  momentAt,
  momentFromAddress,
  quietAt,
  stepFrom,
  timelineOf,
  toldAt,
  trackOf,
  warningAt,
} from "./replay-timeline";

const timeline = timelineOf(replayed());
const seconds = (ms: number): number => ms / 1000;

describe("the time line of a replay", () => {
  it("runs from the opening to the close; what became of the payment lies behind it", () => {
    expect(seconds(timeline.lengthMs)).toBe(3692);
    expect(timeline.openedMs).toBe(Date.parse(at(0)));
    expect(timeline.moments[momentAt(timeline, timeline.lengthMs)]!.head.status).toBe("awaitingPayment");
    expect(timeline.moments[toldAt(timeline, timeline.lengthMs)]!.rows[0]!.kind).toBe("closed");
  });

  it("shows at each moment what the last change left", () => {
    const priceAt = (second: number) => timeline.moments[momentAt(timeline, second * 1000)]!.head.price;
    expect([0, 60, 60.001, 89, 90, 3599, 3600].map(priceAt)).toEqual([
      null,
      null,
      14_000_00,
      14_000_00,
      14_250_00,
      14_500_00,
      14_250_00,
    ]);
  });

  it("warns at the marks of the end in force, and not of an end that was moved", () => {
    expect(timeline.warnings.map(({ atMs, leftMs }) => [seconds(atMs), seconds(leftMs)])).toEqual([
      [3000, 600],
      [3300, 300],
      [3540, 60],
      [3630, 60],
      [3660, 30],
      [3680, 10],
    ]);
    expect(warningAt(timeline, 3_545_000)?.leftMs).toBe(60_000);
    expect(warningAt(timeline, 2_000_000)).toBeNull();
  });

  it("steps from line to line, both ways, to the ends", () => {
    expect(stepFrom(timeline, 0, 1)).toBe(60_001);
    expect(stepFrom(timeline, 60_001, 1)).toBe(90_000);
    expect(stepFrom(timeline, 3_570_000, -1)).toBe(90_000);
    expect(stepFrom(timeline, 10, -1)).toBe(0);
    expect(stepFrom(timeline, timeline.lengthMs, 1)).toBe(timeline.lengthMs);
  });

  it("reads a shared moment as milliseconds or as an instant, within the auction", () => {
    expect(momentFromAddress(timeline, "90000")).toBe(90_000);
    expect(momentFromAddress(timeline, at(90))).toBe(90_000);
    expect(momentFromAddress(timeline, at(99_999))).toBe(timeline.lengthMs);
    expect(momentFromAddress(timeline, at(-60))).toBe(0);
    for (const value of [null, "", "soon", "-5x"]) expect(momentFromAddress(timeline, value)).toBeNull();
  });

  it("holds one moment where an auction was cancelled before it opened", () => {
    const cancelled = timelineOf(
      replayed([
        { second: -60, head: { status: "scheduled" } },
        { second: -60, head: { status: "cancelled" } },
      ]),
    );
    expect(cancelled).toMatchObject({ lengthMs: 0, quiet: [], steps: [1] });
    expect(trackOf(cancelled, true).placeOf(0)).toBe(0);
  });
});

describe("the track", () => {
  it("gives quiet stretches little room, and loses no moment", () => {
    const track = trackOf(timeline, true);
    expect(seconds(track.lengthMs)).toBeLessThan(300);
    expect(quietAt(timeline, 1_000_000)).toMatchObject({ fromMs: 93_000, toMs: 2_997_000 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: timeline.lengthMs, noNaN: true }), (ms) => {
        expect(track.momentOf(track.placeOf(ms))).toBeCloseTo(ms, 3);
      }),
    );
    fc.assert(
      fc.property(fc.nat(timeline.lengthMs), fc.nat(timeline.lengthMs), (a, b) => {
        expect(Math.sign(track.placeOf(a) - track.placeOf(b))).toBe(Math.sign(a - b));
      }),
    );
  });

  it("is even where quiet stretches are played", () => {
    expect(trackOf(timeline, false).placeOf(1_234)).toBe(1_234);
  });
});

describe("a replay that plays", () => {
  it("passes at its speed, shortens what is quiet, and stops at the end", () => {
    const replay = createReplayStore(timeline, 60_000);
    const { play, pass, setSpeed, setSkipsQuiet } = replay.getState();
    pass(1_000);
    expect(replay.getState().atMs).toBe(60_000);
    play();
    setSpeed(5);
    pass(1_000);
    expect(replay.getState().atMs).toBeCloseTo(65_000);
    setSpeed(60);
    pass(1_000);
    expect(replay.getState().atMs).toBeGreaterThan(2_990_000);
    setSkipsQuiet(false);
    replay.getState().seek(100_000);
    pass(1_000);
    expect(replay.getState().atMs).toBe(160_000);
    pass(100_000);
    expect(replay.getState()).toMatchObject({ atMs: timeline.lengthMs, isPlaying: false });
    play();
    expect(replay.getState()).toMatchObject({ atMs: 0, isPlaying: true });
  });
});
