import type { Language } from "@naqsh/shared/kernel/language";
import { isApiError } from "../../lib/api-error";

/** What is wrong, by the name of the field, in the reader's language. */
export type FieldFaults<Values> = Partial<Record<keyof Values & string, string>>;

/** What the server said about the fields of a form that it refused; a field that the form has not is left out. */
export const faultsFromServer = <Values extends object>(failure: Error | null, values: Values): FieldFaults<Values> => {
  const faults: FieldFaults<Values> = {};
  if (!isApiError(failure)) return faults;
  for (const { path, message } of failure.fields) {
    if (Object.hasOwn(values, path)) faults[path as keyof Values & string] = message;
  }
  return faults;
};

/** Why the server refused, in the reader's language; `unexpected` if it said nothing that can be read. */
export const textOfFailure = (failure: Error, language: Language, unexpected: string): string =>
  isApiError(failure) && failure.code !== "UNREADABLE_ANSWER" ? failure.text(language) : unexpected;

/** The same of a form; null where nothing has failed. */
export const problemText = (failure: Error | null, language: Language, unexpected: string): string | null =>
  failure && textOfFailure(failure, language, unexpected);

/** Brings the reader to the first field that is wrong, once it is drawn as wrong. */
export const focusFirstFault = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
};
