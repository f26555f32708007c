import { personal } from "../kernel/personal";
import { describe, expect, it } from "vitest";
import { certificateOf, digestOf } from "./auction-certificate";
import type { AuctionCertificate } from "./auction-certificate";
import type { AuctionEvent, Outcome, PublicRow } from "./auction.events";
import { checkCertificate, checkCertificateText } from "./check-certificate";
import type { AuctionRecord } from "./public-room";
import { chained, START_OF_CHAIN } from "./receipt";

const AUCTION = "5b0e3c1a-0000-5000-8000-000000000001";
const of = { auctionId: AUCTION, artworkId: "5b0e3c1a-0000-5000-8000-000000000002" };
const at = (second: number): string => `2026-03-01T12:00:${String(second).padStart(2, "0")}.000Z`;

const rows = chained(
  AUCTION,
  START_OF_CHAIN,
  [500_00, 550_00, 600_00, 700_00].map((amount, index) => ({
    kind: "bid" as const,
    alias: (index % 2) + 1,
    amount,
    receivedAt: at(index),
    acceptedAt: at(index),
    commitment: String(index).repeat(64),
  })),
);
const recomputed = chained(AUCTION, rows.at(-1)!, [
  { kind: "recomputed", alias: 1, amount: 500_00, receivedAt: at(9), acceptedAt: at(9), commitment: "0".repeat(64) },
]);

const outcome = (price: number, alias: number): Outcome => ({
  price,
  leaderId: `bidder ${alias}`,
  leaderAlias: alias,
  reserveStatus: "none",
});

const bid = (row: PublicRow): AuctionEvent => ({
  type: "BidPlaced",
  data: {
    ...of,
    ...outcome(row.amount, row.alias),
    bidderId: `bidder ${row.alias}`,
    alias: row.alias,
    maximum: 987_654_00,
    previousLeaderId: null,
    rows: [row],
    receivedAt: row.receivedAt,
    acceptedAt: row.acceptedAt,
  },
});

const story: AuctionEvent[] = [
  {
    type: "AuctionScheduled",
    data: {
      ...of,
      artistId: "artist",
      openingPrice: 500_00,
      reserve: null,
      estimate: { low: 900_00, high: 1_200_00 },
      startsAt: at(0),
      endsAt: at(30),
      ownIncrement: 50_00,
      incrementPolicy: "standard-1",
      softCloseMs: 120_000,
    },
  },
  { type: "AuctionOpened", data: { ...of, artistId: "artist", openedAt: at(0), endsAt: at(30) } },
  ...rows.map(bid),
  {
    type: "BidderVoided",
    data: {
      ...of,
      ...outcome(500_00, 1),
      bidderId: "bidder 2",
      alias: 2,
      voidedBy: "admin",
      reason: personal("omar", "Bids of a shill"),
      voidedRows: [2, 4],
      rows: recomputed,
      previousLeaderId: "bidder 2",
      afterClose: false,
      orderId: null,
    },
  },
  {
    type: "AuctionClosed",
    data: {
      ...of,
      artistId: "artist",
      outcome: "sold",
      endsAt: at(30),
      closedAt: at(32),
      price: 500_00,
      winnerId: "bidder 1",
    },
  },
];

const records = story.map((event, second) => ({ ...event, recordedAt: at(second) }) as AuctionRecord);
const certificate = certificateOf(records, { title: "نور", titleEn: "Light 1" })!;

const tampered = (change: (copy: AuctionCertificate) => void): AuctionCertificate => {
  const copy = structuredClone(certificate);
  change(copy);
  return copy;
};
const withDigest = (copy: AuctionCertificate): AuctionCertificate => ({ ...copy, digest: digestOf(copy) });
const findingsOf = (value: unknown) => {
  const verdict = checkCertificate(value);
  return verdict.kind === "broken" ? verdict.findings : verdict;
};

const rowsFound = (value: AuctionCertificate) => {
  const findings = findingsOf(value);
  return Array.isArray(findings) ? findings.filter(({ what }) => what === "row") : findings;
};

describe("a certificate", () => {
  it("is intact as it was given, also after a journey as text", () => {
    expect(checkCertificate(certificate)).toEqual({ kind: "intact", certificate });
    expect(checkCertificateText(JSON.stringify(certificate)).kind).toBe("intact");
    expect(certificate).toMatchObject({ chain: { length: 5 }, result: { price: 500_00, leaderAlias: 1, bidCount: 2 } });
  });

  it("holds nobody's maximum and nobody's id", () => {
    const text = JSON.stringify(certificate);
    expect(text).not.toMatch(/98765400|bidder \d|maximum|"admin"/);
  });

  it("shows every digit that was flipped, wherever it stands", () => {
    const text = JSON.stringify(certificate, null, 2);
    let flipped = 0;
    for (let place = 0; place < text.length; place += 1) {
      const digit = text.codePointAt(place)! - 0x30;
      if (digit < 0 || digit > 9) continue;
      const changed = `${text.slice(0, place)}${(digit + 1) % 10}${text.slice(place + 1)}`;
      flipped += 1;
      if (checkCertificateText(changed).kind === "intact") {
        throw new Error(`not found: ${changed.slice(Math.max(0, place - 40), place + 10)}`);
      }
    }
    expect(flipped).toBeGreaterThan(600);
  });

  it("names the row that was changed, also when its digest was made anew", () => {
    const changed = withDigest(tampered(({ rows: chain }) => void (chain[2]!.amount = 610_00)));
    expect(findingsOf(changed)).toMatchObject([{ what: "row", row: 3, because: "hash" }]);
  });

  it("names the place from which a row was taken out", () => {
    const changed = withDigest(tampered(({ rows: chain }) => void chain.splice(2, 1)));
    expect(rowsFound(changed)).toEqual([{ what: "row", row: 3, because: "number", expected: "3", found: "4" }]);
    const doubled = withDigest(tampered(({ rows: chain }) => void chain.splice(2, 0, chain[1]!)));
    expect(rowsFound(doubled)).toMatchObject([{ row: 3, because: "number", expected: "3", found: "2" }]);
  });

  it("does not let a chain be cut short, a winner be put in, or a void take another's rows", () => {
    const cut = withDigest(tampered(({ rows: chain }) => void chain.pop()));
    expect(findingsOf(cut)).toContainEqual(expect.objectContaining({ what: "head" }));
    const won = withDigest(tampered(({ result }) => void (result.leaderAlias = 2)));
    expect(findingsOf(won)).toEqual([{ what: "result", field: "leaderAlias", expected: "1", found: "2" }]);
    const voided = withDigest(tampered(({ voids }) => void (voids[0]!.rows = [1, 4])));
    expect(findingsOf(voided)).toContainEqual({ what: "void", alias: 2 });
  });

  it("finds what no receipt covers by the digest", () => {
    const terms = tampered((copy) => void (copy.terms.softCloseMs = 0));
    expect(findingsOf(terms)).toMatchObject([{ what: "digest" }]);
  });

  it("is unreadable with a field that it does not know, one that is missing, or as another file", () => {
    expect(checkCertificate({ ...certificate, note: "" })).toMatchObject({ kind: "unreadable" });
    const { at: _at, ...withoutAt } = certificate.voids[0]!;
    expect(checkCertificate({ ...certificate, voids: [withoutAt] })).toEqual({
      kind: "unreadable",
      where: "voids.0.at",
    });
    expect(checkCertificate({ some: "file" })).toEqual({ kind: "unreadable", where: null });
    expect(checkCertificateText("no JSON")).toEqual({ kind: "unreadable", where: null });
  });
});
