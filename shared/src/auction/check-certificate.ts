import { AuctionCertificate, CERTIFICATE_FORMAT, digestOf } from "./auction-certificate";
import { HASH_BEFORE_FIRST_ROW, receiptHash } from "./receipt";

type Rows = AuctionCertificate["rows"];
type ResultField = "price" | "leaderAlias" | "bidCount" | "bidderCount";

/** Something in a certificate that does not follow from the rest. `row`: its place from 1. */
export type CertificateFinding =
  | { what: "row"; row: number; because: "number" | "hash"; expected: string; found: string }
  | { what: "start" | "length" | "head" | "digest"; expected: string; found: string }
  | { what: "void"; alias: number }
  | { what: "result"; field: ResultField; expected: string; found: string };

export type CertificateVerdict =
  /** Cannot be read as one; `where` names the field, or is null if it is no certificate at all. */
  | { kind: "unreadable"; where: string | null }
  | { kind: "intact"; certificate: AuctionCertificate }
  | { kind: "broken"; certificate: AuctionCertificate; findings: CertificateFinding[] };

/** Each row against what stands before it, so that a changed one neither hides those after it nor shifts the blame to them. */
const rowFindings = ({ auction, rows }: AuctionCertificate): CertificateFinding[] =>
  rows.flatMap((row, index): CertificateFinding[] => {
    const place = index + 1;
    const number = (rows[index - 1]?.number ?? 0) + 1;
    if (row.number !== number) {
      return [{ what: "row", row: place, because: "number", expected: String(number), found: String(row.number) }];
    }
    const previousHash = rows[index - 1]?.hash ?? HASH_BEFORE_FIRST_ROW;
    const expected = receiptHash({ ...row, auctionId: auction.auctionId, previousHash });
    return row.hash === expected ? [] : [{ what: "row", row: place, because: "hash", expected, found: row.hash }];
  });

const chainFindings = ({ rows, chain }: AuctionCertificate): CertificateFinding[] => {
  const expected = {
    start: HASH_BEFORE_FIRST_ROW,
    length: String(rows.length),
    head: rows.at(-1)?.hash ?? HASH_BEFORE_FIRST_ROW,
  };
  return (["start", "length", "head"] as const)
    .map((what) => ({ what, expected: expected[what], found: String(chain[what]) }))
    .filter((finding) => finding.expected !== finding.found);
};

/** A void takes out rows of its own bidder, and what the system bid for others because of them. */
const voidFindings = ({ rows, voids }: AuctionCertificate): CertificateFinding[] =>
  voids
    .filter(({ alias, rows: fallen }) =>
      fallen.some((number) => {
        const row = rows[number - 1];
        return row === undefined || (row.alias !== alias && row.kind === "bid");
      }),
    )
    .map(({ alias }) => ({ what: "void", alias }));

export const standingRows = ({ rows, voids }: Pick<AuctionCertificate, "rows" | "voids">): Rows => {
  const fallen = new Set(voids.flatMap((entry) => entry.rows));
  return rows.filter(({ number }) => !fallen.has(number));
};

/** Price and leader are the last standing row's; the counts are those of the rows that somebody bid. */
const resultFindings = (certificate: AuctionCertificate): CertificateFinding[] => {
  const standing = standingRows(certificate);
  const bids = standing.filter(({ kind }) => kind !== "recomputed");
  const last = standing.at(-1);
  const expected: Record<ResultField, number | null> = {
    price: last?.amount ?? null,
    leaderAlias: last?.alias ?? null,
    bidCount: bids.length,
    bidderCount: new Set(bids.map(({ alias }) => alias)).size,
  };
  return (Object.keys(expected) as ResultField[])
    .filter((field) => expected[field] !== certificate.result[field])
    .map((field) => ({
      what: "result",
      field,
      expected: String(expected[field]),
      found: String(certificate.result[field]),
    }));
};

const digestFindings = (certificate: AuctionCertificate): CertificateFinding[] => {
  const expected = digestOf(certificate);
  return expected === certificate.digest ? [] : [{ what: "digest", expected, found: certificate.digest }];
};

const isMarked = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "format" in value && value.format === CERTIFICATE_FORMAT;

/** Recomputes everything in a certificate that follows from the rest. Takes what a JSON text held. */
export const checkCertificate = (value: unknown): CertificateVerdict => {
  const read = AuctionCertificate.safeParse(value);
  if (!read.success) {
    return { kind: "unreadable", where: isMarked(value) ? read.error.issues[0]!.path.join(".") : null };
  }
  const certificate = read.data;
  const findings = [rowFindings, chainFindings, voidFindings, resultFindings, digestFindings].flatMap((check) =>
    check(certificate),
  );
  return findings.length === 0 ? { kind: "intact", certificate } : { kind: "broken", certificate, findings };
};

/** The same for the text of a file. */
export const checkCertificateText = (text: string): CertificateVerdict => {
  try {
    // Some editors put a mark before what they save; a browser reads over it.
    return checkCertificate(JSON.parse(text.replace(/^\uFEFF/u, "")));
  } catch {
    return { kind: "unreadable", where: null };
  }
};
