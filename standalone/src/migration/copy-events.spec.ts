import fc from "fast-check";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { collect, eventToStore } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { copyEvents, TargetIsForeign } from "./copy-events";
import { textOfEvent } from "./same-event";

const folder = temporaryFolder();
const openStore = (): Promise<EventStore> => openEmbeddedEventStore({ directory: folder.fresh(), durable: false });
const ONE_BY_ONE = { inFlight: 1, onProgress: () => undefined };

/** A log whose n-th event lies in the n-th named stream. */
const logOf = async (streams: readonly string[]): Promise<EventStore> => {
  const store = await openStore();
  const heads = new Map<string, number>();
  for (const [place, stream] of streams.entries()) {
    const { revision } = await store.append(stream, heads.get(stream) ?? -1, [eventToStore(`event ${place}`)]);
    heads.set(stream, revision);
  }
  return store;
};

const textsIn = async (store: EventStore): Promise<string[]> => (await collect(store.readAll())).map(textOfEvent);

class Killed extends Error {}

/** Goes wrong at each append as it is told: no answer before or after it was stored, or the end of the program there. */
const unreliable = (target: EventStore, troubles: readonly string[]): EventStore => {
  const left = [...troubles];
  return {
    ...target,
    append: async (stream, expected, events) => {
      const trouble = left.shift();
      if (trouble === "away") throw new StoreUnavailable("away");
      if (trouble === "killed before") throw new Killed();
      const answer = await target.append(stream, expected, events);
      if (trouble === "no answer") throw new StoreUnavailable("no answer");
      if (trouble === "killed after") throw new Killed();
      return answer;
    },
  };
};

describe("copying a log", () => {
  it("gives the same log, whatever goes wrong on the way and how often it is begun again", async () => {
    const trouble = fc.constantFrom("none", "none", "no answer", "away", "killed before", "killed after");
    const streams = fc.array(fc.constantFrom("auction-1", "user-1", "order-1"), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(streams, fc.array(trouble, { maxLength: 5 }), async (names, troubles) => {
        const [source, target] = [await logOf(names), await openStore()];
        for (let starts = 0; ; starts += 1) {
          const begun = unreliable(target, starts === 0 ? troubles : troubles.slice(starts * 2));
          const end = await copyEvents(source, begun, ONE_BY_ONE).catch((error: unknown) => error);
          if (!(end instanceof Killed)) break;
        }
        expect(await textsIn(target)).toEqual(await textsIn(source));
        await Promise.all([source.close(), target.close()]);
      }),
      { numRuns: 10 },
    );
  });

  it("keeps the order of the log where many appends are under way", async () => {
    const names = Array.from({ length: 600 }, (_, place) => `user-${place % 7}`);
    const [source, target] = [await logOf(names), await openStore()];
    expect(await copyEvents(source, target, { ...ONE_BY_ONE, inFlight: 64 })).toBe(0);
    expect(await textsIn(target)).toEqual(await textsIn(source));
    expect(await copyEvents(source, target, ONE_BY_ONE)).toBe(600);
    await Promise.all([source.close(), target.close()]);
  });

  it("refuses a target that holds anything else, and adds nothing to it", async () => {
    const source = await logOf(["user-1", "user-2", "user-1"]);
    const others = [["user-3"], ["user-1", "user-1"], ["user-1", "user-2", "user-1", "user-1"]];
    for (const names of others) {
      const target = await logOf(names);
      await expect(copyEvents(source, target, ONE_BY_ONE)).rejects.toBeInstanceOf(TargetIsForeign);
      expect(await textsIn(target)).toHaveLength(names.length);
      await target.close();
    }
    await source.close();
  });
});
