/** Something that a port stands for is away, silent or refuses now: to be tried again. `reason` is for operators. */
export class Unavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "Unavailable";
  }
}
