import type { AnyEvent } from "../../kernel/decider";
import type { EventMetadata, RecordedEvent } from "../../kernel/event";
import type { Instant } from "../../kernel/instant";
import type { PlainText, SealedText } from "../../kernel/personal";
import { currentVersion, upcast, type UpcasterChains } from "../../kernel/upcast";
import { uuid5 } from "../../kernel/uuid";
import type { EventToStore, StoredEvent } from "../ports/event-store";
import { PersonErased, type PersonalKeys } from "../ports/personal-keys";
import { personalFieldsOf, replacePersonalFields } from "./personal-fields";
import { seal } from "./sealed-text";

/** What the events of one command share. */
export type EventOrigin = {
  stream: string;
  recordedAt: Instant;
  metadata: EventMetadata;
  /** If several processes append: the id of the process that decided. The same command decided by another process is another event. */
  decidedBy?: string;
};

/** Between the events of deciders and those of the store: versions, sealing, ids. */
export type EventCodec = {
  /**
   * Seals and wraps the events of one command, in order: at once if nothing in them is personal. Their ids follow from
   * command, stream, place and deciding process, so that a repetition stores nothing twice.
   */
  encode: (events: readonly AnyEvent[], origin: EventOrigin) => EventToStore[] | Promise<EventToStore[]>;
  /**
   * Gives a stored event in its current shape, personal fields sealed.
   * @throws when the event is newer than this build.
   */
  decode: (event: StoredEvent) => RecordedEvent;
};

export const createEventCodec = (chains: UpcasterChains, keys: PersonalKeys): EventCodec => {
  const wrapped = (event: AnyEvent, id: string, data: object, { recordedAt, metadata }: EventOrigin): EventToStore => ({
    id,
    type: event.type,
    schemaVersion: currentVersion(chains, event.type),
    recordedAt,
    data: data as Record<string, unknown>,
    metadata,
  });

  const sealedAndWrapped = async (event: AnyEvent, id: string, origin: EventOrigin): Promise<EventToStore> =>
    wrapped(event, id, await sealedData(keys, event.data, `${id}/${event.type}/${origin.stream}`), origin);

  const decode = (event: StoredEvent): RecordedEvent => {
    const current = currentVersion(chains, event.type);
    if (event.schemaVersion === current) return event;
    return { ...event, schemaVersion: current, data: upcast(chains, event.type, event.schemaVersion, event.data) };
  };

  return {
    encode: (events, origin) => {
      const by = origin.decidedBy === undefined ? "" : `/${origin.decidedBy}`;
      const idOf = (place: number): string => uuid5(origin.metadata.commandId, `${origin.stream}/${place}${by}`);
      return events.some(({ data }) => personalFieldsOf(data).length > 0)
        ? Promise.all(events.map((event, place) => sealedAndWrapped(event, idOf(place), origin)))
        : events.map((event, place) => wrapped(event, idOf(place), event.data, origin));
    },
    decode,
  };
};

type PersonalField = ReturnType<typeof personalFieldsOf>[number];

/** @throws PersonErased for what a person gave of themself */
const sealedOrGone = async (keys: PersonalKeys, text: PlainText, at: string): Promise<SealedText> => {
  try {
    return seal(await keys.obtain(text.person), { ...text, at });
  } catch (error) {
    if (!(error instanceof PersonErased) || text.isAbout !== true) throw error;
    return { person: text.person, sealed: "", at };
  }
};

const sealedData = async (keys: PersonalKeys, data: object, place: string): Promise<object> => {
  const fields = personalFieldsOf(data);
  const sealed = new Map<object, SealedText>();
  const sealOne = async ({ path, text }: PersonalField): Promise<void> => {
    if ("plain" in text) sealed.set(text, await sealedOrGone(keys, text, `${place}/${path}`));
  };
  await Promise.all(fields.map(sealOne));
  return replacePersonalFields(data, (text) => sealed.get(text) ?? text) as object;
};
