import { ACHIEVEMENTS, ACHIEVEMENT_NAMES, collectorLevelAt } from "@naqsh/shared/achievement";
import type { achievementReads, AchievementView, Deed, UserStats } from "@naqsh/shared/achievement";
import type { AccountRole } from "@naqsh/shared/account";
import type { OrderStatus } from "@naqsh/shared/order";
import type { QueriesFor } from "../http/query-route";
import { workIdsOfArtist } from "../joins/work-ids-of-artist";
import type { QueryDeps } from "../query-deps";
import type { AchievementsDocument } from "./achievements.projection";

/** The states of an order that was paid and not given back whole. */
const PAID: readonly OrderStatus[] = ["processing", "shipped", "completed", "returnRequested", "returned"];

const OF_WORKS = ["artworks", "artists", "workLikes", "workViews"] as const;

const BY_COLLECTORS: readonly Deed[] = ["bid", "win", "purchase"];
const BY_ARTISTS: readonly Deed[] = ["approvedArtwork", "sale", "follower"];

/** What somebody of a role can earn; what they earned in another role stays theirs. */
const isFor = (deed: Deed, role: AccountRole | undefined): boolean =>
  BY_COLLECTORS.includes(deed) || (role === "artist" && BY_ARTISTS.includes(deed));

const achievementsOf = (document: AchievementsDocument | null, role: AccountRole | undefined): AchievementView[] =>
  ACHIEVEMENT_NAMES.flatMap((name) => {
    const { deed, times } = ACHIEVEMENTS[name];
    const earnedAt = document?.earnedAt[name] ?? null;
    if (earnedAt === null && !isFor(deed, role)) return [];
    return [{ name, times, done: Math.min(times, document?.done[deed] ?? 0), earnedAt }];
  });

/** One's own achievements, level and figures; each figure is counted when it is asked for. */
export const achievementQueries = ({ views }: QueryDeps): QueriesFor<typeof achievementReads> => {
  const paid = async (index: "byBuyerAndStatus" | "byArtistAndStatus", userId: string): Promise<number> => {
    const counts = await Promise.all(PAID.map((status) => views.orders.count(index, [userId, status])));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const statsOf = async (userId: string): Promise<UserStats> => {
    const artist = await views.artists.get(userId);
    const works = workIdsOfArtist(artist);
    const [likes, looks] = await Promise.all([views.workLikes.load(works), views.workViews.load(works)]);
    return {
      artworks: await views.artworks.count("byArtist", [userId]),
      likes: likes.reduce((sum, { document }) => sum + (document?.likes ?? 0), 0),
      views: looks.reduce((sum, { document }) => sum + (document?.views ?? 0), 0),
      followers: artist?.followers ?? 0,
    };
  };
  return {
    achievements: {
      views: ["achievements", "orders", "people"],
      answer: async ({ asker }) => {
        const role = (await views.people.get(asker))?.role;
        const achievements = achievementsOf(await views.achievements.get(asker), role);
        if (role !== "collector") return { body: { achievements, level: null } };
        const purchases = await paid("byBuyerAndStatus", asker);
        return { body: { achievements, level: { purchases, ...collectorLevelAt(purchases) } } };
      },
    },
    profileStats: {
      views: [...OF_WORKS, "orders", "marks", "collections"],
      answer: async ({ asker }) => {
        const [stats, purchases, sales, following, collections] = await Promise.all([
          statsOf(asker),
          paid("byBuyerAndStatus", asker),
          paid("byArtistAndStatus", asker),
          views.marks.count("byCollector", [asker, "follow"]),
          views.collections.count("byOwner", [asker]),
        ]);
        return { body: { ...stats, purchases, sales, following, collections } };
      },
    },
    userStats: { views: OF_WORKS, answer: async ({ asker }) => ({ body: await statsOf(asker) }) },
  };
};
