/** Wakes whoever waits for the log to grow. */
export class LogNews {
  #waiting: (() => void)[] = [];
  #ended = false;

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Answers at the next news, at the end, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void> {
    if (this.#ended || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        signal.removeEventListener("abort", wake);
        resolve();
      };
      signal.addEventListener("abort", wake, { once: true });
      this.#waiting.push(wake);
    });
  }

  tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  end(): void {
    this.#ended = true;
    this.tell();
  }
}
