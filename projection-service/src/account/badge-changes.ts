import type { AccountEvent } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { EventsOf } from "@naqsh/shared/registry";
import type { Person } from "../joins/person";

type Badge = Person["badge"];

export const NO_BADGE: Badge = { status: "none", at: null, reason: null, by: null, document: null };

/** What changes how somebody stands with the verified badge. */
export const BADGE_CHANGES = [
  "BadgeAsked",
  "BadgeRequestWithdrawn",
  "BadgeGranted",
  "BadgeDeclined",
  "BadgeTakenBack",
] as const;
type BadgeChange = EventsOf<typeof BADGE_CHANGES>;

const types: readonly string[] = BADGE_CHANGES;

export const isBadgeChange = (event: RecordedEvent<AccountEvent>): event is RecordedEvent<BadgeChange> =>
  types.includes(event.type);

/** How somebody stands after a change; a request that was withdrawn leaves nothing. */
export const badgeAfter = ({ type, data, recordedAt: at }: RecordedEvent<BadgeChange>): Badge => {
  switch (type) {
    case "BadgeAsked":
      return { status: "asked", at, reason: null, by: null, document: { id: data.documentId, format: data.format } };
    case "BadgeRequestWithdrawn":
      return NO_BADGE;
    case "BadgeGranted":
      return { status: "granted", at, reason: data.reason, by: data.grantedBy, document: null };
    case "BadgeDeclined":
      return { status: "declined", at, reason: data.reason, by: data.declinedBy, document: null };
    case "BadgeTakenBack":
      return { status: "takenBack", at, reason: data.reason, by: data.takenBackBy, document: null };
    default:
      return unreachable(type);
  }
};
