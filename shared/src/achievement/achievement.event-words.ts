import type { EventWords } from "../kernel/event-words";
import type { AchievementEvent } from "./achievement.events";

export const achievementEventWords = {
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
} as const satisfies EventWords<AchievementEvent>;
