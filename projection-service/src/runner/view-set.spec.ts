import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { eventually } from "@naqsh/shared/testing/eventually";
import { describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { at, batchOf, counting } from "../testing/counted-events";
import type { AnyProjection } from "./any-projection";
import { ViewSet } from "./view-set";

const failing: AnyProjection = {
  ...counting("failing"),
  evolve: () => {
    throw new Error("a bug");
  },
};

/** A store whose writes end when the test lets them, each collection's for itself. */
const openHeldUp = async (projections: readonly AnyProjection[], collections?: number) => {
  const errors: object[] = [];
  const silent = (): void => undefined;
  const logger = { debug: silent, info: silent, warn: silent, error: (facts: object) => void errors.push(facts) };
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const readModels: ReadModelStore = {
    ...store,
    ...(collections !== undefined && { pace: { collections, events: 100 } }),
    collection: async (spec) => {
      const collection = (await store.collection(spec)) as unknown as Collection<never>;
      const write: typeof collection.write = async (writes, checkpoint) => {
        begun.push(spec.name);
        await new Promise<void>((resolve, reject) =>
          ends.set(spec.name, (error) => (error === undefined ? resolve() : reject(error))),
        );
        await collection.write(writes, checkpoint);
      };
      return { ...collection, write } as never;
    },
  };
  const decode = (event: StoredEvent): RecordedEvent => event;
  const views = new ViewSet(projections, { store: {}, readModels, decode, logger });
  await views.open();
  const told: string[] = [];
  for (const { name } of projections) views.onChange(name, () => void told.push(name));
  /** Lets a write end, once it has begun. */
  const end = async (name: string, error?: Error): Promise<void> => {
    await eventually(() => expect([...ends.keys()]).toContain(name));
    const over = ends.get(name)!;
    ends.delete(name);
    over(error);
    await nextTurn();
  };
  const apply = (batch: StoredEvent[]) => {
    const applied = { isOver: false, error: null as unknown };
    const settle = (error: unknown): void => void Object.assign(applied, { isOver: true, error });
    views.apply(batch, "").then(() => settle(null), settle);
    return applied;
  };
  return { views, begun, told, errors, end, apply };
};

const come = (what: () => unknown, expected: unknown): Promise<void> =>
  eventually(() => expect(what()).toEqual(expected));

describe("Views that are fed together", () => {
  const three = [counting("rooms"), counting("notices"), counting("inboxes")];

  it("are written at the same time where their store waits for a server, and told of in their order", async () => {
    const { views, begun, told, end, apply } = await openHeldUp(three, 16);
    const applied = apply(batchOf(1, 100));
    // Folds give way to one another after a slice of time: which of them comes to its write first is nobody's promise.
    await come(() => begun.toSorted(), ["inboxes", "notices", "rooms"]);
    await end("inboxes");
    expect(told).toEqual([]);
    await end("rooms");
    await come(() => told, ["rooms"]);
    expect(applied.isOver).toBe(false);
    await end("notices");
    await come(() => applied, { isOver: true, error: null });
    expect(told).toEqual(["rooms", "notices", "inboxes"]);
    for (const view of views.all()) expect(await view.collection.get("all")).toEqual({ count: 100 });
  });

  it("are written so many at the same time, and one after the other where the store does not say", async () => {
    const two = await openHeldUp(three, 2);
    two.apply(batchOf(1, 2));
    await two.end("notices");
    expect(two.begun).toEqual(["rooms", "notices"]);
    await two.end("rooms");
    await come(() => two.begun, ["rooms", "notices", "inboxes"]);

    const one = await openHeldUp(three);
    one.apply(batchOf(1, 2));
    for (const [place, { name }] of three.entries()) {
      await come(() => one.begun.length, place + 1);
      await one.end(name);
    }
  });

  it("end together when one of them cannot be written: what is written counts, and the rest comes again", async () => {
    const { views, told, errors, end, apply } = await openHeldUp(three, 16);
    const applied = apply(batchOf(1, 3));
    await end("rooms", new Unavailable("away"));
    await end("notices");
    await come(() => told, ["notices"]);
    expect(applied.isOver).toBe(false);
    await end("inboxes");
    await come(() => applied, { isOver: true, error: new Unavailable("away") });
    expect(errors).toEqual([]);
    expect(views.all().map(({ checkpoint }) => checkpoint)).toEqual(["", at(3), at(3)]);

    const again = apply(batchOf(1, 5));
    for (const { projection } of views.all()) await end(projection.name);
    await come(() => again, { isOver: true, error: null });
    for (const view of views.all()) expect(await view.collection.get("all")).toEqual({ count: 5 });
  });

  it("are written after those whose documents they name, and come again together if those cannot be written", async () => {
    const naming = [counting("bids"), { ...counting("rooms"), writtenAfter: ["bids"] }, counting("inboxes")];
    const { views, begun, told, end, apply } = await openHeldUp(naming, 16);
    const applied = apply(batchOf(1, 3));
    await come(() => begun, ["bids", "inboxes"]);
    await end("bids");
    await come(() => begun, ["bids", "inboxes", "rooms"]);
    await end("rooms");
    await end("inboxes");
    await come(() => applied, { isOver: true, error: null });
    expect(told).toEqual(["bids", "rooms", "inboxes"]);

    const failed = apply(batchOf(4, 5));
    await end("inboxes");
    await end("bids", new Unavailable("away"));
    await come(() => failed, { isOver: true, error: new Unavailable("away") });
    expect(views.all().map(({ checkpoint }) => checkpoint)).toEqual([at(3), at(3), at(5)]);
  });

  it("go on without the one whose projection throws", async () => {
    const { views, errors, end, apply } = await openHeldUp([failing, ...three], 16);
    const applied = apply(batchOf(1, 3));
    for (const { name } of three) await end(name);
    await come(() => applied, { isOver: true, error: null });
    expect(errors).toEqual([{ view: "failing", error: "Error: a bug" }]);
    expect(views.all().map(({ checkpoint }) => checkpoint)).toEqual(["", at(3), at(3), at(3)]);
  });

  it("move their checkpoints by a batch that has nothing for them, each for itself", async () => {
    const others = ["notices", "inboxes"].map((name) => ({ ...counting(name), handles: ["Taken"] }));
    const { views, begun, told, errors, end, apply } = await openHeldUp([...others, counting("rooms")]);
    const checkpoints = () => views.all().map(({ checkpoint }) => checkpoint);
    const applied = apply(batchOf(1, 3));
    await end("rooms");
    await come(() => begun, ["rooms", "notices", "inboxes"]);
    await end("inboxes");
    await end("notices");
    await come(() => applied, { isOver: true, error: null });
    expect(checkpoints()).toEqual([at(3), at(3), at(3)]);
    expect(told).toEqual(["rooms"]);

    const away = apply(batchOf(4, 5));
    await end("rooms");
    await end("notices", new Unavailable("away"));
    await end("inboxes");
    await come(() => away, { isOver: true, error: new Unavailable("away") });
    expect(checkpoints()).toEqual([at(3), at(5), at(5)]);

    const broken = apply(batchOf(4, 6));
    await end("rooms");
    await end("notices");
    await end("inboxes", new Error("a bug"));
    await come(() => broken, { isOver: true, error: null });
    expect(errors).toEqual([{ view: "inboxes", error: "Error: a bug" }]);
    expect(checkpoints()).toEqual([at(6), at(5), at(6)]);
  });
});
