import { answer, get } from "../kernel/endpoint";
import type { AchievementsView, ProfileStats, UserStats } from "./achievement.views";

export const achievementReads = {
  achievements: get("/api/user/achievements", {
    access: "signedIn",
    summary: { ar: "إنجازاتي ومستواي", en: "One's own achievements and level" },
    answer: answer<AchievementsView>(),
  }),
  profileStats: get("/api/user/profile-stats", {
    access: "signedIn",
    summary: { ar: "أرقامي", en: "One's own figures" },
    answer: answer<ProfileStats>(),
  }),
  userStats: get("/api/user/stats", {
    access: "signedIn",
    summary: { ar: "أرقام أعمالي", en: "The figures of one's own works" },
    answer: answer<UserStats>(),
  }),
};
