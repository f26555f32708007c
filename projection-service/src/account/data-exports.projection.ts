import { dataExportEventWords } from "@naqsh/shared/account";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { EventsOf } from "@naqsh/shared/registry";

/** A person's newest copy of their data: how far it has come, or where it lies. */
export type HeldCopy = {
  userId: string;
  exportId: string;
  requestedAt: Instant;
  percent: number;
  /** Null while it is made. */
  archive: { attempt: string; chunks: number; bytes: number; expiresAt: Instant } | null;
};

/** Who tries to make a copy, and where, is the worker's alone. */
const HANDLED = [...typesIn(dataExportEventWords, ["DataExportAttempted"]), "AccountErased"] as const;
type Event = EventsOf<typeof HANDLED>;

/** The copy that each person asked for last; none once it was deleted. */
export const dataExportsProjection: Projection<HeldCopy, Event> = {
  name: "data-exports",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: (event) => [event.data.userId],
  evolve: (copy, event) => {
    switch (event.type) {
      case "DataExportRequested":
        return { ...event.data, percent: 0, archive: null };
      case "DataExportAdvanced":
        return copy && { ...copy, percent: event.data.percent };
      case "DataExportReady": {
        const { attempt, chunks, bytes, expiresAt } = event.data;
        return copy && { ...copy, percent: 100, archive: { attempt, chunks, bytes, expiresAt } };
      }
      case "DataExportDeleted":
      case "AccountErased":
        return null;
      default:
        return unreachable(event);
    }
  },
};
