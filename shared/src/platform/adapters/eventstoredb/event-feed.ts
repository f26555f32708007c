import type { Readable } from "node:stream";
import type { ResolvedEvent } from "@eventstore/db-client";
import type { Connection } from "./connection";
import { TimeLimitReached } from "./time-limit";

/** Pulls events out of one of the client's streams, in batches; what arrived before a failure is given before it. */
export class EventFeed {
  #failure: unknown = null;
  #isOver = false;
  #wake: () => void = () => undefined;

  constructor(
    private readonly source: Readable,
    private readonly stopSource: () => Promise<unknown>,
    private readonly connection: Connection,
  ) {
    source.on("readable", () => this.#wake());
    source.on("end", this.#finish);
    source.on("close", this.#finish);
    source.on("error", this.#fail);
    if (connection.gone.aborted) this.#giveUp();
    connection.gone.addEventListener("abort", this.#giveUp);
  }

  /** What has arrived, at most so many. */
  take(most: number): ResolvedEvent[] {
    const taken: ResolvedEvent[] = [];
    while (taken.length < most) {
      const event = this.source.read() as ResolvedEvent | null;
      if (event === null) break;
      taken.push(event);
    }
    if (taken.length > 0) this.connection.answers += 1;
    return taken;
  }

  /**
   * Answers when there may be more to take, or when the signal aborts; true when nothing will come any more.
   * @throws what broke the feed; TimeLimitReached after `limitMs` of silence.
   */
  async isAtEnd({ limitMs = Infinity, signal }: { limitMs?: number; signal?: AbortSignal } = {}): Promise<boolean> {
    if (this.#failure === null && !this.#isOver && !signal?.aborted) await this.#news(limitMs, signal);
    if (this.#failure !== null && this.source.readableLength === 0) throw this.#failure;
    return this.#isOver;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  stop(): void {
    this.connection.gone.removeEventListener("abort", this.#giveUp);
    this.stopSource().catch(() => undefined);
  }

  #news(limitMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const late = (): void => {
        signal?.removeEventListener("abort", end);
        reject(new TimeLimitReached(limitMs));
      };
      const timer = limitMs === Infinity ? undefined : setTimeout(late, limitMs);
      signal?.addEventListener("abort", end);
      this.#wake = end;
    });
  }

  readonly #finish = (): void => {
    this.#isOver = true;
    this.#wake();
  };

  readonly #fail = (error: unknown): void => {
    this.#failure ??= error;
    this.#wake();
  };

  readonly #giveUp = (): void => this.#fail(new Error("The connection was given up"));
}
