/** The tests' peer of EventStoreDB as a program of its own, where no server can be had: figures that it stands in for say so. */
import { EventStorePeer } from "@naqsh/shared/platform/adapters/eventstoredb/testing/event-store-peer";

const [directory = ""] = process.argv.slice(2);
const peer = new EventStorePeer(directory);
await peer.start(0);
process.send!({ ready: { url: peer.url } });
process.on("disconnect", () => process.exit(0));
