import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { AchievementName, Deed } from "./achievements";
import type { EventWords } from "../kernel/event-words";

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

export const achievementEventWords: EventWords<AchievementEvent> = {
  DeedCounted: {
    ar: "احتساب خطوة نحو إنجاز",
    en: "Step towards an achievement counted",
    sentence: "Something was done that counts towards an achievement",
  },
  AchievementEarned: {
    ar: "نيل إنجاز",
    en: "Achievement earned",
    sentence: "A person earned an achievement by what they did",
  },
};
