import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection, CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import type { AnyProjection } from "./any-projection";

type Waiting = { position: Position; reached: () => void };

/** A projection's collection, how far it has come, and who waits for it. */
export class View {
  /** Set when its projection threw: a bug, which stops this view alone. */
  failure: Error | null = null;
  private readonly waiting = new Set<Waiting>();

  constructor(
    readonly projection: AnyProjection,
    readonly collection: Collection<object>,
    private reached: Position,
  ) {}

  get checkpoint(): Position {
    return this.reached;
  }

  advance(position: Position): void {
    if (position <= this.reached) return;
    this.reached = position;
    for (const waiting of this.waiting) {
      if (waiting.position > position) continue;
      this.waiting.delete(waiting);
      waiting.reached();
    }
  }

  /** Calls back once the view has taken in a position; gives a way to stop waiting. */
  whenReached(position: Position, reached: () => void): () => void {
    const waiting = { position, reached };
    this.waiting.add(waiting);
    return () => void this.waiting.delete(waiting);
  }
}

export const specOf = ({ name, version, indexes }: AnyProjection): CollectionSpec => ({ name, version, indexes });
