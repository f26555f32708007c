import * as z from "zod/mini";
import { sha256Hex } from "#digest";
import { createAuctionFold } from "./auction-as-of";
import type { AuctionNow } from "./auction-as-of";
import { INCREMENT_POLICIES } from "./auction.events";
import type { AuctionEvent, PublicRow } from "./auction.events";
import { plainOf, type PersonalText } from "../kernel/personal";
import { canonicalPieces } from "./canonical-json";
import { CERTIFICATE_EXPLAINED } from "./certificate-explained";
import type { AuctionRecord } from "./public-room";
import { HASH_BEFORE_FIRST_ROW } from "./receipt";

export const CERTIFICATE_FORMAT = "naqsh fairness certificate 1";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const instant = z.iso.datetime({ precision: 3 });
const whole = z.int().check(z.minimum(0));
const ordinal = z.int().check(z.minimum(1));
const bilingual = z.strictObject({ ar: z.string(), en: z.string() });

const Row = z.strictObject({
  number: ordinal,
  kind: z.enum(["bid", "automatic", "recomputed"]),
  alias: ordinal,
  amount: whole,
  receivedAt: instant,
  acceptedAt: instant,
  commitment: hash,
  hash,
});

const Result = z.strictObject({
  status: z.enum(["closed", "awaitingPayment", "offered", "settled", "lapsed", "cancelled"]),
  outcome: z.nullable(z.enum(["sold", "reserveNotMet", "noBids"])),
  price: z.nullable(whole),
  /** At which it is sold or offered; another than the price after a second chance. */
  saleAmount: z.nullable(whole),
  leaderAlias: z.nullable(ordinal),
  reserveStatus: z.enum(["none", "notMet", "met"]),
  bidCount: whole,
  bidderCount: whole,
});

/** GET /api/auctions/:id/certificate: all that is public of a finished auction, and the hashes that bind it. Amounts in halalas. */
export const AuctionCertificate = z.strictObject({
  format: z.literal(CERTIFICATE_FORMAT),
  /** The last public change that it knows of. */
  asOf: instant,
  auction: z.strictObject({
    auctionId: z.uuid(),
    artworkId: z.uuid(),
    title: z.string(),
    titleEn: z.nullable(z.string()),
    startsAt: instant,
    originalEndsAt: instant,
    endsAt: instant,
  }),
  terms: z.strictObject({
    openingPrice: whole,
    estimate: z.nullable(z.strictObject({ low: whole, high: whole })),
    ownIncrement: whole,
    incrementPolicy: z.enum(INCREMENT_POLICIES),
    softCloseMs: whole,
  }),
  rows: z.array(Row),
  voids: z.array(
    z.strictObject({ alias: ordinal, at: instant, reason: z.nullable(z.string()), rows: z.array(ordinal) }),
  ),
  result: Result,
  chain: z.strictObject({ length: whole, start: hash, head: hash }),
  explained: z.strictObject({ receipt: bilingual, digest: bilingual, limits: bilingual }),
  /** SHA-256 over all else. */
  digest: hash,
});
export type AuctionCertificate = z.infer<typeof AuctionCertificate>;

/** What a certificate's digest is over, in pieces: all of it but the digest. */
export const digestedPieces = function* ({ digest: _digest, ...rest }: AuctionCertificate): Generator<string> {
  yield `${CERTIFICATE_FORMAT}\n`;
  yield* canonicalPieces(rest);
};

/** Hash of a certificate without its digest: finds a change in what the receipts do not cover. */
export const digestOf = (certificate: AuctionCertificate): string =>
  sha256Hex([...digestedPieces(certificate)].join(""));

const publicRow = ({ number, kind, alias, amount, receivedAt, acceptedAt, commitment, hash: link }: PublicRow) => ({
  number,
  kind,
  alias,
  amount,
  receivedAt,
  acceptedAt,
  commitment,
  hash: link,
});

const rowsIn = (event: AuctionEvent): PublicRow[] => ("rows" in event.data ? event.data.rows : []);

type SealedVoid = Omit<AuctionCertificate["voids"][number], "reason"> & { reason: PersonalText };

const voidsIn = (event: AuctionRecord): SealedVoid[] =>
  event.type === "BidderVoided"
    ? [{ alias: event.data.alias, at: event.recordedAt, reason: event.data.reason, rows: event.data.voidedRows }]
    : [];

const termsOf = ({ terms }: AuctionNow): AuctionCertificate["terms"] => ({
  openingPrice: terms.openingPrice,
  estimate: terms.estimate,
  ownIncrement: terms.ownIncrement,
  incrementPolicy: terms.incrementPolicy,
  softCloseMs: terms.softCloseMs,
});

const resultOf = ({ head }: AuctionNow): AuctionCertificate["result"] => ({
  status: head.status as AuctionCertificate["result"]["status"],
  outcome: head.outcome,
  price: head.price,
  saleAmount: head.saleAmount,
  leaderAlias: head.leaderAlias,
  reserveStatus: head.reserveStatus,
  bidCount: head.bidCount,
  bidderCount: head.bidderCount,
});

/** What a certificate tells of the events themselves, of each in turn. */
export type CertificateLines = Pick<AuctionCertificate, "rows"> & { voids: SealedVoid[] };

/** Adds what an event brings to the lines of a certificate. */
export const addCertificateLines = ({ rows, voids }: CertificateLines, event: AuctionRecord): void => {
  rows.push(...rowsIn(event).map(publicRow));
  voids.push(...voidsIn(event));
};

type Work = { title: string; titleEn: string | null };

/** The certificate of a finished auction, from the fold and the opened lines of its whole stream, before its digest. */
export const draftCertificate = (
  now: AuctionNow,
  { rows, voids }: Pick<AuctionCertificate, "rows" | "voids">,
  work: Work,
): AuctionCertificate => {
  const { auctionId, artworkId, startsAt, originalEndsAt, endsAt } = now.head;
  return {
    format: CERTIFICATE_FORMAT,
    asOf: now.asOf,
    auction: { auctionId, artworkId, ...work, startsAt, originalEndsAt, endsAt },
    terms: termsOf(now),
    rows,
    voids,
    result: resultOf(now),
    chain: { length: rows.length, start: HASH_BEFORE_FIRST_ROW, head: rows.at(-1)?.hash ?? HASH_BEFORE_FIRST_ROW },
    explained: CERTIFICATE_EXPLAINED,
    digest: HASH_BEFORE_FIRST_ROW,
  };
};

/** The certificate of a finished auction, from its whole stream with its reasons opened; the same bytes whenever it is asked for. Null if there is none. */
export const certificateOf = (events: readonly AuctionRecord[], work: Work): AuctionCertificate | null => {
  const fold = createAuctionFold();
  const lines: CertificateLines = { rows: [], voids: [] };
  for (const event of events) {
    fold.take(event);
    addCertificateLines(lines, event);
  }
  const now = fold.now();
  if (now === null) return null;
  const voids = lines.voids.map((line) => ({ ...line, reason: plainOf(line.reason) }));
  const draft = draftCertificate(now, { rows: lines.rows, voids }, work);
  return { ...draft, digest: digestOf(draft) };
};
