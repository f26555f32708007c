import type { Instant } from "../kernel/instant";
import type { AchievementName, CollectorLevel } from "./achievements";

/** An achievement of somebody: earned, or how far they have come. */
export type AchievementView = {
  name: AchievementName;
  /** How often it takes, and how often it was done, at most as often as it takes. */
  times: number;
  done: number;
  earnedAt: Instant | null;
};

/** What a person has come to. Purchases and sales are paid ones that were not given back whole. */
export type ProfileStats = UserStats & {
  purchases: number;
  sales: number;
  /** Artists that they follow. */
  following: number;
  /** Collections of their own, private ones too. */
  collections: number;
};

/** What came of a person's works: all of them, the likes and views they got, and how many follow who made them. */
export type UserStats = { artworks: number; likes: number; views: number; followers: number };

export type AchievementsView = {
  achievements: AchievementView[];
  /** Of collectors; null for others. */
  level: { level: CollectorLevel; purchases: number; untilNext: number | null } | null;
};
