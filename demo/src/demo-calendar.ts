const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How an auction of the demo goes; times are milliseconds relative to the demo's present (negative: before it). */
export type AuctionStory = {
  slug: string;
  startsAt: number;
  endsAt: number;
  /** Riyals; by default those of the catalogue, or three fifths of the fixed price. */
  openingPrice?: number;
  reserve?: number;
  /** How many times somebody comes to bid before the present, and up to which price (riyals). */
  visits: number;
  limit: number;
  /** Keys of collectors; by default a crowd chosen by the auction's own seed. */
  bidders?: readonly string[];
  /** Who bids last, a few minutes before the end. */
  lastWord?: string;
  after?: "paid" | "unpaid" | "missedThenOffered";
  incrementPolicy?: "fine-art-1";
};

export const auctionStories: readonly AuctionStory[] = [
  { slug: "canopus", startsAt: -26 * DAY, endsAt: -22 * DAY, visits: 26, limit: 4_600, after: "paid" },
  { slug: "shadow-of-clay", startsAt: -22 * DAY, endsAt: -17 * DAY, visits: 34, limit: 9_200, after: "paid" },
  { slug: "farasan-wave", startsAt: -19 * DAY, endsAt: -15 * DAY, visits: 14, limit: 4_200, reserve: 6_000 },
  { slug: "wadi-pebbles", startsAt: -15 * DAY, endsAt: -11 * DAY, visits: 22, limit: 3_900, after: "paid" },
  { slug: "my-grandmothers-loom", startsAt: -12 * DAY, endsAt: -7 * DAY, visits: 40, limit: 12_400, after: "paid" },
  { slug: "the-letter-nun", startsAt: -8 * DAY, endsAt: -4 * DAY, visits: 18, limit: 2_900, after: "paid" },
  {
    slug: "layers-of-the-harrah",
    startsAt: -7 * DAY,
    endsAt: -30 * HOUR,
    visits: 24,
    limit: 8_400,
    bidders: ["khalid", "saad"],
    lastWord: "saad",
    after: "missedThenOffered",
  },
  {
    slug: "night-in-jubbah",
    startsAt: -5 * DAY,
    endsAt: -5 * HOUR,
    visits: 20,
    limit: 4_300,
    bidders: ["layla", "omar", "dana"],
    lastWord: "layla",
    after: "unpaid",
  },
  { slug: "light", startsAt: -3 * DAY, endsAt: 20 * MINUTE, visits: 34, limit: 19_500 },
  {
    slug: "gates-of-light",
    startsAt: -2 * DAY,
    endsAt: 95 * MINUTE,
    visits: 34,
    limit: 19_000,
    incrementPolicy: "fine-art-1",
  },
  { slug: "the-guest-room", startsAt: -1 * DAY, endsAt: 8 * HOUR, visits: 26, limit: 17_500 },
  { slug: "orbit-of-twelve", startsAt: -30 * HOUR, endsAt: 2 * DAY, visits: 20, limit: 8_800 },
  { slug: "maps-of-palms", startsAt: 3 * HOUR, endsAt: 2 * DAY + 3 * HOUR, visits: 0, limit: 8_000 },
  { slug: "mist-over-al-soudah", startsAt: 26 * HOUR, endsAt: 4 * DAY, visits: 0, limit: 7_000 },
];

/** When each work is submitted and reviewed. Works that stand in neither list come early and are approved in a day. */
export const waitingForReview: readonly { slug: string; submittedAt: number }[] = [
  { slug: "dusk-in-qassim", submittedAt: -9 * HOUR },
  { slug: "homeland", submittedAt: -3 * HOUR },
];

export const rejectedWork = {
  slug: "octaves",
  submittedAt: -2 * DAY,
  reviewedAt: -30 * HOUR,
  reason: "blurry",
  note: "الصورة غير واضحة عند الأطراف، نرجو رفع صورة بإضاءة متساوية.",
} as const;

export const DEMO_LENGTH_MS = 30 * DAY;
export const SUBMISSIONS_BEGIN = -29 * DAY;
export const SUBMISSION_EVERY_MS = 2 * HOUR;
export const REVIEW_TAKES_MS = 20 * HOUR;
/** Bots rest this long before an end, so that people decide it. */
export const BOTS_REST_BEFORE_END_MS = 3 * MINUTE;
