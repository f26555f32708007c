import type { AchievementEarned } from "@naqsh/shared/achievement";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was earned long before it was counted is no news. */
export const notifyPersonWhenAchievementEarned: Policy<AchievementEarned> = {
  name: "notify-person-when-achievement-earned",
  handles: ["AchievementEarned"],
  onMoneyPath: false,
  react: (event) => {
    const { userId, achievement, earnedAt } = event.data;
    if (msFromInstant(event.recordedAt) - msFromInstant(earnedAt) > DAY_MS) return [];
    return [noticeTo(userId, "award", { reason: achievement }, event)];
  },
};
