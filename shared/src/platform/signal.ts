/** Wakes everyone who waits for a change, such as a longer log or a runner that has become idle. */
export class Signal {
  #waiting: (() => void)[] = [];
  #ended = false;

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Resolves at the next `notify`, at the end, or if `abort` aborts. */
  next(abort: AbortSignal): Promise<void> {
    if (this.#ended || abort.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        abort.removeEventListener("abort", wake);
        resolve();
      };
      abort.addEventListener("abort", wake, { once: true });
      this.#waiting.push(wake);
    });
  }

  /** Resolves once `holds` is true. Checks it now and at each `notify`. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  readonly notify = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  };

  end(): void {
    this.#ended = true;
    this.notify();
  }
}
