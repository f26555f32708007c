import { EventStorePeer } from "./event-store-peer";

/** The peer as a process of its own, for specs of several processes: tells its connection string when it listens. */
const [directory = "", port = "0"] = process.argv.slice(2);

const serve = async (): Promise<void> => {
  const peer = new EventStorePeer(directory);
  await peer.start(Number(port));
  process.stdout.write(`${peer.url}\n`);
};

void serve();
