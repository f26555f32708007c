import type { Instant } from "../kernel/instant";
import type { DocumentFormat } from "./badge.events";
import type { NamedPerson, PersonNames } from "./account.views";

/** How somebody stands with the verified badge. `reason`: an administrator's, of the last decision. */
export type BadgeStanding = {
  status: "none" | "asked" | "granted" | "declined" | "takenBack";
  at: Instant | null;
  reason: string | null;
};

/** The same for administrators: with the document that waits for a decision, and who decided last. */
export type BadgeOfPerson = BadgeStanding & {
  document: { id: string; format: DocumentFormat; url: string } | null;
  by: NamedPerson | null;
};

/** The lists of artists who ask for the badge, and of those who hold it. */
export const BADGE_LISTS = ["asked", "granted"] as const;

/** An item of GET /api/admin/badges. `at`: since when; `by` and `reason`: who granted it, and what they had seen. */
export type BadgeItem = PersonNames & {
  userId: string;
  email: string | null;
  at: Instant;
  by: NamedPerson | null;
  reason: string | null;
};
