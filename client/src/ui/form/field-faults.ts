import type { Language } from "../../i18n/language";
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

/** Why the server refused the form as a whole; null if it did not, or said it of single fields. */
export const problemText = (failure: Error | null, language: Language, unexpected: string): string | null => {
  if (failure === null) return null;
  return isApiError(failure) ? failure.text(language) : unexpected;
};

/** Brings the reader to the first field that is wrong, once it is drawn as wrong. */
export const focusFirstFault = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
};
