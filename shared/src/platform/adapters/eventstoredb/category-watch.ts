import { START, streamNameFilter, type AllStreamSubscription, type ResolvedEvent } from "@eventstore/db-client";
import { pause } from "../../async/pause";
import type { Position } from "../../../kernel/position";
import type { LogWatch } from "../../ports/event-store";
import { isKnownPosition, logPositionOf, positionOf, type LogPosition } from "./log-position";
import type { Connection, Connections } from "./connection";
import { CheckpointInterval } from "./checkpoint-interval";

const AGAIN_AFTER_MS = 500;

type Parts = { connections: Connections; onTrouble: (error: unknown) => void };

/** Watches streams of some categories, which the server picks out; begun again after any trouble, from where it was. */
export class CategoryWatch {
  #reached: Position;
  readonly #interval = new CheckpointInterval(() => performance.now());

  constructor(
    private readonly parts: Parts,
    private readonly watch: LogWatch,
  ) {
    this.#reached = watch.after;
    logPositionOf(watch.after);
  }

  async run(): Promise<void> {
    const { signal } = this.watch;
    while (!signal.aborted) {
      try {
        if (await this.#follow(this.parts.connections.current)) continue;
      } catch (error) {
        if (!signal.aborted) this.parts.onTrouble(error);
      }
      await pause(AGAIN_AFTER_MS, signal);
    }
  }

  /** Follows until the connection or the server has no more. True if the watch continues at once with another interval. */
  async #follow(connection: Connection): Promise<boolean> {
    const ends = [this.watch.signal, connection.gone];
    let isAtOnce = false;
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    for (const end of ends) end.addEventListener("abort", leave);
    if (ends.some(({ aborted }) => aborted)) leave();
    const source = this.#open(connection, (atOnce) => {
      isAtOnce = atOnce;
      leave();
    });
    try {
      await Promise.race([left, this.#taken(source)]);
      return isAtOnce;
    } finally {
      for (const end of ends) end.removeEventListener("abort", leave);
      source.unsubscribe().catch(() => undefined);
    }
  }

  #taken(source: AllStreamSubscription): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      source.on("readable", () => this.#takeAll(source));
      for (const end of ["end", "close"]) source.on(end, () => resolve());
      source.on("error", reject);
    });
  }

  /** An empty log says that all that will ever be was looked at, and nothing more: it is asked again, until it holds something. */
  #open(connection: Connection, leave: (atOnce: boolean) => void): AllStreamSubscription {
    const source: AllStreamSubscription = connection.client.subscribeToAll({
      fromPosition: logPositionOf(this.#reached) ?? START,
      filter: streamNameFilter({
        prefixes: this.watch.categories.map((category) => `${category}-`),
        checkpointInterval: 1,
        maxSearchWindow: this.#interval.window,
        checkpointReached: (_, place) => {
          // What came before it may still wait to be taken.
          this.#takeAll(source);
          if (!isKnownPosition(place)) return leave(false);
          this.#passed(place);
          if (this.#interval.onCheckpoint()) leave(true);
        },
      }),
    });
    return source;
  }

  #takeAll(source: AllStreamSubscription): void {
    for (;;) {
      const taken = source.read() as ResolvedEvent | null;
      if (taken === null) return;
      const { event } = taken;
      if (event === undefined) continue;
      this.watch.changed(event.streamId, Number(event.revision));
      if (isKnownPosition(event.position)) this.#passed(event.position);
    }
  }

  #passed(place: LogPosition): void {
    this.#reached = positionOf(place);
    this.watch.passed(this.#reached);
  }
}
