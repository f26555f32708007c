import {
  certificateOf,
  chained,
  checkCertificateText,
  createAuctionFold,
  isFinished,
  START_OF_CHAIN,
} from "@naqsh/shared/auction";
import type { AuctionEvent, AuctionRecord } from "@naqsh/shared/auction";
import { sha256Hex } from "@naqsh/shared/kernel/digest";
import { after } from "@naqsh/shared/kernel/instant";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AUCTION_ID, SCHEDULED_AT } from "../testing/auction-fixtures";
import { attempts, eventsOf, tell, termsOf } from "../testing/random-auction-histories";

const WORK = { title: "نور", titleEn: null };

/** The examples commit to bidders in words; a log holds hashes. */
const withHashedCommitments = (events: AuctionEvent[]): AuctionEvent[] => {
  let end = START_OF_CHAIN;
  return events.map((event) => {
    if (!("rows" in event.data)) return event;
    const drafts = event.data.rows.map((row) => ({ ...row, commitment: sha256Hex(row.commitment) }));
    const rows = chained(AUCTION_ID, end, drafts);
    end = rows.at(-1) ?? end;
    return { ...event, data: { ...event.data, rows } } as AuctionEvent;
  });
};

const histories = fc
  .tuple(termsOf, attempts)
  .map(([first, tried]) =>
    withHashedCommitments(eventsOf(tell(first, tried))).map(
      (event, number) => ({ ...event, recordedAt: after(SCHEDULED_AT, number * 1_000) }) as AuctionRecord,
    ),
  );

describe("the certificate of any auction that is over", () => {
  it("is found intact, whatever was bid, voided, offered or cancelled, and any changed price in it is found", () => {
    let finished = 0;
    fc.assert(
      fc.property(histories, fc.nat(), (events, nth) => {
        const fold = createAuctionFold();
        for (const event of events) fold.take(event);
        if (!isFinished(fold.now()!.head.status)) return;
        finished += 1;
        const certificate = certificateOf(events, WORK)!;
        expect(checkCertificateText(JSON.stringify(certificate))).toEqual({ kind: "intact", certificate });
        const row = certificate.rows[nth % Math.max(1, certificate.rows.length)];
        if (row === undefined) return;
        row.amount += 1;
        expect(checkCertificateText(JSON.stringify(certificate)).kind).toBe("broken");
      }),
      { numRuns: 300 },
    );
    expect(finished).toBeGreaterThan(50);
  });
});
