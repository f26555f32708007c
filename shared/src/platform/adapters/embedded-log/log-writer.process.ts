import { NAQSH_NAMESPACE, uuid5 } from "../../../kernel/uuid";
import { eventsToStore } from "../../../testing/events-to-store";
import { openEmbeddedEventStore } from "./embedded-event-store";

/** Run as a process by specs that kill it: many writers, each telling of every event that was acknowledged. */
const [directory = "", run = "", writers = "20"] = process.argv.slice(2);

const write = async (): Promise<void> => {
  const store = await openEmbeddedEventStore({ directory, segmentBytes: 200_000 });
  process.stdout.write("open\n");
  const forEver = async (writer: number): Promise<void> => {
    const stream = `auction-${uuid5(NAQSH_NAMESPACE, `${run}/${writer}`)}`;
    for (let revision = -1; ;) {
      const names = revision % 5 === 0 ? ["a", "b", "c"] : ["a"];
      const events = eventsToStore(...names.map((name) => `${stream}/${revision}/${name}`));
      const answer = await store.append(stream, revision, events);
      revision = answer.revision;
      process.stdout.write(events.map(({ id }, place) => `${answer.positions[place]} ${id}\n`).join(""));
    }
  };
  await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => forEver(writer)));
};

void write();
