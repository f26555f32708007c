import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { currentVersion, upcast } from "@naqsh/shared/kernel/upcast";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { allUpcasters } from "@naqsh/shared/registry";

/** An event in its current shape; its personal fields stay sealed, since no policy needs them. */
export const liftedEvent = (stored: StoredEvent): RecordedEvent => {
  const current = currentVersion(allUpcasters, stored.type);
  if (stored.schemaVersion === current) return stored;
  const data = upcast(allUpcasters, stored.type, stored.schemaVersion, stored.data);
  return { ...stored, schemaVersion: current, data };
};
