/** The version of the terms and of the privacy text that are in force: the day from which they are. */
export const TERMS_VERSION = "2026-11-25";
