import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { DemoCast } from "./demo-cast";
import type { Happening } from "./happening";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** What the administrator shows first, in this order, for a month from three days ago. */
const featured = ["the-guest-room", "stillness-of-sand", "fold-of-the-rose", "house-of-seven-storeys"] as const;

/** What the administrator vouches for, and what they have seen of it. */
const verified: readonly { slug: string; seen: string }[] = [
  { slug: "stillness-of-sand", seen: "رأينا الطبعة الموقّعة وشهادة المعمل الذي طبعها." },
  { slug: "the-guest-room", seen: "زرنا مرسم الفنانة، ورأينا العمل على حامله." },
];

type Stage = { presentMs: number; cast: DemoCast };

/** An administrator features and verifies works that are on show. */
export const distinctionHappenings = (
  { presentMs, cast: { administrator } }: Stage,
  artworkIds: ReadonlyMap<string, string>,
): Happening[] => {
  const dayOf = (ms: number): string => riyadhDayOf(instantFromMs(ms));
  const from = presentMs - 3 * DAY;
  const pathOf = (slug: string): string => `/api/admin/artworks/${artworkIds.get(slug)!}`;
  return [
    ...featured.map((slug, number) => ({
      at: from + number * HOUR,
      what: `${slug} is featured`,
      happen: async () => {
        const body = { from: dayOf(from), to: dayOf(presentMs + 27 * DAY), place: number + 1 };
        await administrator.put(`${pathOf(slug)}/feature`, body);
      },
    })),
    ...verified.map(({ slug, seen }, number) => ({
      at: from - (number + 1) * HOUR,
      what: `${slug} is verified`,
      happen: async () => void (await administrator.put(`${pathOf(slug)}/verification`, { seen })),
    })),
  ];
};
