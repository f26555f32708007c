import { readText } from "./browser-storage";

/**
 * Whether this device has signed in: the session's cookie cannot be read here, and asking for a visitor would end in a
 * refusal on every first page.
 */
export const SIGNED_IN_HINT = "signed-in";

/** What can be said before the server has answered. */
export const wasSignedIn = (): boolean => readText(SIGNED_IN_HINT) !== null;
