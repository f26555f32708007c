import {
  achievementAt,
  mostCounted,
  type AchievementEvent,
  type CountDeed,
  type Deed,
} from "@naqsh/shared/achievement";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";

/** What was counted of each deed, by what was done. */
type Counted = { readonly [Name in Deed]?: ReadonlySet<string> };

/** What somebody has done so far, each thing once, and what it earned them; nothing that was earned is taken back. */
export const achievementDecider: Decider<Counted, CountDeed, AchievementEvent, never> = {
  streamCategory: "achievements",
  initialState: {},
  decide: ({ data }, counted) => {
    const { userId, deed, subjectId, causeId, doneAt } = data;
    const before = counted[deed];
    const times = (before?.size ?? 0) + 1;
    if (before?.has(subjectId) || times > mostCounted(deed)) return accept();
    const achievement = achievementAt(deed, times);
    return accept(
      { type: "DeedCounted", data: { userId, deed, subjectId, causeId, times, doneAt } },
      ...(achievement === null
        ? []
        : [{ type: "AchievementEarned" as const, data: { userId, achievement, causeId, earnedAt: doneAt } }]),
    );
  },
  evolve: (counted, { type, data }) =>
    type === "DeedCounted"
      ? { ...counted, [data.deed]: new Set([...(counted[data.deed] ?? []), data.subjectId]) }
      : counted,
};
