import { auctionAsOf, certificateOf, isFinished } from "@naqsh/shared/auction";
import type { AuctionRecord, AuctionReplay } from "@naqsh/shared/auction";
import { query, refused } from "../http/query-route";
import type { QueryAnswer, QueryRoute } from "../http/query-route";
import type { QueryDeps } from "../query-deps";

const VIEWS = ["auction-room", "artworks", "people"];

/** The whole stream of an auction, decoded; nobody waits on it, so it is read as it is asked for. */
export const eventsOfAuction = async (
  auctionId: string,
  { store, decode }: Pick<QueryDeps, "store" | "decode">,
): Promise<AuctionRecord[]> => {
  const events: AuctionRecord[] = [];
  for await (const stored of store.readStream(`auction-${auctionId}`)) events.push(decode(stored) as AuctionRecord);
  return events;
};

type Past = { events: AuctionRecord[]; auctionId: string };

/** Answers from the stream of an auction that is over; others are refused. */
const answerOfPast = async (
  auctionId: string,
  deps: QueryDeps,
  answer: (past: Past) => Promise<QueryAnswer>,
): Promise<QueryAnswer> => {
  const room = await deps.views.rooms.get(auctionId);
  if (room === null) return refused("AUCTION_UNKNOWN");
  if (!isFinished(room.head.status)) return refused("AUCTION_NOT_FINISHED");
  return answer({ events: await eventsOfAuction(auctionId, deps), auctionId });
};

const replay = async ({ events, auctionId }: Past, deps: QueryDeps): Promise<QueryAnswer> => {
  const past = auctionAsOf(events);
  const lot = past === null ? null : await deps.lots.lot(past.head.artworkId);
  if (past === null || lot === null) return refused("AUCTION_UNKNOWN");
  const body: AuctionReplay = { auctionId, terms: past.terms, lot, moments: past.moments };
  return { body };
};

const certificate = async ({ events, auctionId }: Past, deps: QueryDeps): Promise<QueryAnswer> => {
  const past = auctionAsOf(events);
  const lot = past === null ? null : await deps.lots.lot(past.head.artworkId);
  if (past === null || lot === null) return refused("AUCTION_UNKNOWN");
  const { title, titleEn } = lot;
  const body = certificateOf(events, { title, titleEn });
  return body === null ? refused("AUCTION_UNKNOWN") : { body, fileName: `naqsh-certificate-${auctionId}.json` };
};

/** What stays of an auction that is over: how it went, moment by moment, and the proof that it went so. */
export const auctionPastQueries = (deps: QueryDeps): QueryRoute[] => [
  query("/api/auctions/:id/replay", "anyone", VIEWS, ({ params }) =>
    answerOfPast(params["id"] ?? "", deps, (past) => replay(past, deps)),
  ),
  query("/api/auctions/:id/certificate", "anyone", VIEWS, ({ params }) =>
    answerOfPast(params["id"] ?? "", deps, (past) => certificate(past, deps)),
  ),
];
