import type { Instant } from "../kernel/instant";
import type { DocumentFormat } from "./badge.events";
import type { PersonNames } from "./account.views";

/** How somebody stands with the verified badge. `reason`: an administrator's, of the last decision. */
export type BadgeStanding = {
  status: "none" | "asked" | "granted" | "declined" | "takenBack";
  at: Instant | null;
  reason: string | null;
};

/** The same with the document that waits for a decision, for administrators. */
export type BadgeOfPerson = BadgeStanding & { document: { id: string; format: DocumentFormat; url: string } | null };

/** An item of GET /api/admin/badge-requests, the oldest first. */
export type BadgeRequestItem = PersonNames & {
  userId: string;
  email: string | null;
  askedAt: Instant;
};
