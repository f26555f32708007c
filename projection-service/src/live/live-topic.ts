import type { LiveList } from "./list-room";
import type { LiveTally } from "./tally-room";
import type { Session } from "@naqsh/shared/platform/ports/sessions";
import type { NaqshRejection } from "@naqsh/shared/registry";

/** What a reader is sent of a document: a patch for a watcher at `from`, or everything if that is null. */
export type Presented = { from: number | null; patch: unknown };

/** One view of a topic. Documents are never changed in place, so that what was pushed last can be kept. */
export type LiveSource<Document extends object = object> = {
  /** The projection whose documents it shows. */
  projection: string;
  /** Its name in messages. */
  view: string;
  topicOf: (key: string, document: Document) => string;
  /** The document's name in messages, if it is not its own key. */
  labelOf?: (document: Document) => string;
  /** The keys that a new watcher is shown. */
  keysOf: (topic: string) => Promise<readonly string[]>;
  read: (key: string) => Promise<Document | null>;
  sequenceOf: (document: Document) => number;
  /** `since`: what the reader holds; null for nothing. */
  present: (document: Document, since: number | null) => Presented | Promise<Presented>;
  /** At least so long between two pushes of one document; the first goes at once. */
  intervalMs: number;
  /** Whether that is between two of any of its documents in a topic, which may show many. */
  pacedTogether?: true;
};

export type JoinRefusal = Extract<NaqshRejection["code"], "SIGN_IN_REQUIRED" | "FORBIDDEN" | "NOT_FOUND">;

/** A kind of topic, as a module declares it: who may join, and what leaves. */
export type LiveTopic = {
  matches: (topic: string) => boolean;
  /** Null if the reader may join. */
  refusal: (topic: string, session: Session | null) => Promise<JoinRefusal | null>;
  sources: readonly LiveSource[];
  /** Instead of sources: what it shows is a list, or counts. */
  list?: LiveList;
  tally?: LiveTally;
  /** Whether a reader may name what they hold; a topic of several documents always begins anew. */
  resumes: boolean;
  /** Whether everyone there is told how many watch. */
  countsWatchers: boolean;
  /** Whether `Presence` says who is there; only readers who are signed in may join it then. */
  namesWatchers?: true;
};

/** The hub gives a source no documents but those of its projection: that makes the loss of types safe. */
export const liveSource = <Document extends object>(source: LiveSource<Document>): LiveSource =>
  source as unknown as LiveSource;
