import type { ArtworksViewed, ArtworkView } from "@naqsh/shared/engagement";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { StoreUnavailable, type EventStore, type StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCommandHandler } from "../handler/handle-command";
import { openTestPorts, type TestPorts } from "../testing/test-ports";
import { createViewRecorder, MOST_TOGETHER, type ViewRecorder } from "./view-recorder";

const folders = temporaryFolder();
let ports: TestPorts;
beforeEach(async () => {
  ports = await openTestPorts(folders.fresh());
});
afterEach(() => ports.close());

/** @param append what becomes of appends, if not what the store does */
const recorderOver = (append: EventStore["append"] = ports.store.append): ViewRecorder => {
  const store = { ...storeOf(ports), append };
  const { handleCommand } = createCommandHandler({ ...ports, store, codec: createEventCodec({}, ports.keys) });
  return createViewRecorder({ ...ports, handleCommand, pause: () => Promise.resolve() });
};

const storeOf = ({ store }: TestPorts): EventStore => ({
  append: (...asked) => store.append(...asked),
  takes: () => store.takes(),
  readStream: (...asked) => store.readStream(...asked),
  readAll: (...asked) => store.readAll(...asked),
  subscribe: (asked) => store.subscribe(asked),
  head: () => store.head(),
  close: () => store.close(),
});

const lookAt = (number: number): ArtworkView => ({
  artworkId: `0b0e3c1a-0000-5000-8000-${String(number).padStart(12, "0")}`,
  artistId: "0b0e3c1a-0000-5000-8000-00000000a117",
  source: "artist",
  viewerId: number % 3 === 0 ? "0b0e3c1a-0000-5000-8000-0000000be401" : null,
});

const recorded = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of ports.store.readAll()) events.push(event);
  return events;
};
const viewsIn = (events: readonly StoredEvent[]): readonly ArtworkView[] =>
  events.flatMap(({ data }) => (data as ArtworksViewed["data"]).views);

it("records those who look at once in one event, in their order", async () => {
  const recorder = recorderOver();
  const looks = Array.from({ length: 30 }, (_, number) => lookAt(number));
  expect(await Promise.all(looks.map(recorder.record))).toEqual(looks.map(() => null));
  const events = await recorded();
  expect(events.map(({ type }) => type)).toEqual(["ArtworksViewed"]);
  expect(viewsIn(events)).toEqual(looks);
});

it("answers a look when its event is durable, and not before", async () => {
  let isDurable = false;
  const recorder = recorderOver(async (...asked) => {
    const result = await ports.store.append(...asked);
    await new Promise((resolve) => setImmediate(resolve));
    isDurable = true;
    return result;
  });
  await recorder.record(lookAt(1));
  expect(isDurable).toBe(true);
});

it("keeps an event small however many look at once, and lets no more wait than it can take", async () => {
  const recorder = recorderOver();
  const answers = await Promise.all(Array.from({ length: 2_100 }, (_, number) => recorder.record(lookAt(number))));
  expect(answers.filter((refusal) => refusal?.code === "TOO_MUCH_CONTENTION")).toHaveLength(100);
  const events = await recorded();
  for (const { data } of events) {
    expect((data as ArtworksViewed["data"]).views.length).toBeLessThanOrEqual(MOST_TOGETHER);
    expect(JSON.stringify(data).length).toBeLessThan(64 * 1024);
  }
  expect(viewsIn(events)).toHaveLength(2_000);
});

it("says of each look that it was not recorded while the log takes none, and goes on after it", async () => {
  let isAway = true;
  const recorder = recorderOver(async (...asked) => {
    if (isAway) throw new StoreUnavailable("away");
    return ports.store.append(...asked);
  });
  const looks = [lookAt(1), lookAt(2)];
  expect(await Promise.all(looks.map(recorder.record))).toEqual([{ code: "UNAVAILABLE" }, { code: "UNAVAILABLE" }]);
  isAway = false;
  expect(await Promise.all(looks.map(recorder.record))).toEqual([null, null]);
  expect(viewsIn(await recorded())).toEqual(looks);
});

it("records a look once of whose append nobody heard", async () => {
  let isHeard = false;
  const recorder = recorderOver(async (...asked) => {
    const result = await ports.store.append(...asked);
    if (!isHeard) {
      isHeard = true;
      throw new StoreUnavailable("nobody heard");
    }
    return result;
  });
  expect(await recorder.record(lookAt(1))).toBeNull();
  expect(viewsIn(await recorded())).toEqual([lookAt(1)]);
});

it("answers every look that was taken before it has settled", async () => {
  const recorder = recorderOver();
  const answers: unknown[] = [];
  for (const number of [1, 2, 3]) void recorder.record(lookAt(number)).then((refusal) => answers.push(refusal));
  await recorder.settled();
  expect(answers).toEqual([null, null, null]);
});

it("has each look that it said was recorded in the log once, and no other, whenever they come and appends fail", async () => {
  const steps = fc.array(fc.constantFrom("look", "turn", "fails", "unheard"), { maxLength: 60 });
  const histories = fc.asyncProperty(steps, async (told) => {
    const before = (await recorded()).length;
    let failing: "fails" | "unheard" | null = null;
    const recorder = recorderOver(async (...asked) => {
      const how = failing;
      failing = null;
      if (how === "fails") throw new StoreUnavailable("fails");
      const result = await ports.store.append(...asked);
      if (how === "unheard") throw new StoreUnavailable("nobody heard");
      return result;
    });
    const looks: Promise<ArtworkView | null>[] = [];
    for (const step of told) {
      if (step === "turn") {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await new Promise((resolve) => setImmediate(resolve));
      } else if (step === "look") {
        const view = lookAt(looks.length);
        looks.push(recorder.record(view).then((refusal) => (refusal === null ? view : null)));
      } else failing = step;
    }
    const acknowledged = (await Promise.all(looks)).filter((view) => view !== null);
    expect(viewsIn((await recorded()).slice(before))).toEqual(acknowledged);
  });
  await fc.assert(histories, { numRuns: 30 });
});
