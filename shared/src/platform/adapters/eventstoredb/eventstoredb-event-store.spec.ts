import { afterAll } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import type { EventStore } from "../../ports/event-store";
import { describeEventStore } from "../../ports/event-store.contract";
import { createEventStoreDbEventStore } from "./eventstoredb-event-store";
import { EventStorePeer } from "./testing/event-store-peer";
import { openOwnCorner } from "./testing/isolated-streams";

const folder = temporaryFolder();
const peers: EventStorePeer[] = [];

afterAll(() => Promise.all(peers.map((peer) => peer.kill())));

const openOn = async (peer: EventStorePeer): Promise<EventStore> => {
  peers.push(peer);
  await peer.start();
  return createEventStoreDbEventStore({ url: peer.url });
};

describeEventStore("EventStoreDB", () => openOn(new EventStorePeer(folder.fresh())));
describeEventStore("EventStoreDB before 24.2, that takes a repeat for a wrong revision", () =>
  openOn(new EventStorePeer(folder.fresh(), { tellsCaughtUp: false, knowsIds: false })),
);

const url = process.env["EVENTSTORE_URL"];
if (url) describeEventStore("The given EventStoreDB", () => openOwnCorner(createEventStoreDbEventStore({ url })));
else
  process.stdout.write("EVENTSTORE_URL is not set: the suite of the event store did not run against a real server\n");
