/** The question cannot be understood; the message says what to write. */
export class UsageError extends Error {
  override name = "UsageError";
}
