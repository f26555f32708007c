import {
  addCertificateLines,
  createAuctionFold,
  digestedPieces,
  draftCertificate,
  isFinished,
} from "@naqsh/shared/auction";
import type {
  AuctionCertificate,
  auctionReads,
  AuctionRecord,
  AuctionReplay,
  CertificateLines,
  LotOfAuction,
} from "@naqsh/shared/auction";
import { personal } from "@naqsh/shared/kernel/personal";
import type { Position } from "@naqsh/shared/kernel/position";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import { bytesInSlices, joinedInSlices, jsonPieces, writtenInSlices } from "../http/json-in-slices";
import type { WrittenText } from "../http/json-in-slices";
import { createKeptAnswers } from "../http/answer-cache";
import type { KeptAnswers } from "../http/answer-cache";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import type { StreamMemory } from "../joins/stream-memory";
import { titleThen } from "../joins/title-then";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";

type Reads = Pick<typeof auctionReads, "replay" | "certificate">;

const VIEWS = ["rooms", "artworks", "people"] as const;

/** The whole stream of an auction, decoded. */
export const eventsOfAuction = async (auctionId: string, streams: StreamMemory): Promise<readonly AuctionRecord[]> =>
  (await streams.eventsOf(`auction-${auctionId}`)) as readonly AuctionRecord[];

/** The same with what was written about people opened unless they were erased. */
export const openedEventsOfAuction = async (
  auctionId: string,
  { streams, people }: Pick<QueryDeps, "streams" | "people">,
): Promise<readonly AuctionRecord[]> => {
  const events = await eventsOfAuction(auctionId, streams);
  return Promise.all(
    events.map(async (event) => {
      if (event.type !== "BidderVoided") return event;
      const { reason } = event.data;
      const plain = await people.open(reason);
      return plain === null ? event : { ...event, data: { ...event.data, reason: personal(reason.person, plain) } };
    }),
  );
};

/** The longest known take six million each. */
const MOST_BYTES = 32_000_000;

type Past = { events: AsyncIterable<AuctionRecord>; auctionId: string; lot: LotOfAuction };
type PastRoute = {
  name: string;
  fileName?: (auctionId: string) => string;
  textOf: (past: Past, deps: QueryDeps) => Promise<WrittenText | null>;
};

/** An auction's events one after the other: kept as objects, those of a long one would stop the loop with each collection. */
async function* recordsOf(auctionId: string, { store, decode }: QueryDeps): AsyncGenerator<AuctionRecord> {
  for await (const stored of store.readStream(`auction-${auctionId}`)) yield decode(stored) as AuctionRecord;
}

const replay: PastRoute = {
  name: "replay",
  textOf: async ({ events, auctionId, lot }, { keys }) => {
    const fold = createAuctionFold();
    const moments = async function* (): AsyncGenerator<string> {
      let between = "";
      for await (const event of events) {
        const moment = fold.take(event);
        const open = event.type === "BidderVoided" ? await openAllPersonal(keys, moment) : moment;
        yield open === null ? "" : between + JSON.stringify(open);
        if (moment !== null) between = ",";
      }
    };
    const written = await bytesInSlices(moments());
    const now = fold.now();
    if (now === null) return null;
    const rest = { auctionId, terms: now.terms, lot } satisfies Omit<AuctionReplay, "moments">;
    const before = `${JSON.stringify(rest).slice(0, -1)},"moments":[`;
    return joinedInSlices([Buffer.from(before), ...written, Buffer.from("]}")]);
  },
};

const certificatePieces = function* (certificate: AuctionCertificate): Generator<string> {
  yield* jsonPieces(certificate, 2);
  yield "\n";
};

const certificate: PastRoute = {
  name: "certificate",
  fileName: (auctionId) => `naqsh-certificate-${auctionId}.json`,
  textOf: async ({ events, lot }, deps) => {
    const [fold, pause] = [createAuctionFold(), createPauses(QUESTION_SLICE_MS)];
    const lines: CertificateLines = { rows: [], voids: [] };
    let begin: Position | null = null;
    for await (const event of events) {
      begin ??= event.position;
      fold.take(event);
      addCertificateLines(lines, event);
      await pause();
    }
    const now = fold.now();
    if (now === null || begin === null) return null;
    // As it was put up: a file of before would be told from the shop's own if the artist calls the work otherwise now.
    const { title, titleEn } = (await titleThen(lot.artworkId, begin, deps)) ?? lot;
    const open = { rows: lines.rows, voids: await openAllPersonal(deps.keys, lines.voids) };
    const draft = draftCertificate(now, open, { title, titleEn });
    const { sha256 } = await writtenInSlices(digestedPieces(draft));
    return writtenInSlices(certificatePieces({ ...draft, digest: sha256 }));
  },
};

/** Answers from the stream of an auction that is over, once for each public change of it; others are refused. */
const answerBy =
  ({ name, fileName, textOf }: PastRoute, deps: QueryDeps, kept: KeptAnswers) =>
  async ({ params: { id: auctionId } }: { params: { id: string } }) => {
    const room = await deps.views.rooms.get(auctionId);
    if (room === null) return refused("AUCTION_UNKNOWN");
    if (!isFinished(room.head.status)) return refused("AUCTION_NOT_FINISHED");
    const lot = await deps.lots.lot(room.head.artworkId);
    if (lot === null) return refused("AUCTION_UNKNOWN");
    // Of a lot its names and its picture may change afterwards; a reason goes with the account that it is about.
    const reasons = await openAllPersonal(deps.keys, room.reasons);
    const version = `${room.head.sequence} ${JSON.stringify([lot, reasons.map((reason) => reason === null)])}`;
    const past = (): Past => ({ events: recordsOf(auctionId, deps), auctionId, lot });
    const answer = await kept.of(`${name} ${auctionId}`, version, () => textOf(past(), deps));
    if (answer === null) return refused("AUCTION_UNKNOWN");
    return { kept: answer, ...(fileName && { fileName: fileName(auctionId) }) };
  };

/** What stays of an auction that is over: how it went, moment by moment, and the proof that it went so. */
export const auctionPastQueries = (deps: QueryDeps): QueriesFor<Reads> => {
  const kept = createKeptAnswers(MOST_BYTES);
  return {
    replay: { views: VIEWS, answer: answerBy(replay, deps, kept) },
    certificate: { views: VIEWS, answer: answerBy(certificate, deps, kept) },
  };
};
