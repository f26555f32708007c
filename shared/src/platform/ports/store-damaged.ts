/** A file beside the log is not as it was written: which, and what is wrong. Nothing of it is guessed at. */
export class StoreDamaged extends Error {
  constructor(
    readonly path: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${path} is damaged: ${reason}`, options);
    this.name = "StoreDamaged";
  }
}
