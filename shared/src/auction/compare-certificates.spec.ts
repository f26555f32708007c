import { describe, expect, it } from "vitest";
import type { AuctionCertificate } from "./auction-certificate";
import { digestOf } from "./auction-certificate";
import { compareCertificates } from "./compare-certificates";
import { CERTIFICATE_EXPLAINED } from "./certificate-explained";

const HASH = "0".repeat(64);
const at = (second: number): string => `2026-03-01T12:00:${String(second).padStart(2, "0")}.000Z`;
const row = (number: number): AuctionCertificate["rows"][number] => ({
  number,
  kind: "bid",
  alias: number,
  amount: 500_00 + number * 50_00,
  receivedAt: at(number),
  acceptedAt: at(number),
  commitment: HASH,
  hash: String(number).repeat(64),
});
const draft: AuctionCertificate = {
  format: "naqsh fairness certificate 1",
  asOf: at(30),
  auction: {
    auctionId: "5b0e3c1a-0000-5000-8000-000000000001",
    artworkId: "5b0e3c1a-0000-5000-8000-000000000002",
    title: "نور",
    titleEn: "Light",
    startsAt: at(0),
    originalEndsAt: at(20),
    endsAt: at(20),
  },
  terms: { openingPrice: 500_00, estimate: null, ownIncrement: 50_00, incrementPolicy: "standard-1", softCloseMs: 0 },
  rows: [row(1), row(2), row(3)],
  voids: [],
  result: {
    status: "settled",
    outcome: "sold",
    price: 650_00,
    saleAmount: 650_00,
    leaderAlias: 3,
    reserveStatus: "none",
    bidCount: 3,
    bidderCount: 3,
  },
  chain: { length: 3, start: HASH, head: "3".repeat(64) },
  explained: CERTIFICATE_EXPLAINED,
  digest: HASH,
};
const issued = { ...draft, digest: digestOf(draft) };

const forged = (change: (copy: AuctionCertificate) => void): AuctionCertificate => {
  const copy = structuredClone(issued);
  change(copy);
  return { ...copy, digest: digestOf(copy) };
};

describe("a file beside the shop's own certificate", () => {
  it("is the same, or of another auction", () => {
    expect(compareCertificates(structuredClone(issued), issued)).toEqual({ kind: "same" });
    const other = forged(({ auction }) => void (auction.auctionId = "5b0e3c1a-0000-5000-8000-000000000009"));
    expect(compareCertificates(other, issued)).toEqual({ kind: "otherAuction" });
  });

  it.each<[string, (copy: AuctionCertificate) => void]>([
    ["work", ({ auction }) => void (auction.title = "ظل")],
    ["times", ({ auction }) => void (auction.endsAt = at(25))],
    ["terms", ({ terms }) => void (terms.openingPrice = 1)],
    ["voids", ({ voids }) => void voids.push({ alias: 1, at: at(9), reason: "x", rows: [1] })],
    ["result", ({ result }) => void (result.saleAmount = 1)],
    ["explained", ({ explained }) => void (explained.limits = { ar: "", en: "" })],
  ])("that was changed in its %s, with its digest made anew, is told from it there", (part, change) => {
    expect(compareCertificates(forged(change), issued)).toEqual({ kind: "different", parts: [part], rows: null });
  });

  it("differs from the first row on that is another", () => {
    const second = forged(({ rows }) => void (rows[1]!.kind = "automatic"));
    expect(compareCertificates(second, issued)).toEqual({ kind: "different", parts: [], rows: { first: 2, count: 1 } });
    const out = forged(({ rows }) => void rows.shift());
    expect(compareCertificates(out, issued)).toMatchObject({ kind: "different", rows: { first: 1, count: 3 } });
    const cut = forged(({ rows }) => void rows.pop());
    expect(compareCertificates(cut, issued)).toMatchObject({ kind: "different", rows: { first: 3, count: 1 } });
  });

  it("is an earlier one where only what goes on after the end is another", () => {
    const unpaid = forged((copy) =>
      Object.assign(copy, { asOf: at(22), result: { ...copy.result, status: "offered" } }),
    );
    expect(compareCertificates(unpaid, issued)).toEqual({ kind: "earlier", parts: ["result"] });
    const older = forged((copy) => Object.assign(copy, { asOf: at(22), terms: { ...copy.terms, openingPrice: 1 } }));
    expect(compareCertificates(older, issued).kind).toBe("different");
  });
});
