import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { createCommandTraces } from "./command-traces";
import { traceInStream } from "./find-command";
import { createCompactIdIndex } from "./compact-id-index";

const idOf = (number: number): string => uuid5(NAQSH_NAMESPACE, `command ${number}`);

const noted = (commandId: string, revision: number) => ({
  revision,
  metadata: {
    commandId,
    commandDigest: `digest of ${commandId}`,
    correlationId: commandId,
    causationId: null,
    actorId: "actor",
    actorRole: "system" as const,
  },
});

/** Counts what is read of it. */
const streamOf = (events: readonly ReturnType<typeof noted>[]) => {
  let read = 0;
  async function* readStream(_: string, { from = 0 }: { from?: number } = {}) {
    for (const event of events.slice(from)) {
      read += 1;
      yield event as StoredEvent;
    }
  }
  return { readStream, read: () => read };
};

describe("traces of commands", () => {
  it("hold the newest, and know of every older one where its stream has to be read", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 200 }),
        async (held, lengths) => {
          const traces = createCommandTraces(held);
          const events = lengths
            .flatMap((length, command) => Array.from({ length }, () => command))
            .map((command, revision) => noted(idOf(command), revision));
          for (const event of events) traces.note(event);
          const stream = streamOf(events);
          for (let command = 0; command < lengths.length; command += 1) {
            const commandId = idOf(command);
            const own = events.filter(({ metadata }) => metadata.commandId === commandId);
            const found = traces.find(commandId)!;
            if (command >= lengths.length - held) expect(found).not.toHaveProperty("perhapsAt");
            const before = stream.read();
            const trace = "perhapsAt" in found ? await traceInStream(stream, "s", { commandId, ...found }) : found;
            const expected = { first: own[0]!.revision, last: own.at(-1)!.revision };
            expect(trace).toEqual({ digest: `digest of ${commandId}`, ...expected });
            expect(stream.read() - before).toBeLessThanOrEqual(own.length + 1);
          }
          expect(traces.find(idOf(lengths.length))).toBeNull();
        },
      ),
    );
  });

  it("are told from others' by the stream, wherever they perhaps lie", async () => {
    const events = [1, 2, 2, 3].map((command, revision) => noted(idOf(command), revision));
    const stream = streamOf(events);
    const found = await traceInStream(stream, "s", { commandId: idOf(2), perhapsAt: [0, 3, 1] });
    expect(found).toMatchObject({ first: 1, last: 2 });
    expect(await traceInStream(stream, "s", { commandId: idOf(4), perhapsAt: [0, 3, 1] })).toBeNull();
  });

  it("say of every new command of a long stream that it is new", () => {
    const places = createCompactIdIndex();
    for (let number = 0; number < 50_000; number += 1) places.add(idOf(number), number);
    const wrong = [];
    for (let number = 0; number < 60_000; number += 1) {
      const right = number < 50_000 ? String(number) : "";
      if (String(places.of(idOf(number))) !== right) wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });
});
