import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeEventStore } from "../../ports/event-store.contract";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { collect, eventsToStore } from "../../../testing/events-to-store";
import { LogDamaged } from "../../ports/event-store";
import { openEmbeddedEventStore } from "./embedded-event-store";

const folder = temporaryFolder();

describeEventStore("The embedded log", () => openEmbeddedEventStore({ directory: folder.fresh() }));
describeEventStore("The embedded log in tiny segments", () =>
  openEmbeddedEventStore({ directory: folder.fresh(), segmentBytes: 2_000 }),
);
describeEventStore("The embedded log without syncs", () =>
  openEmbeddedEventStore({ directory: folder.fresh(), durable: false }),
);

describe("An event of the embedded log by its position", () => {
  it("is given at once, also after the log was opened again, and nothing beyond the end", async () => {
    const directory = folder.fresh();
    const store = await openEmbeddedEventStore({ directory, segmentBytes: 2_000 });
    for (let place = 0; place < 20; place += 1)
      await store.append(`auction-${place}`, -1, eventsToStore(`at ${place}`));
    const all = await collect(store.readAll());
    for (const event of all) expect(store.eventAt!(event.position)).toEqual(event);
    await store.close();
    const again = await openEmbeddedEventStore({ directory, segmentBytes: 2_000 });
    for (const event of all) expect(again.eventAt!(event.position)).toEqual(event);
    expect(() => again.eventAt!("00000000000000000021")).toThrow(RangeError);
    expect(() => again.eventAt!("")).toThrow(RangeError);
    await again.close();
  });

  it("is refused where it was altered, and the log turns read-only", async () => {
    const directory = folder.fresh();
    const store = await openEmbeddedEventStore({ directory });
    await store.append("auction-1", -1, eventsToStore("one", "two"));
    const [, second] = await collect(store.readAll());
    await store.close();
    const again = await openEmbeddedEventStore({ directory });
    const segment = join(
      directory,
      readdirSync(directory).find((name) => name.endsWith(".log"))!,
    );
    const bytes = readFileSync(segment);
    bytes[bytes.length - 5]! ^= 1;
    writeFileSync(segment, bytes);
    expect(() => again.eventAt!(second!.position)).toThrow(LogDamaged);
    expect(again.failure()).toContain("record 2");
    await again.close();
  });
});
