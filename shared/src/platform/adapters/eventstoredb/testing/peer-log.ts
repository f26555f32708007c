import { START_OF_LOG, type Position } from "../../../../kernel/position";
import type { EventStore, EventToStore, StoredEvent } from "../../../ports/event-store";
import type { BatchAppendReq } from "./protocol";

/** Bytes between two events of the peer's log: places of a real server are byte offsets, not numbers. */
const STRIDE = 137n;

/** Takes a position of the embedded log; gives the place that the peer tells its clients. */
export const placeOfPosition = (position: Position): bigint => BigInt(position) * STRIDE;

/** Gives the last position of the embedded log that lies at or before a place. */
export const positionAt = (place: bigint): Position => positionOf(Number(place / STRIDE));

export const positionOf = (sequence: number): Position =>
  sequence === 0 ? START_OF_LOG : String(sequence).padStart(20, "0");

/** What a client proposes, as the embedded log keeps it: the peer's own version and time beside the client's parts. */
export const proposedEvent = (message: BatchAppendReq.ProposedMessage): EventToStore => ({
  id: message.getId()!.getString(),
  type: message.getMetadataMap().get("type")!,
  schemaVersion: 1,
  recordedAt: new Date(0).toISOString(),
  data: parsed(message.getData_asU8()) as EventToStore["data"],
  metadata: parsed(message.getCustomMetadata_asU8()) as EventToStore["metadata"],
});

const parsed = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString("utf8"));

export const bytesOf = (messages: readonly BatchAppendReq.ProposedMessage[]): number =>
  messages.reduce((sum, message) => sum + message.getData_asU8().length + message.getCustomMetadata_asU8().length, 0);

/** Writes events of the server's own, as a real one does now and then: $all holds them, a filtered subscription does not. */
export const writeSystemEvents = async (log: EventStore, ids: readonly string[]): Promise<void> => {
  let expected = -1;
  for await (const { revision } of log.readStream("$stats")) expected = revision;
  const events = ids.map((id): EventToStore => {
    const metadata = {} as EventToStore["metadata"];
    return { id, type: "$statsCollected", schemaVersion: 1, recordedAt: "", data: {}, metadata };
  });
  await log.append("$stats", expected, events);
};

export const collected = async (events: AsyncIterable<StoredEvent>): Promise<StoredEvent[]> => {
  const all: StoredEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};
