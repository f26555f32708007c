import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { AchievementName, Deed } from "./achievements";

/** `causeId`: the event in which it was done. `times`: how often it was done by now. */
export type DeedCounted = EventOf<
  "DeedCounted",
  { userId: string; deed: Deed; subjectId: string; causeId: string; times: number; doneAt: Instant }
>;
export type AchievementEarned = EventOf<
  "AchievementEarned",
  { userId: string; achievement: AchievementName; causeId: string; earnedAt: Instant }
>;

export type AchievementEvent = DeedCounted | AchievementEarned;
