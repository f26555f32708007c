import type { Position } from "@naqsh/shared/kernel/position";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { EventDocuments } from "./event-documents";
import { damageOfPostings, damageOfTrusted, opensOnTrust, PostingsFile } from "./postings-file";

/** Describes a view that has one document for each event. */
export type EventsSpec = CollectionSpec & Required<Pick<CollectionSpec, "remakeEvent">>;

type Place = {
  folder: string;
  file: string;
  eventsOfWrite: number | undefined;
  walkedFirstBytes?: number | undefined;
};
type OnDamage = (damage: string) => void;

/**
 * Opens a view's file, which is empty, or was checked, or is trusted if `onDamage` is to hear what a check finds afterwards.
 * @throws Error if it cannot be read, or is of another log.
 */
export const openEvents = async (
  { indexes, remakeEvent }: EventsSpec,
  place: Place,
  onDamage?: OnDamage,
): Promise<EventDocuments> => {
  const postings = new PostingsFile(place.folder, place.file, onDamage);
  try {
    return new EventDocuments(indexes, postings, remakeEvent, place.eventsOfWrite);
  } catch (error) {
    await postings.close();
    throw error;
  }
};

/** The same with what it holds, of which the manifest says how far it has come. @throws Error if it is not to be trusted. */
export const loadEvents = async (
  spec: EventsSpec,
  place: Place,
  { checkpoint, onDamage }: { checkpoint: Position; onDamage: OnDamage },
): Promise<EventDocuments> => {
  const isTrusted = opensOnTrust(place.folder, place.file, place.walkedFirstBytes);
  const damage = isTrusted
    ? damageOfTrusted(place.folder, place.file)
    : await damageOfPostings(place.folder, place.file);
  if (damage !== null) throw new Error(damage);
  const documents = await openEvents(spec, place, isTrusted ? onDamage : undefined);
  if (documents.reached < checkpoint) {
    await documents.close();
    throw new Error(`It has not come to ${checkpoint}`);
  }
  documents.advance(checkpoint);
  return documents;
};
