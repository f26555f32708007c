import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { commandId, person, raise } from "../testing/tally";
import { openTestPorts, type TestPorts } from "../testing/test-ports";
import type { CommandContext, CommandResult } from "./command";
import { createCommandHandler, type CommandHandler } from "./handle-command";

const folders = temporaryFolder();
const MANY = 1_200;
let ports: TestPorts;

const handlerOver = (store: EventStore = ports.store): CommandHandler =>
  createCommandHandler({ ...ports, store, codec: createEventCodec({}, ports.keys) });

const raised = (handler: CommandHandler, number: number): Promise<CommandResult> =>
  handler.handleCommand(raise(number, person(commandId(number))));

/** The store, counting what is read of it. */
const counted = (): { store: EventStore; read: () => number } => {
  let read = 0;
  const readStream = async function* (stream: string, part?: { from?: number; limit?: number }) {
    for await (const event of ports.store.readStream(stream, part)) {
      read += 1;
      yield event;
    }
  };
  return { store: { ...ports.store, readStream }, read: () => read };
};

/** A store whose appends wait until they are let go. */
const heldUp = () => {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const append: EventStore["append"] = async (...appended) => {
    await free;
    return ports.store.append(...appended);
  };
  return { store: { ...ports.store, append }, letGo };
};

const eventsOf = async (stream: string): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of ports.store.readStream(stream)) events.push(event);
  return events;
};

beforeEach(async () => {
  ports = await openTestPorts(folders.fresh());
});
afterEach(() => ports.close());

describe("commands repeated to a process that remembers none of them", () => {
  const repeatedFrom = async (from: number, count: number): Promise<{ same: boolean; read: number }> => {
    const first = handlerOver();
    const numbers = Array.from({ length: MANY }, (_, place) => place + 1);
    const answers = await Promise.all(numbers.map((number) => raised(first, number)));
    const { store, read } = counted();
    const restarted = handlerOver(store);
    const asked = numbers.slice(from, from + count);
    const again = await Promise.all(asked.map((number) => raised(restarted, number)));
    const expected = answers.slice(from, from + count).map((answer) => ({ ...answer, repeated: true }));
    return { same: JSON.stringify(again) === JSON.stringify(expected), read: read() };
  };

  it("read the stream once, and then their own events alone", async () => {
    const { same, read } = await repeatedFrom(MANY - 150, 150);
    expect(same).toBe(true);
    expect(read).toBeLessThanOrEqual(MANY + 150);
  });

  it("share one more pass where they lie further back than memory reaches", async () => {
    const { same, read } = await repeatedFrom(0, 150);
    expect(same).toBe(true);
    // To fold it, to look each of them up (its event and the next), and to answer them all.
    expect(read).toBeLessThanOrEqual(MANY + 2 * 150 + MANY);
  });
});

describe("a line that is too long", () => {
  it("lets nobody but the system join it, and who asks again a moment later is served", async () => {
    const { store, letGo } = heldUp();
    const handler = handlerOver(store);
    const asked = Array.from({ length: 2_300 }, (_, number) => raised(handler, number + 1));
    await new Promise(setImmediate);
    const bySystem: CommandContext = { ...person(commandId(9_000)), actorRole: "system" };
    const close = handler.handleCommand(raise(9_000, bySystem));
    await new Promise(setImmediate);
    letGo();
    const answers = await Promise.all(asked);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ rejection }) => rejection.code === "TOO_MUCH_CONTENTION")).toBe(true);
    expect(await close).toMatchObject({ status: "accepted" });
    expect(await eventsOf("tally-one")).toHaveLength(answers.length - refused.length + 1);
    expect(await raised(handler, 9_001)).toMatchObject({ status: "accepted" });
  });
});

describe("a command whose client has gone away", () => {
  const leaving = (number: number) => {
    let isGone = false;
    const context: CommandContext = { ...person(commandId(number)), isGone: () => isGone };
    return { request: raise(number, context), leave: () => void (isGone = true) };
  };

  it("is dropped when its turn comes, and decided if it is sent again", async () => {
    const { store, letGo } = heldUp();
    const handler = handlerOver(store);
    const first = raised(handler, 1);
    await new Promise(setImmediate);
    const gone = leaving(2);
    const dropped = handler.handleCommand(gone.request);
    gone.leave();
    letGo();
    await first;
    expect(await dropped).toMatchObject({ status: "rejected", rejection: { code: "UNAVAILABLE" } });
    expect(await eventsOf("tally-one")).toHaveLength(1);
    expect(await raised(handler, 2)).toMatchObject({ status: "accepted", repeated: false });
  });

  it("is decided while anybody waits who has sent it", async () => {
    const { store, letGo } = heldUp();
    const handler = handlerOver(store);
    const first = raised(handler, 1);
    await new Promise(setImmediate);
    const [gone, patient] = [leaving(2), leaving(2)];
    const asked = [handler.handleCommand(gone.request), handler.handleCommand(patient.request)];
    gone.leave();
    letGo();
    await first;
    expect(await Promise.all(asked)).toMatchObject([{ status: "accepted" }, { status: "accepted", repeated: true }]);
    expect(await eventsOf("tally-one")).toHaveLength(2);
  });
});
