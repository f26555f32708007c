import type {
  AuctionHead,
  AuctionListItem,
  AuctionPage,
  AuctionRoom,
  BidAnswer,
  FeedRow,
  Standing,
} from "@naqsh/shared/auction";
import { auctionTopic, type LiveMessage } from "@naqsh/shared/live";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { artworkImage } from "@naqsh/shared/testing/artwork-image";

export const AUCTION = "11111111-1111-4111-8111-111111111111";
const NOON = Date.parse("2026-11-21T09:00:00.000Z");

export const at = (seconds: number): string => instantFromMs(NOON + seconds * 1000);

export const head = (over: Partial<AuctionHead> = {}): AuctionHead => ({
  auctionId: AUCTION,
  artworkId: "22222222-2222-4222-8222-222222222222",
  status: "live",
  startsAt: at(-3600),
  endsAt: at(600),
  originalEndsAt: at(600),
  price: 16_250_00,
  ask: 16_500_00,
  leaderAlias: 4,
  reserveStatus: "met",
  bidCount: 2,
  bidderCount: 2,
  outcome: null,
  saleAmount: null,
  sequence: 10,
  ...over,
});

export const bidRow = (number: number, alias: number, riyals: number, seconds = 0): FeedRow => ({
  kind: "bid",
  sequence: number,
  number,
  alias,
  amount: riyals * 100,
  at: at(seconds),
  voided: false,
  hash: "ab",
});

export const room = (over: Partial<AuctionRoom> = {}): AuctionRoom => ({
  ...head(),
  terms: {
    artistId: "artist",
    openingPrice: 14_000_00,
    estimate: null,
    ownIncrement: 50_00,
    incrementPolicy: "standard-1",
    softCloseMs: 120_000,
  },
  rows: [bidRow(10, 4, 16_250), bidRow(9, 7, 16_000)],
  ...over,
});

export const standing = (over: Partial<Standing> = {}): Standing => ({
  auctionId: AUCTION,
  alias: 7,
  state: "outbid",
  maximum: 16_000_00,
  lastBid: 16_000_00,
  lastBidAt: at(-9),
  orderId: null,
  dueAt: null,
  amount: null,
  offer: null,
  sequence: 2,
  ...over,
});

export const page = (over: Partial<AuctionPage> = {}): AuctionPage => ({
  room: room(),
  lot: {
    artworkId: "22222222-2222-4222-8222-222222222222",
    title: "نور",
    titleEn: "Light",
    artist: {
      id: "artist",
      firstName: "يوسف",
      lastName: "الغامدي",
      latinName: "Yousef Alghamdi",
      profileImageUrl: null,
      verified: true,
    },
    category: "calligraphy",
    medium: "ورق ذهب وحبر",
    mediumEn: "Gold leaf and ink",
    dimensions: null,
    heightCm: null,
    widthCm: null,
    yearCreated: 2025,
    image: artworkImage(),
  },
  watchers: 3,
  mine: null,
  ...over,
});

export const listItem = (over: Partial<AuctionListItem> = {}): AuctionListItem => ({
  ...head(),
  openingPrice: 14_000_00,
  estimate: null,
  lot: page().lot,
  watchers: 1,
  mine: null,
  ...over,
});

export const message = (from: number | null, sequence: number, patch: unknown): LiveMessage => ({
  topic: auctionTopic(AUCTION),
  view: "auction-room",
  key: AUCTION,
  from,
  sequence,
  patch,
  serverTime: NOON,
});

export const answer = (over: Partial<BidAnswer> = {}): BidAnswer => ({
  id: "33333333-3333-4333-8333-333333333333",
  auctionId: AUCTION,
  standing: "leading",
  alias: 7,
  maximum: 16_500_00,
  price: 16_500_00,
  ask: 16_750_00,
  endsAt: at(600),
  receipt: null,
  ...over,
});
