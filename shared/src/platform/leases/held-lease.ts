import type { Clock, Timer, Timers } from "../ports/clock";
import type { Lease } from "../ports/leases";
import type { LeaseStore } from "./lease-store";

/** A holder gives up this part of a life before the store does: work in flight has that long to end. */
const MARGIN = 1 / 6;
const RENEWALS_OF_LIFE = 3;

export type Holder = { name: string; id: string; lifeMs: number };

type HeldPorts = { store: LeaseStore; clock: Clock; timers: Timers };

/** A lease that was granted, renewed until it is lost or ended. Its time counts from before it was asked for. */
export class HeldLease implements Lease {
  readonly #abort = new AbortController();
  readonly #renewals: Timer;
  #end: Timer | null = null;
  #heldUntilMs = 0;

  constructor(
    readonly token: number,
    askedAtMs: number,
    private readonly holder: Holder,
    private readonly ports: HeldPorts,
  ) {
    this.#renewals = ports.timers.every(holder.lifeMs / RENEWALS_OF_LIFE, () => this.#renew());
    this.#extend(askedAtMs);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  isHeld(): boolean {
    if (!this.signal.aborted && this.ports.clock.now() >= this.#heldUntilMs) this.end();
    return !this.signal.aborted;
  }

  /** From now on nothing more is done under it. */
  end(): void {
    this.#renewals.cancel();
    this.#end?.cancel();
    this.#abort.abort();
  }

  async #renew(): Promise<void> {
    if (!this.isHeld()) return;
    const askedAtMs = this.ports.clock.now();
    const { name, id } = this.holder;
    // A store that is away is asked again, until the lease's own time is over.
    const answer = await this.ports.store.renew(name, id, this.token).catch(() => null);
    if (!this.isHeld() || answer === null) return;
    if (answer) this.#extend(askedAtMs);
    else this.end();
  }

  #extend(askedAtMs: number): void {
    this.#heldUntilMs = askedAtMs + this.holder.lifeMs * (1 - MARGIN);
    this.#end?.cancel();
    this.#end = this.ports.timers.at(this.#heldUntilMs, () => this.end());
    this.isHeld();
  }
}
