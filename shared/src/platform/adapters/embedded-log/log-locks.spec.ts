import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventsToStore, idsIn } from "../../../testing/events-to-store";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { LogInUse } from "../../ports/event-store";
import { openEmbeddedEventStore } from "./embedded-event-store";

const folder = temporaryFolder();

describe("The lock of a log", () => {
  it.each([
    ["that was opened with events", true],
    ["that was new", false],
  ])("keeps a second writer out, and tells of it, though its file was removed under a log %s", async (_, hadEvents) => {
    const directory = folder.fresh();
    if (hadEvents) {
      const earlier = await openEmbeddedEventStore({ directory });
      await earlier.append("auction-0", -1, eventsToStore("0"));
      await earlier.close();
    }
    let replaced = 0;
    const first = await openEmbeddedEventStore({ directory, onLockReplaced: () => (replaced += 1) });
    await first.append("auction-1", -1, eventsToStore("a"));
    rmSync(join(directory, "lock"));
    await expect(openEmbeddedEventStore({ directory })).rejects.toBeInstanceOf(LogInUse);
    rmSync(join(directory, "lock"), { force: true });
    await expect.poll(() => replaced).toBe(1);

    await first.append("auction-1", 0, eventsToStore("b"));
    await first.close();
    const later = await openEmbeddedEventStore({ directory });
    expect(await idsIn(later)).toHaveLength(hadEvents ? 3 : 2);
    await later.close();
  });
});
