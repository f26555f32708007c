import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeptAnswer, Refusals } from "@naqsh/shared/platform/ports/refusals";
import type { CommandResult } from "./command";
import { createCommandHandler, type CommandHandler } from "./handle-command";
import { createScheduledEventStore } from "../testing/memory-event-store";
import { commandId, person, raise } from "../testing/tally";

type Sent = { command: number; to: number; process: number; stream: number };

const PROCESSES = 3;

const createMemoryRefusals = (): Refusals => {
  const kept = new Map<string, KeptAnswer>();
  return {
    keep: async (id, answer) => {
      if (!kept.has(id)) kept.set(id, answer);
      return kept.get(id)!;
    },
    find: async (id) => kept.get(id) ?? null,
    close: async () => undefined,
  };
};

/** The log's own shapes, unsealed: nothing in these streams is personal. */
const codec = {
  encode: async (
    events: readonly { type: string; data: object }[],
    origin: { stream: string; recordedAt: string; metadata: never; decidedBy: string },
  ) =>
    events.map((event, place) => ({
      id: `${(origin.metadata as { commandId: string }).commandId}/${origin.stream}/${place}/${origin.decidedBy}`,
      type: event.type,
      schemaVersion: 1,
      recordedAt: origin.recordedAt,
      data: event.data as Record<string, unknown>,
      metadata: origin.metadata,
    })),
  decode: <Event>(event: Event) => event,
};

const sendingsTo = (processes: number, figureOf: (command: number) => fc.Arbitrary<number>) =>
  fc.array(
    fc
      .record({ command: fc.nat({ max: 7 }), process: fc.nat({ max: processes - 1 }), stream: fc.nat({ max: 1 }) })
      .chain((sent) => figureOf(sent.command).map((to): Sent => ({ ...sent, to }))),
    { minLength: 1, maxLength: 25 },
  );

/** Few ids and figures, so that repetitions and collisions are common; an id always says the same. */
const FIGURES = [1, 2, 3, 3, 4, 5, 2, 5];
const honest = sendingsTo(PROCESSES, (command) => fc.constant(FIGURES[command]!));
/** One process, where an id may come with another body at any time. */
const careless = sendingsTo(1, () => fc.nat({ max: 5 }));

const bodyOf = ({ result }: { result: CommandResult }): string => JSON.stringify({ ...result, repeated: null });

const run = async (scheduler: fc.Scheduler, sent: Sent[]) => {
  const store = createScheduledEventStore((what) => scheduler.schedule(Promise.resolve(), what).then(() => undefined));
  const refusals = createMemoryRefusals();
  let now = 0;
  const clock = { now: () => (now += 1) };
  const handlers: CommandHandler[] = Array.from({ length: PROCESSES }, (_, number) =>
    createCommandHandler({
      store,
      codec: codec as never,
      refusals,
      clock,
      memory: { streams: 1, answers: 2 },
      decidedBy: `process ${number}`,
    }),
  );
  const answered: { sent: Sent; result: CommandResult }[] = [];
  const asked = sent.map(async (one) => {
    await scheduler.schedule(Promise.resolve(), `send ${JSON.stringify(one)}`);
    const context = person(commandId(one.command), `to ${one.to}`);
    answered.push({
      sent: one,
      result: await handlers[one.process]!.handleCommand(raise(one.to, context, `s${one.stream}`)),
    });
  });
  await scheduler.waitFor(Promise.all(asked));
  return { log: store.log, answered };
};

describe("handling commands in several processes at once, in any order of steps", () => {
  it("keeps every stream without gaps, each command's events once, and gives one answer per command", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.oneof(honest, careless), async (scheduler, sent) => {
        const { log, answered } = await run(scheduler, sent);
        expect(answered).toHaveLength(sent.length);

        for (const stream of ["tally-s0", "tally-s1"]) {
          const events = log.filter((event) => event.stream === stream);
          expect(events.map(({ revision }) => revision)).toEqual(events.map((_, place) => place));
          const ids = events.map(({ metadata }) => metadata.commandId);
          expect(new Set(ids).size).toBe(ids.length);
          const figures = events.map(({ data }) => Number(data["to"]));
          expect(figures).toEqual([...figures].toSorted((a, b) => a - b));
          const times = events.map(({ recordedAt }) => recordedAt);
          expect(times).toEqual([...times].toSorted());
        }

        for (const { sent: one, result } of answered) {
          const own = log.filter(
            (event) => event.stream === `tally-s${one.stream}` && event.metadata.commandId === commandId(one.command),
          );
          const outcome =
            result.status === "accepted"
              ? { ...(JSON.parse(result.body) as { tally: number; by: number[] }), refused: null }
              : { tally: one.to, by: [], refused: result.rejection.code };
          expect([null, "BID_TOO_LOW", "COMMAND_ID_REUSED", "TOO_MUCH_CONTENTION"]).toContain(outcome.refused);
          expect(outcome.tally).toBe(one.to);
          // Accepted and recorded, or accepted because it held already; or refused, perhaps for the body that was recorded.
          const recorded = outcome.refused === "COMMAND_ID_REUSED" ? [] : own.map(({ data }) => data["by"]);
          expect(recorded).toEqual(outcome.by);
        }

        const final = answered.filter(
          ({ result }) => result.status === "accepted" || result.rejection.code === "BID_TOO_LOW",
        );
        const firsts = new Map<string, string>();
        for (const one of final) {
          const key = `${one.sent.stream}/${one.sent.command}/${one.sent.to}`;
          expect(firsts.get(key) ?? bodyOf(one)).toBe(bodyOf(one));
          firsts.set(key, bodyOf(one));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("lets no two bodies under one id both come true", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 8 }),
        async (scheduler, figures) => {
          const sent = figures.map((to, place) => ({ command: 1, to: to + 1, process: place % PROCESSES, stream: 0 }));
          const { log, answered } = await run(scheduler, sent);
          const accepted = new Set(
            answered.filter(({ result }) => result.status === "accepted").map(({ sent: one }) => one.to),
          );

          expect(log).toHaveLength(1);
          expect([...accepted]).toEqual([log[0]!.data["to"]]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
