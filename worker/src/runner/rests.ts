/** Lets others wait until what works has come to rest, in whatever way. */
export class Rests {
  #waiting: (() => void)[] = [];

  /** Tells those who wait to look again. */
  readonly told = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  };

  /** Answers once it holds; it is looked at whenever something comes to rest. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
