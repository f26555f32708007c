import { certificateOf, digestOf } from "@naqsh/shared/auction";
import type { AuctionRecord } from "@naqsh/shared/auction";
import { describe, expect, it } from "vitest";
import { certificateReport } from "./certificate-report";

const of = {
  auctionId: "5b0e3c1a-0000-5000-8000-000000000001",
  artworkId: "5b0e3c1a-0000-5000-8000-000000000002",
  artistId: "artist",
};
const START = "2026-03-01T12:00:00.000Z";
const END = "2026-03-01T13:00:00.000Z";
const terms = {
  openingPrice: 500_00,
  reserve: null,
  estimate: null,
  ownIncrement: 50_00,
  incrementPolicy: "standard-1",
  softCloseMs: 120_000,
};
const events = [
  { type: "AuctionScheduled", recordedAt: START, data: { ...of, ...terms, startsAt: START, endsAt: END } },
  { type: "AuctionOpened", recordedAt: START, data: { ...of, openedAt: START, endsAt: END } },
  {
    type: "AuctionClosed",
    recordedAt: END,
    data: { ...of, outcome: "noBids", endsAt: END, closedAt: END, price: null },
  },
] as unknown as AuctionRecord[];
const certificate = certificateOf(events, { title: "Light", titleEn: null })!;
const reportOf = (value: unknown) => certificateReport(JSON.stringify(value));

describe("the report on a certificate", () => {
  it("does not stumble over the mark that some editors put before a text", () => {
    expect(certificateReport(`\ufeff${JSON.stringify(certificate)}`).verdict.kind).toBe("intact");
  });

  it("says that an intact one is, with its head", () => {
    const { verdict, text } = reportOf(certificate);
    expect(verdict.kind).toBe("intact");
    expect(text).toContain("Intact: Light");
    expect(text).toContain(certificate.chain.head);
  });

  it("says what does not follow, and that the file was changed", () => {
    const forged = { ...certificate, result: { ...certificate.result, price: 700_00 } };
    const { verdict, text } = reportOf({ ...forged, digest: digestOf(forged) });
    expect(verdict.kind).toBe("broken");
    expect(text).toContain("the price in halalas should be null, is 70000");
    expect(text).not.toContain("no receipt covers");
    const { text: elsewhere } = reportOf({ ...certificate, asOf: START });
    expect(elsewhere).toContain("changed after it was given");
    expect(elsewhere).toContain("what no receipt covers: the work's name, the times, the terms");
  });

  it("says what it cannot read", () => {
    expect(certificateReport("[]")).toEqual({
      verdict: { kind: "unreadable", where: null },
      text: "This file is no fairness certificate",
    });
    expect(reportOf({ ...certificate, asOf: "yesterday" }).text).toContain("asOf does not hold what belongs there");
  });
});
