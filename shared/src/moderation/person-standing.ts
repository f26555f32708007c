/**
 * How an account stands, by what weighs most: who is erased is nothing else, and a ban stands before leaving, leaving before an
 * e-mail that is not verified. Active is who may do all that their role may.
 */
export const PERSON_STANDINGS = ["active", "unverified", "leaving", "banned", "erased"] as const;
export type PersonStanding = (typeof PERSON_STANDINGS)[number];
