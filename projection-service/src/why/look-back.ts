import type { KnownEvent } from "./why-facts";

export type Fits = (event: KnownEvent) => boolean;

/** Events that one command brings lie together. */
export const MOST_OF_COMMAND = 64;

/** What the story of a state is made of, in the events of one stream. */
export type StoryNeeds = {
  isOfSubject: Fits;
  brings: Fits;
  /** Types after which the state holds no more, and those of which what followed belongs to the story. */
  until: readonly KnownEvent["type"][];
  after: readonly KnownEvent["type"][];
  /** The newest event that says who leads says that it is the asker, who then was not outbid. */
  isOwnLead: Fits;
  /** Of which kinds the last event before the one that brings the state about belongs to the story. */
  before: (anchor: KnownEvent) => readonly Fits[];
};

/**
 * Meets the events of a stream from the newest back, and holds of them what the story is made of: told from these and the first
 * one, it is the same as from all. So a page of a long stream is in memory at a time.
 */
export class LookBack {
  private readonly held: KnownEvent[] = [];
  private anchor: KnownEvent | null = null;
  private wanted: readonly Fits[] = [];
  private isDenied = false;
  private isLeaderMet = false;

  constructor(
    private readonly needs: StoryNeeds,
    private readonly first: KnownEvent,
  ) {}

  /** Whether what lies at a revision and before it changes nothing. */
  isOverAt(revision: number): boolean {
    if (this.isDenied) return true;
    if (this.anchor === null || this.wanted.length > 0) return false;
    return revision < this.anchor.revision - MOST_OF_COMMAND;
  }

  meet(event: KnownEvent): void {
    if (!this.needs.isOfSubject(event)) return;
    const isNeeded = this.anchor === null ? this.meetsAnchor(event) : this.meetsBefore(event, this.anchor);
    if (isNeeded) this.held.push(event);
  }

  /** Oldest first. */
  events(): readonly KnownEvent[] {
    return [this.first, ...this.held.toReversed()];
  }

  private meetsAnchor(event: KnownEvent): boolean {
    const { brings, until, after, isOwnLead, before } = this.needs;
    const isNewestLead = !this.isLeaderMet && "leaderId" in event.data;
    this.isLeaderMet ||= isNewestLead;
    this.isDenied = until.includes(event.type) || (isNewestLead && isOwnLead(event));
    if (brings(event)) {
      this.anchor = event;
      this.wanted = before(event).filter((fits) => !this.isOfFirst(fits));
      return true;
    }
    return this.isDenied || isNewestLead || after.includes(event.type);
  }

  private meetsBefore(event: KnownEvent, { metadata }: KnownEvent): boolean {
    const wanted = this.wanted.filter((fits) => !fits(event));
    const isWanted = wanted.length < this.wanted.length;
    this.wanted = wanted;
    return isWanted || event.metadata.commandId === metadata.commandId;
  }

  /** An auction is scheduled by its first event, and never again. */
  private isOfFirst(fits: Fits): boolean {
    return this.first.type === "AuctionScheduled" && fits(this.first);
  }
}
