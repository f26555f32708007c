import { join } from "node:path";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { commandsDoneAfter, skipDoneCommands } from "./skip-done-commands";
import { effectId } from "./effect-performer";
import type { EffectOf } from "./effect-performer";
import { liftedEvent } from "./lifted-event";
import { enveloped, idFor } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";

const folders = temporaryFolder();
const policy = { name: "answer-bell-when-rang" } as Policy;
const effectOf = (event: RecordedEvent, kind: "command" | "job" = "command"): EffectOf =>
  ({ policy, event, effect: { kind }, index: 0 }) as unknown as EffectOf;
const never = new AbortController().signal;
let logger: ReturnType<typeof createSilentLogger>;
beforeEach(() => void (logger = createSilentLogger()));

/** A log in which a bell rang three times and was answered twice, the first time before the position. */
const rungThrice = async () => {
  const store = await openEmbeddedEventStore({ directory: join(folders.fresh(), "log"), durable: false });
  onTestFinished(() => store.close());
  const rang = ["one", "two", "three"].map((bell) => enveloped({ type: "Rang", data: { bell } }, idFor(bell)));
  await store.append("bell-a", -1, rang);
  const events: RecordedEvent[] = [];
  for await (const stored of store.readAll()) events.push(liftedEvent(stored));
  const answer = (event: RecordedEvent) => {
    const commandId = effectId(event, policy.name, 0);
    const answered = enveloped({ type: "Answered", data: {} }, commandId);
    return { ...answered, metadata: { ...answered.metadata, commandId, causationId: event.id } };
  };
  const { positions } = await store.append("answer-a", -1, [answer(events[0]!)]);
  await store.append("answer-b", -1, [answer(events[1]!)]);
  return { store, events, after: positions[0]! };
};

describe("What a policy did before a crash", () => {
  it("is known from the events that it left, and not asked for again", async () => {
    const { store, events, after } = await rungThrice();
    const performed: RecordedEvent[] = [];
    const performer = { perform: async ({ event }: EffectOf) => void performed.push(event) };
    const first = skipDoneCommands(performer, await commandsDoneAfter({ store, logger }, after), () => false);
    for (const event of events) await first.perform(effectOf(event), never, () => undefined);
    expect(performed).toEqual([events[0], events[2]]);
  });

  it("is passed over once, and only where it was a command", async () => {
    const { store, events } = await rungThrice();
    const performed: EffectOf[] = [];
    const performer = { perform: async (subject: EffectOf) => void performed.push(subject) };
    const first = skipDoneCommands(performer, await commandsDoneAfter({ store, logger }, START_OF_LOG), () => false);
    const asked = [effectOf(events[1]!, "job"), effectOf(events[1]!), effectOf(events[1]!)];
    for (const subject of asked) await first.perform(subject, never, () => undefined);
    expect(performed).toEqual([asked[0], asked[2]]);
  });

  it("is asked for again where the log cannot be read now, which operators hear of", async () => {
    const away = new Error("away");
    const readAll = (): never => {
      throw away;
    };
    const done = await commandsDoneAfter({ store: { readAll }, logger }, START_OF_LOG);
    expect(done).toEqual({ ids: new Set(), until: START_OF_LOG });
    expect(logger.lines).toMatchObject([{ level: "warn", fields: { err: away } }]);
  });

  it("is forgotten once every policy has passed what was read", async () => {
    const { store, events } = await rungThrice();
    const done = await commandsDoneAfter({ store, logger }, START_OF_LOG);
    let havePassed = false;
    const passedBy = skipDoneCommands({ perform: async () => undefined }, done, (position) => {
      expect(position).toBe(done.until);
      return havePassed;
    });
    const later = { ...events[2]!, position: `${done.until}1` };
    const known = done.ids.size;
    expect(known).toBeGreaterThan(0);
    await passedBy.perform(effectOf(later), never, () => undefined);
    expect(done.ids.size).toBe(known);
    havePassed = true;
    await passedBy.perform(effectOf(later), never, () => undefined);
    expect(done.ids.size).toBe(0);
  });
});
