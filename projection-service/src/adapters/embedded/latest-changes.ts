import type { Position } from "@naqsh/shared/kernel/position";

/** More are not remembered: whoever asks after so many changes reads all documents, as at the first time. */
const MOST = 10_000;

/** What a scan of all documents finds out: up to where every document is known that did not change since the scan began. */
export type Scan = {
  /** False for a document that changed since the scan began: that is remembered. */
  isUnchanged: (id: number) => boolean;
  /** Tells the position of one that did not. */
  met: (position: Position) => void;
  /** All were met. */
  end: () => void;
};

/**
 * The documents that changed last, by their numbers, so that whoever follows a view reads those alone however many others it
 * has. It remembers nothing before the first question, which has to look at all documents anyway.
 */
export class LatestChanges {
  private readonly changed = new Map<number, Position>();
  private isAsked = false;
  /** Documents that are not remembered lie at this position at most; null while that is not known. */
  private others: Position | null = null;
  /** The furthest that was forgotten again. */
  private forgotten: Position = "";

  constructor(private readonly most = MOST) {}

  note(id: number, position: Position): void {
    if (!this.isAsked) return;
    this.changed.delete(id);
    this.changed.set(id, position);
    if (this.changed.size <= this.most) return;
    const [oldest, at] = this.changed.entries().next().value!;
    this.changed.delete(oldest);
    if (at > this.forgotten) this.forgotten = at;
  }

  /** Numbers of the documents that took in an event after a position; null if all have to be looked at. */
  after(position: Position): number[] | null {
    if (this.others === null || position < this.others || position < this.forgotten) return null;
    const ids: number[] = [];
    for (const [id, at] of this.changed) if (at > position) ids.push(id);
    return ids;
  }

  scan(): Scan {
    this.isAsked = true;
    let furthest: Position = "";
    return {
      isUnchanged: (id) => !this.changed.has(id),
      met: (position) => {
        if (position > furthest) furthest = position;
      },
      end: () => {
        if (this.others === null || furthest < this.others) this.others = furthest;
      },
    };
  }
}
