import type { AuctionListItem } from "@naqsh/shared/auction";
import type { OrderView } from "@naqsh/shared/order";
import { demoArtworks } from "./content/artworks";
import { avatarBodyOf, CHOOSE_AVATAR } from "./content/avatars";
import { certificateFormOf } from "./content/certificates";
import { demoDelivery } from "./content/delivery-addresses";
import type { DemoArtwork } from "./content/demo-artwork";
import { demoAdministrator } from "./content/people";
import { bidOnce, bidTimes } from "./demo-bidding";
import { auctionStories, DEMO_LENGTH_MS, rejectedWork } from "./demo-calendar";
import type { AuctionStory } from "./demo-calendar";
import { collectionHappenings } from "./demo-collections";
import { collectingHappenings } from "./demo-collecting";
import { demoRegistrations } from "./demo-cast";
import type { DemoCast } from "./demo-cast";
import { distinctionHappenings } from "./demo-distinctions";
import { fulfilmentHappenings, type SoldWork } from "./demo-fulfilment";
import { lookingHappenings } from "./demo-looking";
import { newcomerHappenings } from "./demo-newcomers";
import { payoutHappenings } from "./demo-payouts";
import { purchaseHappenings } from "./demo-purchases";
import { reviewTimes } from "./demo-review-times";
import { furtherPicturesOf, submissionOf } from "./demo-submission";
import { createDemoVisitor } from "./demo-visitor";
import type { Happening } from "./happening";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const RIYAL = 100;

/** The demo's past is told once in a folder. */
export const STORY = "the past";

type Stage = { url: string; contentFolder: string; presentMs: number; cast: DemoCast };

/**
 * Everything that happens in the demo's month, in order of time, through the public API of the shop at `url`. What is
 * planned for after the present is left out: the running shop lives it.
 */
export const demoMonth = (stage: Stage): Happening[] => {
  const artworkIds = new Map<string, string>();
  return [
    ...arrivals(stage),
    administratorsProfile(stage),
    ...newcomerHappenings({ ...stage, story: STORY }),
    ...reviews(stage, artworkIds),
    ...auctionStories.flatMap((story) => auctionHappenings(stage, story, artworkIds)),
    ...purchaseHappenings(stage, artworkIds),
    ...collectingHappenings(stage, artworkIds),
    ...lookingHappenings({ ...stage, story: STORY }, artworkIds),
    ...collectionHappenings(stage, artworkIds),
    ...distinctionHappenings(stage, artworkIds),
    ...payoutHappenings(stage),
    readNotices(stage),
  ]
    .filter(({ at }) => at <= stage.presentMs)
    .sort((a, b) => a.at - b.at);
};

/** Everyone has read what was told to them until a day ago. */
const readNotices = ({ presentMs, cast }: Stage): Happening => ({
  at: presentMs - 24 * HOUR,
  what: "everyone reads their notices",
  happen: async () => {
    for (const person of [...cast.artists.values(), ...cast.collectors.values(), cast.administrator]) {
      // oxlint-disable-next-line no-await-in-loop -- a story is told in order
      await person.post("/api/notifications/read-all", {});
    }
  },
});

const arrivals = ({ url, presentMs, contentFolder }: Stage): Happening[] => {
  const begin = presentMs - DEMO_LENGTH_MS;
  return demoRegistrations.map(({ key, body }, index) => ({
    at: begin + index * 17 * MINUTE,
    what: `${key} registers`,
    happen: async () => {
      const visitor = createDemoVisitor({ url, story: STORY }, `${key}/arrival`, null);
      await visitor.post("/api/register", body);
      await visitor.post(CHOOSE_AVATAR, await avatarBodyOf(key, contentFolder));
    },
  }));
};

const administratorsProfile = ({ presentMs, cast, contentFolder }: Stage): Happening => ({
  at: presentMs - DEMO_LENGTH_MS + 8 * HOUR,
  what: "the administrator says who they are",
  happen: async () => {
    const { ar, en } = demoAdministrator.bio;
    await cast.administrator.put("/api/user/profile", { bio: ar, bioEn: en });
    await cast.administrator.post(CHOOSE_AVATAR, await avatarBodyOf(demoAdministrator.key, contentFolder));
  },
});

const reviews = (stage: Stage, artworkIds: Map<string, string>): Happening[] =>
  reviewTimes.flatMap(({ work, submittedAt, reviewedAt, isApproved }) => {
    const submission: Happening = {
      at: stage.presentMs + submittedAt,
      what: `${work.artist} submits ${work.slug}`,
      happen: async () => {
        const form = await submissionOf(work, stage.contentFolder);
        const artist = stage.cast.artists.get(work.artist)!;
        const { id } = await artist.post<{ id: string }>("/api/artworks", form);
        artworkIds.set(work.slug, id);
        const further = await furtherPicturesOf(work, stage.contentFolder);
        for (const picture of further) await artist.post(`/api/artworks/${id}/pictures`, picture);
        const certificate = await certificateFormOf(work.slug, stage.contentFolder);
        if (certificate) await artist.post(`/api/artworks/${id}/documents`, certificate);
      },
    };
    if (reviewedAt === null) return [submission];
    const review: Happening = {
      at: stage.presentMs + reviewedAt,
      what: `review of ${work.slug}`,
      happen: async () => {
        const path = `/api/admin/artworks/${artworkIds.get(work.slug)!}`;
        const { reason, note } = rejectedWork;
        await (isApproved
          ? stage.cast.administrator.post(`${path}/approve`, {})
          : stage.cast.administrator.post(`${path}/reject`, { reason, note }));
      },
    };
    return [submission, review];
  });

const auctionHappenings = (stage: Stage, story: AuctionStory, artworkIds: Map<string, string>): Happening[] => {
  const { presentMs, cast } = stage;
  const work = demoArtworks.find(({ slug }) => slug === story.slug)!;
  const chance = seededChance(story.slug);
  const startsAt = presentMs + story.startsAt;
  const endsAt = presentMs + story.endsAt;
  let auctionId = "";
  let sold: SoldWork | null = null;

  const scheduling: Happening = {
    at: Math.min(startsAt, presentMs) - 10 * HOUR,
    what: `${work.artist} schedules an auction of ${story.slug}`,
    happen: async () => {
      const body = { artworkId: artworkIds.get(story.slug)!, ...termsOf(work, story), ...timesOf(startsAt, endsAt) };
      ({ id: auctionId } = await cast.artists.get(work.artist)!.post<{ id: string }>("/api/auctions", body));
    },
  };
  const crowd = [...cast.collectors]
    .filter(([key]) => !story.bidders || story.bidders.includes(key))
    .map(([, one]) => one);
  const bidders = story.bidders ? crowd : crowd.filter(() => chance.next() < 0.55).slice(0, 9);
  const bids = bidTimes(startsAt, Math.min(endsAt, presentMs), story.visits, chance).map((at) => ({
    at,
    what: `a bid on ${story.slug}`,
    happen: async () => {
      await bidOnce(auctionId, bidders, story.limit, chance);
    },
  }));
  const soldWork = (): SoldWork => {
    if (sold === null) throw new Error(`Nobody has paid for ${story.slug}`);
    return sold;
  };
  return [scheduling, ...bids, ...lastWord(), ...payments(), ...fulfilmentHappenings(story.slug, presentMs, soldWork)];

  function lastWord(): Happening[] {
    if (!story.lastWord) return [];
    const amount = Math.ceil((story.limit * 1.08) / 50) * 50;
    return [
      {
        at: endsAt - 4 * MINUTE,
        what: `${story.lastWord} has the last word on ${story.slug}`,
        happen: async () => {
          await cast.collectors.get(story.lastWord!)!.post(`/api/auctions/${auctionId}/bids`, { amount });
        },
      },
    ];
  }

  function payments(): Happening[] {
    if (story.after !== "paid") return [];
    return [
      {
        at: endsAt + chance.between(2, 20) * HOUR,
        what: `the winner of ${story.slug} pays`,
        happen: async () => {
          const { administrator, artists } = cast;
          sold = { ...(await payAsWinner(cast, auctionId)), artist: artists.get(work.artist)!, administrator };
        },
      },
    ];
  }
};

const payAsWinner = async (cast: DemoCast, auctionId: string): Promise<Pick<SoldWork, "orderId" | "buyer">> => {
  for (const [key, collector] of cast.collectors) {
    const items = await collector.get<AuctionListItem[]>("/api/auctions?status=completed&mine=true");
    const won = items.find((item) => item.auctionId === auctionId)?.mine;
    if (won?.state !== "won" || !won.orderId) continue;
    const order = await collector.get<OrderView>(`/api/orders/${won.orderId}`);
    await collector.put(`/api/orders/${order.id}/delivery`, demoDelivery(key));
    await collector.post(`/api/orders/${order.id}/payments`, { method: "sandbox-succeeds" });
    return { orderId: order.id, buyer: collector };
  }
  throw new Error(`Nobody won auction ${auctionId}`);
};

const timesOf = (startsAt: number, endsAt: number): { startsAt: string; endsAt: string } => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

/** Riyals: those of the story, of the catalogue, or three fifths of the fixed price. */
const termsOf = (work: DemoArtwork, story: AuctionStory): object => {
  const { sale } = work;
  const policy = story.incrementPolicy && { incrementPolicy: story.incrementPolicy };
  if (sale.kind === "auction") {
    return {
      openingPrice: story.openingPrice ?? sale.openingPrice / RIYAL,
      reserve: story.reserve ?? (sale.reserve === null ? null : sale.reserve / RIYAL),
      estimateLow: sale.estimate.low / RIYAL,
      estimateHigh: sale.estimate.high / RIYAL,
      ...policy,
    };
  }
  const price = sale.price / RIYAL;
  return {
    openingPrice: story.openingPrice ?? Math.round((price * 0.6) / 100) * 100,
    reserve: story.reserve ?? null,
    estimateLow: Math.round((price * 0.9) / 100) * 100,
    estimateHigh: Math.round((price * 1.25) / 100) * 100,
    ...policy,
  };
};
