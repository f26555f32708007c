import { join } from "node:path";
import { openLmdbFoldSnapshots } from "@naqsh/shared/platform/adapters/lmdb/lmdb-fold-snapshots";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { FoldSnapshots } from "@naqsh/shared/platform/ports/fold-snapshots";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterEach, beforeEach, expect, it } from "vitest";
import { commandId, person, raise, tallyDecider } from "../testing/tally";
import { openTestPorts, type TestPorts } from "../testing/test-ports";
import { createCommandHandler, type CommandHandler } from "./handle-command";

const folders = temporaryFolder();
const EVENTS = 1_300;
let ports: TestPorts;
let foldSnapshots: FoldSnapshots;

const kept = (version: number): typeof tallyDecider => ({
  ...tallyDecider,
  keeping: {
    version,
    taken: (tally) => ({ head: tally, lists: {} }),
    given: ({ head }) => head as number,
  },
});

const raised = (decider: typeof tallyDecider, to: number) => ({ ...raise(to, person(commandId(to))), decider });

/** A process that knows nothing yet, and how many events it read. */
const freshHandler = (snapshots: FoldSnapshots = foldSnapshots, others: Partial<EventStore> = {}) => {
  const read = { events: 0 };
  const readStream: EventStore["readStream"] = async function* (stream, part) {
    for await (const event of (others.readStream ?? ports.store.readStream)(stream, part)) {
      read.events += 1;
      yield event;
    }
  };
  const store = { ...ports.store, readStream };
  const codec = createEventCodec({}, ports.keys);
  const handler = createCommandHandler({ ...ports, store, codec, foldSnapshots: snapshots });
  return { handler, read };
};

/** So many events, each appended alone, in a process that then ends. */
const fill = async (decider: typeof tallyDecider, events = EVENTS): Promise<CommandHandler> => {
  const { handler } = freshHandler();
  for (let to = 1; to <= events; to += 1) await handler.handleCommand(raised(decider, to));
  await handler.settled();
  return handler;
};

beforeEach(async () => {
  const folder = folders.fresh();
  ports = await openTestPorts(folder);
  foldSnapshots = openLmdbFoldSnapshots(join(folder, "folds.mdb"));
});
afterEach(async () => {
  await foldSnapshots.close();
  await ports.close();
});

it("decides about a long stream without reading it from its beginning, and finds commands that came before", async () => {
  const decider = kept(1);
  await fill(decider);
  const { handler, read } = freshHandler();
  expect(await handler.handleCommand(raised(decider, EVENTS + 1))).toMatchObject({
    status: "accepted",
    repeated: false,
  });
  expect(read.events).toBeLessThan(500);
  for (const to of [EVENTS, 1_100, 700]) {
    read.events = 0;
    const first = { body: JSON.stringify({ tally: to, by: [1] }), repeated: true, status: "accepted" };
    expect(await handler.handleCommand(raised(decider, to))).toMatchObject(first);
    expect(read.events).toBeLessThan(1_010);
  }
  const reused = { ...raised(decider, 700), context: person(commandId(700), "another body") };
  expect(await handler.handleCommand(reused)).toMatchObject({ rejection: { code: "COMMAND_ID_REUSED" } });
});

it("reads a stream from its beginning if the fold has another version, is damaged, or cannot be asked for", async () => {
  await fill(kept(1));
  const { revision } = (await foldSnapshots.newest("tally-one"))!;
  const away: FoldSnapshots = { ...foldSnapshots, newest: () => Promise.reject(new Unavailable("the engine")) };
  const damaged: FoldSnapshots = { ...foldSnapshots, newest: async () => ({ revision, bytes: Buffer.from("x") }) };
  for (const [decider, snapshots] of [
    [kept(2), foldSnapshots],
    [kept(1), away],
    [kept(1), damaged],
  ] as const) {
    const { handler, read } = freshHandler(snapshots);
    expect(await handler.readState(decider, "one")).toBe(EVENTS);
    expect(read.events).toBeGreaterThanOrEqual(EVENTS);
  }
});

it("believes no fold that the stream does not confirm", async () => {
  const decider = kept(1);
  await fill(decider);
  const { revision } = (await foldSnapshots.newest("tally-one"))!;
  // As after an older copy of the log went on differently, as far as the fold and no further.
  const readStream: EventStore["readStream"] = async function* (stream, part) {
    for await (const event of ports.store.readStream(stream, part)) {
      if (event.revision > revision) return;
      yield {
        ...event,
        position: event.position.replace(/^0/, "1"),
        data: { to: Number(event.data["to"]) * 2, by: 2 },
      };
    }
  };
  const { handler } = freshHandler(foldSnapshots, { readStream });
  expect(await handler.readState(decider, "one")).toBe((revision + 1) * 2);
});

it("keeps nothing of a short stream, nor of one whose decider does not say how", async () => {
  await fill(kept(1), 300);
  expect(await foldSnapshots.newest("tally-one")).toBeNull();
  const { handler } = freshHandler();
  for (let to = 301; to <= 900; to += 1) await handler.handleCommand(raised(tallyDecider, to));
  await handler.settled();
  expect(await foldSnapshots.newest("tally-one")).toBeNull();
});
