import type { ApiClient } from "../api-client";
import { isApiError } from "../api-error";

/** Asks the person for the terms in force; true once they are accepted. */
type AskForTerms = () => Promise<boolean>;

let ask: AskForTerms | null = null;

/** From now on the terms are asked for so. Gives what ends it. */
export const askForTermsBy = (dialog: AskForTerms): (() => void) => {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
};

/**
 * A client whose commands wait for the terms: what the server refuses for want of them is sent once more when they are accepted,
 * under another id, since the first one keeps its refusal.
 */
export const askingForTerms = ({ command, ...client }: ApiClient): ApiClient => ({
  ...client,
  command: async (request) => {
    try {
      return await command(request);
    } catch (failure) {
      const isAskedFor = isApiError(failure) && failure.code === "TERMS_NOT_ACCEPTED";
      if (!isAskedFor || ask === null || !(await ask())) throw failure;
    }
    const { key: _, ...anew } = request;
    return command(anew);
  },
});
