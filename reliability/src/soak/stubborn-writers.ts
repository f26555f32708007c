import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { acknowledgedBy, sendBid, type Acknowledged } from "../faults/sent-bids";
import type { Person } from "../simulation/cast";

type Pending = { key: string; who: Person; amount: number };

/**
 * Bidders who write until the shop is gone. Whose bid got no answer asks again under the same id after the restart, as a
 * browser does.
 */
export class StubbornWriters {
  readonly acknowledged: Acknowledged[] = [];
  readonly #pending = new Map<Person, Pending>();
  readonly #news = new EventEmitter();
  #highest = 100;

  constructor(
    private readonly bidders: readonly Person[],
    private readonly auctionId: string,
  ) {}

  get unanswered(): number {
    return this.#pending.size;
  }

  /** Answers when the shop is gone for all of them. */
  async writeTo(url: string): Promise<void> {
    await Promise.all(this.bidders.map((who) => this.#bidUntilGone(url, who)));
  }

  /** Answers once so many more bids are acknowledged. */
  async acknowledges(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more;
    while (this.acknowledged.length < wanted) await once(this.#news, "acknowledged");
  }

  async #bidUntilGone(url: string, who: Person): Promise<void> {
    for (;;) {
      const call = this.#pending.get(who) ?? { key: randomUUID(), who, amount: (this.#highest += 300) };
      this.#pending.set(who, call);
      const answer = await sendBid({ url, auctionId: this.auctionId, ...call });
      if (answer === null) return;
      if (answer.status >= 500) continue;
      this.#pending.delete(who);
      const acknowledged = acknowledgedBy(answer, call);
      if (!acknowledged) continue;
      this.acknowledged.push(acknowledged);
      this.#news.emit("acknowledged");
    }
  }
}
