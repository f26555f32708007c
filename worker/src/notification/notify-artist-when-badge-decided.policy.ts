import type { BadgeDeclined, BadgeGranted, BadgeTakenBack } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { NoticeKind } from "@naqsh/shared/notification";
import { noticeTo } from "./notice";

type Told = BadgeGranted | BadgeDeclined | BadgeTakenBack;

const KINDS: Readonly<Record<Told["type"], NoticeKind>> = {
  BadgeGranted: "badgeGranted",
  BadgeDeclined: "badgeDeclined",
  BadgeTakenBack: "badgeTakenBack",
};

/** What was decided about the verified badge, and why. */
export const notifyArtistWhenBadgeDecided: Policy<Told> = {
  name: "notify-artist-when-badge-decided",
  handles: ["BadgeGranted", "BadgeDeclined", "BadgeTakenBack"],
  onMoneyPath: false,
  react: (event) => [noticeTo(event.data.userId, KINDS[event.type], { reason: event.data.reason }, event)],
};
