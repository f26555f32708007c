import { afterAll, beforeAll } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeEngine } from "./testing/describe-engine";
import { EventStorePeer } from "./testing/event-store-peer";

const folder = temporaryFolder();
const peer = new EventStorePeer(folder.fresh());
beforeAll(() => peer.start());
afterAll(() => peer.kill());
describeEngine("EventStoreDB's peer", () => peer.url);

const url = process.env["EVENTSTORE_URL"];
if (url) describeEngine("The given EventStoreDB", () => url);
else process.stdout.write("EVENTSTORE_URL is not set: what servers do was asked of the peer alone\n");
