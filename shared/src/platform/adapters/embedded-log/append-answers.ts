import type { AppendBatch } from "./append-batch";

/** What each caller does with its answer runs in the same turn of the event loop. */
const MOST_IN_A_TURN = 64;

/**
 * Answers the callers of durable batches in order, so many in one turn of the event loop: others have theirs between,
 * and what the first callers append next is on its way to the disk while the last still wait for their answers.
 */
export class AppendAnswers {
  readonly #due: AppendBatch[] = [];

  give(batch: AppendBatch): void {
    this.#due.push(batch);
    if (this.#due.length === 1) this.#answerSome();
  }

  #answerSome(): void {
    let left = MOST_IN_A_TURN;
    while (left > 0 && this.#due.length > 0) {
      const batch = this.#due[0]!;
      left -= batch.answer(left);
      if (batch.isAnswered) this.#due.shift();
    }
    if (this.#due.length > 0) setImmediate(() => this.#answerSome());
  }
}
