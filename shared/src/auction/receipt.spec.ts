import { createHash, createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PublicRow } from "./auction.events";
import { chained, commitmentOf, isReceiptOf, receiptText, saltOf, START_OF_CHAIN, verifyChain } from "./receipt";

const AUCTION = "5b0e3c1a-0000-5000-8000-000000000001";
const draft = (alias: number, amount: number): Omit<PublicRow, "number" | "hash"> => ({
  kind: "bid",
  alias,
  amount,
  receivedAt: "2026-03-01T12:00:00.000Z",
  acceptedAt: "2026-03-01T12:00:00.004Z",
  commitment: "ab".repeat(32),
});

const rows = fc
  .array(fc.record({ alias: fc.integer({ min: 1, max: 50 }), amount: fc.integer({ min: 100 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((drafts) =>
    chained(
      AUCTION,
      START_OF_CHAIN,
      drafts.map(({ alias, amount }) => draft(alias, amount)),
    ),
  );

describe("a bid receipt", () => {
  it("is the SHA-256 of its lines, as any tool computes it", () => {
    const [first] = chained(AUCTION, START_OF_CHAIN, [draft(1, 500_00)]);
    const text = `naqsh bid receipt 1\n${AUCTION}\n1\n1\n50000\n2026-03-01T12:00:00.000Z\n2026-03-01T12:00:00.004Z\n${"ab".repeat(32)}\n${"0".repeat(64)}`;
    expect(receiptText({ ...first!, auctionId: AUCTION, previousHash: START_OF_CHAIN.hash })).toBe(text);
    expect(first?.hash).toBe(createHash("sha256").update(text).digest("hex"));
  });

  it("commits to the bidder with a salt that only the platform's secret gives", () => {
    const secret = new Uint8Array(32).fill(7);
    const salt = saltOf(secret, AUCTION, "bidder-1");
    expect(salt).toBe(createHmac("sha256", secret).update(`${AUCTION}/bidder-1`).digest("hex"));
    expect(commitmentOf(salt, "bidder-1")).toBe(createHash("sha256").update(`${salt}/bidder-1`).digest("hex"));
  });

  it("belongs to the person whose salt it carries and to nobody else", () => {
    const salt = saltOf(new Uint8Array(32), AUCTION, "bidder-1");
    const [own] = chained(AUCTION, START_OF_CHAIN, [
      { ...draft(1, 500_00), commitment: commitmentOf(salt, "bidder-1") },
    ]);
    const receipt = { ...own!, auctionId: AUCTION, salt, previousHash: START_OF_CHAIN.hash };
    expect(isReceiptOf(receipt, "bidder-1")).toBe(true);
    expect(isReceiptOf(receipt, "bidder-2")).toBe(false);
    expect(isReceiptOf({ ...receipt, amount: 499_00 }, "bidder-1")).toBe(false);
  });
});

describe("the chain of receipts", () => {
  it("is intact as it was written, however it was split into appends", () => {
    fc.assert(
      fc.property(rows, fc.nat(), (chain, cut) => {
        expect(verifyChain(AUCTION, chain)).toEqual({ intact: true, hash: chain.at(-1)?.hash });
        const at = cut % chain.length;
        const end = at === 0 ? START_OF_CHAIN : chain[at - 1]!;
        expect([...chain.slice(0, at), ...chained(AUCTION, end, chain.slice(at))]).toEqual(chain);
      }),
    );
  });

  it("shows the first row that was changed, left out or put in", () => {
    const change = fc.constantFrom<(row: PublicRow) => PublicRow>(
      (row) => ({ ...row, amount: row.amount + 1 }),
      (row) => ({ ...row, alias: row.alias + 1 }),
      (row) => ({ ...row, acceptedAt: "2026-03-01T12:00:00.005Z" }),
      (row) => ({ ...row, receivedAt: "2026-03-01T11:59:59.999Z" }),
      (row) => ({ ...row, commitment: "cd".repeat(32) }),
    );
    fc.assert(
      fc.property(rows, fc.nat(), change, (chain, nth, changed) => {
        const at = nth % chain.length;
        expect(verifyChain(AUCTION, chain.with(at, changed(chain[at]!)))).toEqual({ intact: false, brokenAt: at + 1 });
        if (at < chain.length - 1) {
          expect(verifyChain(AUCTION, chain.toSpliced(at, 1))).toEqual({ intact: false, brokenAt: at + 1 });
        }
      }),
    );
  });

  it("does not fit another auction", () => {
    const chain = chained(AUCTION, START_OF_CHAIN, [draft(1, 500_00)]);
    expect(verifyChain("another", chain)).toEqual({ intact: false, brokenAt: 1 });
  });
});
