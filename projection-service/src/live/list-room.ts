import type { LiveMessage } from "@naqsh/shared/live";
import type { Timer } from "@naqsh/shared/platform/ports/clock";
import type { Change } from "../runner/fold-batch";
import type { Enter, TopicRoomPorts } from "./room-ports";

/** What a topic shows that is a list: the documents that it names, and no others. */
export type LiveList<Document extends object = object> = {
  /** The projection whose documents it shows. */
  projection: string;
  /** Its name in messages. */
  view: string;
  /** The keys that the topic names. */
  keysOf: (topic: string) => readonly string[];
  read: (key: string) => Promise<Document | null>;
  sequenceOf: (document: Document) => number;
  /** What is sent of those that changed. */
  present: (documents: readonly Document[]) => unknown;
  /** At least so long between two pushes of the topic; the first goes at once. */
  intervalMs: number;
};

/** The hub gives a list no documents but those of its projection: that makes the loss of types safe. */
export const liveList = <Document extends object>(list: LiveList<Document>): LiveList => list as unknown as LiveList;

/**
 * A list that somebody looks at. However many of its documents change, those that did go out in one message an interval;
 * its sequence is the sum of theirs. Whoever joins gets them all.
 */
export class ListRoom {
  members = 0;
  private readonly documents = new Map<string, object>();
  private readonly changed = new Set<string>();
  private readonly keys: ReadonlySet<string>;
  private timer: Timer | null = null;
  private nextMs = 0;

  constructor(
    private readonly name: string,
    private readonly list: LiveList,
    private readonly ports: Pick<TopicRoomPorts, "clock" | "timers" | "publish">,
  ) {
    this.keys = new Set(list.keysOf(name));
  }

  /** Reads what the list shows; what changes meanwhile is taken in. */
  async open(): Promise<void> {
    for (const key of this.keys) {
      const document = await this.list.read(key);
      if (document !== null) this.hold(key, document);
    }
  }

  take({ key, document }: Pick<Change, "key" | "document">): void {
    if (document === null || !this.keys.has(key) || !this.hold(key, document)) return;
    this.changed.add(key);
    if (this.timer !== null) return;
    const { clock, timers } = this.ports;
    if (clock.now() >= this.nextMs) this.flush();
    else this.timer = timers.at(this.nextMs, () => this.flush());
  }

  /** All that it shows; what has changed and was not pushed yet is in it. */
  async answer(_: number | null, enter: Enter): Promise<void> {
    enter(this.documents.size === 0 ? [] : [this.messageOf([...this.documents.values()])]);
  }

  close(): void {
    this.timer?.cancel();
    this.documents.clear();
  }

  /** False for what others are not told of. */
  private hold(key: string, document: object): boolean {
    const held = this.documents.get(key);
    if (held !== undefined && this.list.sequenceOf(held) >= this.list.sequenceOf(document)) return false;
    this.documents.set(key, document);
    return true;
  }

  private flush(): void {
    this.timer?.cancel();
    this.timer = null;
    this.nextMs = this.ports.clock.now() + this.list.intervalMs;
    const documents = [...this.changed].map((key) => this.documents.get(key)!);
    this.changed.clear();
    if (documents.length > 0) this.ports.publish(this.messageOf(documents));
  }

  private messageOf(documents: readonly object[]): LiveMessage {
    const { view, present, sequenceOf } = this.list;
    let sequence = 0;
    for (const document of this.documents.values()) sequence += sequenceOf(document);
    const serverTime = this.ports.clock.now();
    return { topic: this.name, view, key: view, from: null, sequence, patch: present(documents), serverTime };
  }
}
