/** The question cannot be understood; the message says what to write. */
export class QuestionInvalid extends Error {
  override name = "QuestionInvalid";
}
