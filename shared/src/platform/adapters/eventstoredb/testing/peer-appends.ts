import { LogDamaged, RevisionConflict, type EventStore } from "../../../ports/event-store";
import type { AppendResult } from "../../../ports/event-store";
import { bytesOf, collected, placeOfPosition, proposedEvent } from "./peer-log";
import { streamAsked } from "./peer-readings";
import { Any, Empty, Status, shared, streams, type BatchAppendReq, type BatchAppendResp } from "./protocol";

const MOST_APPEND_BYTES = 1024 * 1024;

/** A real server leaves an id alone whose first append is in flight, until this has passed. */
const IN_FLIGHT_MS = 2_000;

type Details = { serializeBinary: () => Uint8Array };

/** Answers one append as a real server does. */
export class PeerAppends {
  readonly #inFlight = new Set<string>();

  constructor(
    private readonly log: EventStore,
    /** `knowsIds`: else it compares none, as a server does beyond what it keeps of them: a repeat is a wrong revision. */
    private readonly server: { knowsIds: boolean; tombstones: ReadonlySet<string> },
  ) {}

  async answer(options: BatchAppendReq.Options, messages: BatchAppendReq.ProposedMessage[]): Promise<BatchAppendResp> {
    const answer = new streams.BatchAppendResp().setStreamIdentifier(options.getStreamIdentifier());
    if (bytesOf(messages) > MOST_APPEND_BYTES) {
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MOST_APPEND_BYTES);
      return answer.setError(refusal("MaximumAppendSizeExceeded", details));
    }
    const stream = streamAsked(options);
    const keys = messages.map((message) => `${stream}/${message.getId()!.getString()}`);
    if (this.server.tombstones.has(stream)) return answer.setError(deleted(options));
    if (keys.some((key) => this.#inFlight.has(key))) {
      await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_MS));
      return answer.setError(refusal("Timeout", new shared.Timeout()));
    }
    for (const key of keys) this.#inFlight.add(key);
    try {
      const expected = expectedBy(options);
      if (!this.server.knowsIds) await this.#assertRevision(stream, expected);
      return answer.setSuccess(success(await this.log.append(stream, expected, messages.map(proposedEvent))));
    } catch (error) {
      if (error instanceof RevisionConflict) return answer.setError(conflict(error));
      throw error;
    } finally {
      for (const key of keys) this.#inFlight.delete(key);
    }
  }

  async #assertRevision(stream: string, expected: number): Promise<void> {
    const actual = (await collected(this.log.readStream(stream))).length - 1;
    if (actual !== expected) throw new RevisionConflict(stream, expected, actual);
  }
}

const expectedBy = (options: BatchAppendReq.Options): number => {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamPosition()) return Number(options.getStreamPosition());
  throw new LogDamaged("An append without a revision");
};

const success = ({ revision, positions }: AppendResult): BatchAppendResp.Success => {
  const place = String(placeOfPosition(positions.at(-1)!));
  const position = new shared.AllStreamPosition().setCommitPosition(place).setPreparePosition(place);
  return new streams.BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(position);
};

const conflict = ({ expected, actual }: RevisionConflict): Status => {
  const details = new shared.WrongExpectedVersion();
  if (expected < 0) details.setExpectedNoStream(new Empty());
  else details.setExpectedStreamPosition(String(expected));
  if (actual < 0) details.setCurrentNoStream(new Empty());
  else details.setCurrentStreamRevision(String(actual));
  return refusal("WrongExpectedVersion", details);
};

type Status = InstanceType<typeof Status>;

const deleted = (options: BatchAppendReq.Options): Status =>
  refusal("StreamDeleted", new shared.StreamDeleted().setStreamIdentifier(options.getStreamIdentifier()));

const refusal = (name: string, details: Details): Status => {
  const packed = new Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  return new Status().setMessage(name).setDetails(packed);
};
