import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { builtProgram } from "../../../testing/built-program";
import { collect, eventsToStore, idsIn } from "../../../testing/events-to-store";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { StoreUnavailable } from "../../ports/event-store";
import { DURABLE_MARK } from "./durable-mark";
import { openEmbeddedEventStore } from "./embedded-event-store";
import { openEmbeddedLogReader } from "./embedded-log-reader";
import { verifyLog } from "./verify-log";

const folder = temporaryFolder();
const program = fileURLToPath(new URL("log-writer.process.ts", import.meta.url));

type Writer = {
  acknowledged: [position: string, id: string][];
  heard: (lines: number) => Promise<void>;
  kill: () => Promise<void>;
};

const writers = new Set<ChildProcessByStdio<null, Readable, null>>();
afterEach(() => {
  for (const child of writers) child.kill("SIGKILL");
});

/** Starts a process that writes; answers when it holds the log. */
const startWriter = async (directory: string, run: string): Promise<Writer> => {
  const child = spawn(process.execPath, [await builtProgram(program), directory, run], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  writers.add(child);
  const lines = createInterface({ input: child.stdout });
  const ended = once(lines, "close");
  await once(lines, "line");
  const acknowledged: [string, string][] = [];
  const waiting: { lines: number; tell: () => void }[] = [];
  lines.on("line", (line) => {
    // A line that the kill cut off tells of nothing.
    const [position, id] = line.split(" ");
    if (id?.length === 36) acknowledged.push([position!, id]);
    for (const { lines: wanted, tell } of waiting) if (acknowledged.length >= wanted) tell();
  });
  const heard = (wanted: number): Promise<void> =>
    new Promise((tell) => {
      waiting.push({ lines: wanted, tell });
    });
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
    writers.delete(child);
  };
  return { acknowledged, heard, kill };
};

const expectRevisionsWithoutGaps = (events: readonly { stream: string; revision: number }[]): void => {
  const next = new Map<string, number>();
  for (const { stream, revision } of events) {
    expect(revision).toBe(next.get(stream) ?? 0);
    next.set(stream, revision + 1);
  }
};

describe("A killed writer", () => {
  it("leaves every event that it acknowledged, once and at its place, whenever it is killed", async () => {
    const directory = folder.fresh();
    const acknowledged = new Map<string, string>();
    for (const [round, lines] of [1, 40, 333, 1_000, 2_500].entries()) {
      const writer = await startWriter(directory, `run ${round}`);
      await writer.heard(lines);
      await writer.kill();
      for (const [position, id] of writer.acknowledged) acknowledged.set(id, position);

      const store = await openEmbeddedEventStore({ directory, segmentBytes: 200_000 });
      const events = await collect(store.readAll());
      await store.close();
      const positions = new Map(events.map(({ id, position }) => [id, position]));
      expect(positions.size).toBe(events.length);
      for (const [id, position] of acknowledged) expect(positions.get(id)).toBe(position);
      expectRevisionsWithoutGaps(events);
    }
    const report = await verifyLog(directory);
    expect(report.damage).toBeNull();
    expect(report.segments).toBeGreaterThan(3);
  });
});

describe("One writer", () => {
  it("keeps others out while it lives, and lets the next in after it was killed", async () => {
    const directory = folder.fresh();
    const writer = await startWriter(directory, "first");
    await expect(openEmbeddedEventStore({ directory })).rejects.toBeInstanceOf(StoreUnavailable);
    await writer.kill();
    const store = await openEmbeddedEventStore({ directory });
    await expect(openEmbeddedEventStore({ directory })).rejects.toBeInstanceOf(StoreUnavailable);
    await store.append("auction-1", -1, eventsToStore("a"));
    await store.close();
    await (await openEmbeddedEventStore({ directory })).close();
  });
});

describe("A reader of a copy", () => {
  it("reads it to its end, where no mark says how far it was durable", async () => {
    const directory = folder.fresh();
    const store = await openEmbeddedEventStore({ directory, durable: false });
    await store.append("auction-1", -1, eventsToStore("a", "b"));
    await store.close();
    rmSync(join(directory, DURABLE_MARK));
    const reader = await openEmbeddedLogReader(directory);
    expect(await idsIn(reader)).toHaveLength(2);
    await reader.close();
  });
});
