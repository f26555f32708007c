import {
  addCertificateLines,
  createAuctionFold,
  digestedPieces,
  draftCertificate,
  isFinished,
} from "@naqsh/shared/auction";
import type {
  AuctionAsOf,
  AuctionCertificate,
  AuctionRecord,
  AuctionReplay,
  CertificateLines,
  LotOfAuction,
} from "@naqsh/shared/auction";
import { jsonPieces, writtenInTurns } from "../http/json-in-turns";
import type { WrittenText } from "../http/json-in-turns";
import { createKeptAnswers } from "../http/kept-answers";
import type { KeptAnswers } from "../http/kept-answers";
import { query, refused } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import type { StreamMemory } from "../joins/stream-memory";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";

const VIEWS = ["auction-room", "artworks", "people"];

/** The whole stream of an auction, decoded. */
export const eventsOfAuction = async (auctionId: string, streams: StreamMemory): Promise<readonly AuctionRecord[]> =>
  (await streams.eventsOf(`auction-${auctionId}`)) as readonly AuctionRecord[];

/** The longest known take six million each. */
const MOST_BYTES = 32_000_000;

type Past = { events: readonly AuctionRecord[]; auctionId: string; lot: LotOfAuction };
type PastRoute = {
  name: string;
  fileName?: (auctionId: string) => string;
  textOf: (past: Past) => Promise<WrittenText | null>;
};

/** The whole auction; others come in between. */
const folded = async (
  events: readonly AuctionRecord[],
): Promise<{ past: AuctionAsOf; lines: CertificateLines } | null> => {
  const [fold, pause] = [createAuctionFold(), createPauses()];
  const lines: CertificateLines = { rows: [], voids: [] };
  for (const event of events) {
    fold.take(event);
    addCertificateLines(lines, event);
    await pause();
  }
  const past = fold.past();
  return past === null ? null : { past, lines };
};

const replay: PastRoute = {
  name: "replay",
  textOf: async ({ events, auctionId, lot }) => {
    const whole = await folded(events);
    if (whole === null) return null;
    const { terms, moments } = whole.past;
    return writtenInTurns(jsonPieces({ auctionId, terms, lot, moments } satisfies AuctionReplay));
  },
};

const certificatePieces = function* (certificate: AuctionCertificate): Generator<string> {
  yield* jsonPieces(certificate, 2);
  yield "\n";
};

const certificate: PastRoute = {
  name: "certificate",
  fileName: (auctionId) => `naqsh-certificate-${auctionId}.json`,
  textOf: async ({ events, lot: { title, titleEn } }) => {
    const whole = await folded(events);
    if (whole === null) return null;
    const draft = draftCertificate(whole.past, whole.lines, { title, titleEn });
    const { sha256 } = await writtenInTurns(digestedPieces(draft));
    return writtenInTurns(certificatePieces({ ...draft, digest: sha256 }));
  },
};

/** Answers from the stream of an auction that is over, once for each revision of it; others are refused. */
const answerBy =
  ({ name, fileName, textOf }: PastRoute, deps: QueryDeps, kept: KeptAnswers): QueryRoute["answer"] =>
  async ({ params }) => {
    const auctionId = params["id"] ?? "";
    const room = await deps.views.rooms.get(auctionId);
    if (room === null) return refused("AUCTION_UNKNOWN");
    if (!isFinished(room.head.status)) return refused("AUCTION_NOT_FINISHED");
    const lot = await deps.lots.lot(room.head.artworkId);
    if (lot === null) return refused("AUCTION_UNKNOWN");
    const events = await eventsOfAuction(auctionId, deps.streams);
    // Of a lot its names and its picture may change afterwards.
    const version = `${events.length} ${JSON.stringify(lot)}`;
    const answer = await kept.of(`${name} ${auctionId}`, version, () => textOf({ events, auctionId, lot }));
    if (answer === null) return refused("AUCTION_UNKNOWN");
    return { kept: answer, ...(fileName && { fileName: fileName(auctionId) }) };
  };

/** What stays of an auction that is over: how it went, moment by moment, and the proof that it went so. */
export const auctionPastQueries = (deps: QueryDeps): QueryRoute[] => {
  const kept = createKeptAnswers(MOST_BYTES);
  return [replay, certificate].map((route) =>
    query(`/api/auctions/:id/${route.name}`, "anyone", VIEWS, answerBy(route, deps, kept)),
  );
};
