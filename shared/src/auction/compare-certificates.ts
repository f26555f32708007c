import type { AuctionCertificate } from "./auction-certificate";
import { canonicalJson } from "./canonical-json";
import type { Json } from "./canonical-json";

/** What of a certificate two of one auction may say differently, beside the rows. */
export type CertificatePart = "work" | "times" | "terms" | "voids" | "result" | "explained";

/** How a file stands to the certificate that the shop gives. `rows`: the first place from 1 that differs, and how many do. */
export type CertificateComparison =
  | { kind: "same" }
  | { kind: "otherAuction" }
  /** An earlier one of the same story: its rows are still there, in their places. */
  | { kind: "earlier"; parts: CertificatePart[] }
  | { kind: "different"; parts: CertificatePart[]; rows: { first: number; count: number } | null };

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one as Json) === canonicalJson(other as Json);

const partOf: Readonly<Record<CertificatePart, (certificate: AuctionCertificate) => unknown>> = {
  work: ({ auction }) => [auction.artworkId, auction.title, auction.titleEn],
  times: ({ auction }) => [auction.startsAt, auction.originalEndsAt, auction.endsAt],
  terms: ({ terms }) => terms,
  voids: ({ voids }) => voids,
  result: ({ result }) => result,
  explained: ({ explained }) => explained,
};

/** What goes on after the end: a payment, a void, an offer. */
const MAY_CHANGE: ReadonlySet<CertificatePart> = new Set(["voids", "result"]);

const beginsWith = (whole: readonly unknown[], start: readonly unknown[]): boolean =>
  start.length <= whole.length && start.every((item, place) => isSame(item, whole[place]));

const otherRows = (file: AuctionCertificate, issued: AuctionCertificate): { first: number; count: number } | null => {
  const longer = file.rows.length > issued.rows.length ? file.rows : issued.rows;
  const places = longer.flatMap((_, place) =>
    isSame(file.rows[place] ?? null, issued.rows[place] ?? null) ? [] : [place + 1],
  );
  return places.length === 0 ? null : { first: places[0]!, count: places.length };
};

const isEarlier = (file: AuctionCertificate, issued: AuctionCertificate, parts: readonly CertificatePart[]): boolean =>
  file.asOf < issued.asOf &&
  beginsWith(issued.rows, file.rows) &&
  beginsWith(issued.voids, file.voids) &&
  parts.every((part) => MAY_CHANGE.has(part));

/** Where a file says otherwise than the shop's own certificate: what a digest alone, made anew, would hide. */
export const compareCertificates = (file: AuctionCertificate, issued: AuctionCertificate): CertificateComparison => {
  if (file.auction.auctionId !== issued.auction.auctionId) return { kind: "otherAuction" };
  if (isSame(file, issued)) return { kind: "same" };
  const parts = (Object.keys(partOf) as CertificatePart[]).filter(
    (part) => !isSame(partOf[part](file), partOf[part](issued)),
  );
  if (isEarlier(file, issued, parts)) return { kind: "earlier", parts };
  return { kind: "different", parts, rows: otherRows(file, issued) };
};
