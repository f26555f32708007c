import { START_OF_LOG } from "../../../../kernel/position";
import type { EventStore, StoredEvent } from "../../../ports/event-store";
import { collected, placeOfPosition, positionAt, positionOf } from "./peer-log";
import { shared, streams, type ReadReq, type ReadResp } from "./protocol";

const WINDOW = 32;
/** Where 21.10 says that an event lies which it reads from a stream: nowhere. */
const NOWHERE = String(2n ** 64n - 1n);

export type Send = (answer: ReadResp) => Promise<void>;

type Naming = { getStreamIdentifier: () => { getStreamName_asU8: () => Uint8Array } | undefined };

/** The stream that a request is about. */
export const streamAsked = (asked: Naming): string =>
  Buffer.from(asked.getStreamIdentifier()!.getStreamName_asU8()).toString("utf8");

/** Answers one reading of a stream or of $all as a real server does. */
export const answerRead = async (
  log: EventStore,
  options: ReadReq.Options,
  { send, tellsPlaces }: { send: Send; tellsPlaces: boolean },
): Promise<void> => {
  if (!options.hasStream()) return sendAll(log, options, send);
  const wanted = options.getStream()!;
  const name = streamAsked(wanted);
  if ((await collected(log.readStream(name, { limit: 1 }))).length === 0) {
    const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(wanted.getStreamIdentifier());
    return send(new streams.ReadResp().setStreamNotFound(notFound));
  }
  const from = wanted.hasRevision() ? Number(wanted.getRevision()) : 0;
  const events = log.readStream(name, { from, limit: Number(options.getCount()) });
  for await (const event of events) await send(tellsPlaces ? eventAnswer(event) : eventAnswer(event, NOWHERE));
};

/** Forwards from a place inclusive, backwards from a place exclusive. */
const sendAll = async (log: EventStore, options: ReadReq.Options, send: Send): Promise<void> => {
  const wanted = options.getAll()!;
  const place = wanted.hasPosition() ? BigInt(wanted.getPosition()!.getCommitPosition()) : null;
  const before = place === null || place === 0n ? START_OF_LOG : positionAt(place - 1n);
  const limit = Number(options.getCount());
  if (options.getReadDirection() !== streams.ReadReq.Options.ReadDirection.BACKWARDS) {
    for await (const event of log.readAll({ after: before, limit })) await send(eventAnswer(event));
    return;
  }
  const last = place === null ? await log.head() : before;
  const first = Math.max(0, Number(last) - limit);
  const events = await collected(log.readAll({ after: positionOf(first), limit: Number(last) - first }));
  for (const event of events.toReversed()) await send(eventAnswer(event));
};

/** Answers one subscription to $all until the signal aborts; a server before 24.2 does not say when it has caught up. */
export const answerSubscription = async (
  log: EventStore,
  options: ReadReq.Options,
  { send, signal, tellsCaughtUp }: { send: Send; signal: AbortSignal; tellsCaughtUp: boolean },
): Promise<void> => {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId("subscription");
  await send(new streams.ReadResp().setConfirmation(confirmation));
  const wanted = options.getAll()!;
  let after = wanted.hasPosition() ? positionAt(BigInt(wanted.getPosition()!.getCommitPosition())) : START_OF_LOG;
  if (wanted.hasEnd()) after = await log.head();
  const filter = options.getFilter();
  const type = new RegExp(filter?.getEventType()?.getRegex() ?? "");
  const prefixes = filter?.getStreamIdentifier()?.getPrefixList() ?? [];
  const isMeant = ({ stream }: StoredEvent): boolean =>
    prefixes.length === 0 || prefixes.some((prefix) => stream.startsWith(prefix));
  const window = (filter?.hasMax() ? filter.getMax() : WINDOW) * (filter?.getCheckpointintervalmultiplier() ?? 1);
  let seen = 0;
  let isCaughtUp = false;
  for await (const batch of log.subscribe({ after, signal })) {
    if (batch.length === 0 && tellsCaughtUp && !isCaughtUp) {
      isCaughtUp = true;
      await send(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
    }
    for (const event of batch) {
      if (type.test(event.type) && isMeant(event)) await send(eventAnswer(event));
      seen += 1;
      if (seen % window === 0) await send(checkpointAnswer(event));
    }
  }
};

const checkpointAnswer = ({ position }: StoredEvent): ReadResp => {
  const place = String(placeOfPosition(position));
  const checkpoint = new streams.ReadResp.Checkpoint().setCommitPosition(place).setPreparePosition(place);
  return new streams.ReadResp().setCheckpoint(checkpoint);
};

const eventAnswer = (event: StoredEvent, place = String(placeOfPosition(event.position))): ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(base64Of(event.stream)))
    .setStreamRevision(String(event.revision))
    .setPreparePosition(place)
    .setCommitPosition(place)
    .setCustomMetadata(base64Of(JSON.stringify(event.metadata)))
    .setData(base64Of(JSON.stringify(event.data)));
  recorded.getMetadataMap().set("type", event.type).set("content-type", "application/json").set("created", "0");
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(place));
};

const base64Of = (text: string): string => Buffer.from(text, "utf8").toString("base64");
