/** A queue for each stream: the server leaves an event id unanswered while its first append is in flight. */
export class StreamQueues {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Answer>(stream: string, task: () => Promise<Answer>): Promise<Answer> {
    const before = this.#last.get(stream);
    const turn = before ? before.then(task, task) : task();
    this.#last.set(stream, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(stream) === turn) this.#last.delete(stream);
    }
  }

  /** Resolves when every queue is empty. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
