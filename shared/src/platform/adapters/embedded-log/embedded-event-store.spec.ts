import { describeEventStore } from "../../ports/event-store.contract";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { openEmbeddedEventStore } from "./embedded-event-store";

const folder = temporaryFolder();

describeEventStore("The embedded log", () => openEmbeddedEventStore({ directory: folder.fresh() }));
describeEventStore("The embedded log in tiny segments", () =>
  openEmbeddedEventStore({ directory: folder.fresh(), segmentBytes: 2_000 }),
);
describeEventStore("The embedded log without syncs", () =>
  openEmbeddedEventStore({ directory: folder.fresh(), durable: false }),
);
