import type { LiveMessage } from "@naqsh/shared/live";
import type { Timer } from "@naqsh/shared/platform/ports/clock";
import type { TraceCause } from "@naqsh/shared/platform/ports/tracer";
import type { LiveSource, LiveTopic, Presented } from "./live-topic";
import { Pace } from "./pace";
import type { Enter, TopicRoomPorts } from "./room-ports";
import { TracedPush } from "./traced-push";

const nameOf = ({ view }: LiveSource, key: string): string => `${view} ${key}`;

/** Those that tell more of their document than the answer does. */
const notIn = (answer: readonly LiveMessage[], messages: readonly LiveMessage[]): LiveMessage[] => {
  const told = new Map(answer.map(({ view, key, sequence }) => [`${view} ${key}`, sequence]));
  return messages.filter(({ view, key, sequence }) => sequence > (told.get(`${view} ${key}`) ?? -1));
};

/** A document as it was pushed last and as it is now. */
type Entry = {
  source: LiveSource;
  key: string;
  pushed: object | null;
  latest: object;
  pace: Pace;
  push: () => void;
  /** Presents again what could not be presented. */
  retry: Timer | null;
  /** Presentations that take a moment leave in order. */
  outbox: Promise<void>;
  /** Pushes in a row that could not be presented. */
  failures: number;
  /** What the next push is traced to. */
  traced: TracedPush | null;
};

type Push = Pick<Entry, "pushed" | "latest" | "traced">;

export type { Enter, TopicRoomPorts } from "./room-ports";

/** A push that could not be presented is tried again after this, then after twice as long, and so on. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

/**
 * A topic that somebody watches. A change goes out at once, after that at a steady pace of one per interval of the source;
 * what lies between is one patch from what was pushed last, so that everyone gets the same bytes.
 */
export class TopicRoom {
  members = 0;
  private readonly entries = new Map<string, Entry>();
  /** By view, of those whose documents are paced together. */
  private readonly paces = new Map<string, Pace>();
  /** What is pushed while answers are made that take a moment, for each of them. */
  private readonly meanwhile = new Set<LiveMessage[]>();
  private isOpen = false;

  constructor(
    readonly name: string,
    readonly topic: LiveTopic,
    private readonly ports: TopicRoomPorts,
  ) {}

  /** Reads what the topic shows; what changes meanwhile is taken in. */
  async open(): Promise<void> {
    for (const source of this.topic.sources) {
      for (const key of await source.keysOf(this.name)) {
        const document = await source.read(key);
        if (document !== null) this.hold(source, key, document);
      }
    }
    this.isOpen = true;
  }

  /** Takes in a change, and pushes it now or when its time has come. */
  take(source: LiveSource, key: string, document: object, causes?: readonly TraceCause[]): void {
    const entry = this.hold(source, key, document);
    if (causes && this.ports.tracer) (entry.traced ??= new TracedPush(this.ports.tracer)).take(causes);
    if (this.isOpen && entry.retry === null && entry.pushed !== entry.latest) entry.pace.ask(entry.push);
  }

  /**
   * Hands what someone who holds `since` needs to `enter`, in the very turn in which it is complete: who is let in and
   * answered there misses no push and gets none before the answer. What is pushed while the answer is made comes with it, so
   * that the busiest topic keeps nobody waiting. Whoever holds more than was pushed has asked a query: the next push fits them.
   */
  async answer(since: number | null, enter: Enter): Promise<void> {
    const answers = [...this.entries.values()].map((entry) => this.answerOf(entry, since));
    if (!answers.some((answer) => answer instanceof Promise)) return enter((answers as LiveMessage[][]).flat());
    const meanwhile: LiveMessage[] = [];
    this.meanwhile.add(meanwhile);
    try {
      const messages = (await Promise.all(answers.map((answer) => Promise.resolve(answer)))).flat();
      enter([...messages, ...notIn(messages, meanwhile)]);
    } finally {
      this.meanwhile.delete(meanwhile);
    }
  }

  close(): void {
    for (const entry of this.entries.values()) {
      entry.pace.close();
      entry.retry?.cancel();
    }
    this.entries.clear();
  }

  private hold(source: LiveSource, key: string, document: object): Entry {
    const name = nameOf(source, key);
    const held = this.entries.get(name);
    if (held === undefined) {
      const pushed = this.isOpen ? null : document;
      const outbox = Promise.resolve();
      const push = (): void => this.flush(entry);
      const times = { pace: this.paceOf(source), push, retry: null, failures: 0 };
      const entry: Entry = { source, key, pushed, latest: document, outbox, traced: null, ...times };
      this.entries.set(name, entry);
      return entry;
    }
    if (source.sequenceOf(document) > source.sequenceOf(held.latest)) held.latest = document;
    if (!this.isOpen) held.pushed = held.latest;
    return held;
  }

  private paceOf({ view, intervalMs, pacedTogether }: LiveSource): Pace {
    const pace = this.paces.get(view) ?? new Pace(intervalMs, this.ports);
    if (pacedTogether) this.paces.set(view, pace);
    return pace;
  }

  private answerOf(entry: Entry, since: number | null): LiveMessage[] | Promise<LiveMessage[]> {
    const { source, pushed, latest } = entry;
    if (pushed === null) return [];
    const sequence = source.sequenceOf(pushed);
    if (since !== null && since >= sequence && since <= source.sequenceOf(latest)) return [];
    const held = since !== null && since < sequence ? since : null;
    const presented = source.present(pushed, held);
    const wrapped = (whole: Presented): LiveMessage[] => [this.messageFrom(entry, sequence, whole)];
    return presented instanceof Promise ? presented.then(wrapped) : wrapped(presented);
  }

  private flush(entry: Entry): void {
    const { source, pushed, latest } = entry;
    if (pushed === latest) return;
    entry.pushed = latest;
    const presented = source.present(latest, pushed === null ? null : source.sequenceOf(pushed));
    const push = { pushed, latest, traced: entry.traced };
    entry.traced = null;
    if (presented instanceof Promise) this.sendInTurn(entry, push, presented);
    else this.send(entry, push, presented);
  }

  /** Waits for what is presented and for the pushes before it; an engine that is away costs nobody a change. */
  private sendInTurn(entry: Entry, push: Push, presenting: Promise<Presented>): void {
    const settled = presenting.then(
      (whole) => () => this.send(entry, push, whole),
      (error: unknown) => () => this.tryLater(entry, push, error),
    );
    entry.outbox = entry.outbox.then(async () => (await settled)());
  }

  private send(entry: Entry, { latest, traced }: Push, whole: Presented): void {
    const message = this.messageFrom(entry, entry.source.sequenceOf(latest), whole);
    for (const messages of this.meanwhile) messages.push(message);
    this.ports.publish(message);
    traced?.record(this.name, entry.source.view);
    entry.failures = 0;
  }

  /** Goes back to what was pushed before: the next push begins there. */
  private tryLater(entry: Entry, { pushed, traced }: Push, error: unknown): void {
    if (this.entries.get(nameOf(entry.source, entry.key)) !== entry) return;
    const { source } = entry;
    this.ports.logger.warn({ error, topic: this.name, view: source.view }, "A push could not be presented yet");
    const isOlder = (document: object): boolean =>
      entry.pushed !== null && source.sequenceOf(document) < source.sequenceOf(entry.pushed);
    if (pushed === null || isOlder(pushed)) entry.pushed = pushed;
    entry.traced ??= traced;
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** entry.failures, LONGEST_RETRY_MS);
    entry.failures += 1;
    entry.pace.forget(entry.push);
    entry.retry?.cancel();
    entry.retry = this.ports.timers.at(this.ports.clock.now() + waitMs, () => {
      entry.retry = null;
      entry.pace.ask(entry.push);
    });
  }

  private messageFrom({ source, latest, ...entry }: Entry, sequence: number, { from, patch }: Presented): LiveMessage {
    const serverTime = this.ports.clock.now();
    const key = source.labelOf?.(latest) ?? entry.key;
    return { topic: this.name, view: source.view, key, from, sequence, patch, serverTime };
  }
}
