import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Position } from "@naqsh/shared/kernel/position";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { at, batchOf, counting } from "../testing/counted-events";
import type { AnyProjection } from "./any-projection";
import { ViewSet } from "./view-set";

/** Finds what an event touches in the view itself, so that what lies before is written first. */
const lookingUp = (name: string): AnyProjection => ({
  ...counting(name),
  indexes: { byCount: ["count"] },
  keysOf: ({ id }) => (Number(id) % 3 === 0 ? { index: "byCount", equals: [] } : ["all"]),
});

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

/** What happened, in order: documents of a view written, checkpoints moved, a change told of. */
let happened: string[];
let trouble: Error | null;
let mayWrite: boolean;
/** Where the documents of the views lie. */
let place: () => string;

const openViews = async (projections: readonly AnyProjection[]): Promise<ViewSet> => {
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  const collections = new Map<string, Collection<object>>();
  const readModels: ReadModelStore = {
    ...store,
    pace: { collections: 16, events: 100 },
    collection: async (spec) => {
      const collection = await store.collection<object>(spec);
      collections.set(spec.name, collection);
      const put: NonNullable<typeof collection.put> = async (writes) => {
        happened.push(`${spec.name} written`);
        await collection.write(writes, "");
        return `${spec.name}${place()}`;
      };
      return { ...collection, put } as never;
    },
    advance: async (places: readonly string[], position: Position) => {
      if (trouble) throw trouble;
      happened.push(`${places.join(" and ")} at ${Number(position)}`);
      for (const name of places) await collections.get(name)!.write([], position);
    },
  };
  const decode = (event: StoredEvent): RecordedEvent => event;
  const views = new ViewSet(projections, { store: {}, readModels, decode, logger, mayWrite: () => mayWrite });
  await views.open();
  for (const { name } of projections) views.onChange(name, () => void happened.push(`${name} told`));
  return views;
};

beforeEach(() => {
  [happened, trouble, mayWrite, place] = [[], null, true, () => ""];
});

describe("Checkpoints of views that are fed together", () => {
  const two = [counting("rooms"), counting("inboxes")];

  it("move in one write, after all documents are written and told of", async () => {
    const views = await openViews(two);
    await views.apply(batchOf(1, 5), "");
    expect(happened).toEqual([
      "rooms written",
      "inboxes written",
      "rooms told",
      "inboxes told",
      "rooms and inboxes at 5",
    ]);
    for (const view of views.all()) {
      expect([view.checkpoint, await view.collection.checkpoint()]).toEqual([at(5), at(5)]);
    }
  });

  it("move for views that the batch does not touch, too, and not for one whose projection throws", async () => {
    const failing: AnyProjection = {
      ...counting("failing"),
      evolve: () => {
        throw new Error("a bug");
      },
    };
    const views = await openViews([failing, { ...counting("idle"), handles: ["Other"] }, counting("rooms")]);
    await views.apply(batchOf(1, 2), "");
    expect(happened.at(-1)).toBe("idle and rooms at 2");
    expect(await views.get("failing").collection.checkpoint()).toBe("");
  });

  it("stay where the store is away; what comes again is taken in once", async () => {
    const views = await openViews([...two, lookingUp("lists")]);
    trouble = new Unavailable("away");
    await expect(views.apply(batchOf(1, 4), "")).rejects.toThrow("away");
    const stored = await Promise.all(views.all().map(({ collection }) => collection.checkpoint()));
    expect(stored).toEqual(["", "", ""]);
    trouble = null;
    // As after a crash: what is known of the views is what their store says.
    for (const view of views.all()) view.adoptCheckpoint("");
    await views.apply(batchOf(1, 6), "");
    for (const view of views.all()) {
      expect([await view.collection.get("all"), await view.collection.checkpoint()]).toEqual([{ count: 6 }, at(6)]);
    }
  });

  it("stay, and nothing is written, once another process writes the views", async () => {
    const views = await openViews(two);
    mayWrite = false;
    await expect(views.apply(batchOf(1, 2), "")).rejects.toThrow(LeaseLost);
    expect(happened).toEqual([]);
  });

  it("stay where the lease was lost between the documents and them", async () => {
    const views = await openViews([counting("rooms")]);
    place = () => {
      mayWrite = false;
      return "";
    };
    await expect(views.apply(batchOf(1, 2), "")).rejects.toThrow(LeaseLost);
    expect(happened).toEqual(["rooms written", "rooms told"]);
  });

  it("stay where other documents took a view's place within a batch: the new ones have not met all of it", async () => {
    const views = await openViews([lookingUp("lists")]);
    let writes = 0;
    place = () => String((writes += 1));
    await expect(views.apply(batchOf(1, 4), "")).rejects.toThrow(Unavailable);
    expect(happened.some((what) => what.includes(" at "))).toBe(false);
    expect(views.get("lists").checkpoint).toBe("");
  });
});
