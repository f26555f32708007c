import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { currentVersion, upcast } from "../kernel/upcast";
import type { AuctionEvent } from "./auction.events";
import { auctionUpcasters } from "./auction.upcasters";
import { changeOfRoom, type AuctionRecord } from "./public-room";

/** An event as an earlier release wrote it, lifted to its shape of now. */
const lifted = (type: "AuctionExtended" | "AuctionClosed", file: string): AuctionRecord => {
  const path = join(import.meta.dirname, "auction.upcasters.fixtures", file);
  const data = upcast(auctionUpcasters, type, 1, JSON.parse(readFileSync(path, "utf8")));
  return { type, data, recordedAt: "2026-03-01T10:00:02.000Z" } as unknown as AuctionRecord;
};

const scheduled = {
  type: "AuctionScheduled",
  data: {
    auctionId: "0b0e3c1a-0000-5000-8000-000000000001",
    artworkId: "0b0e3c1a-0000-5000-8000-000000000002",
    artistId: "0b0e3c1a-0000-5000-8000-000000000003",
    openingPrice: 500_00,
    reserve: null,
    estimate: null,
    startsAt: "2026-03-01T09:00:00.000Z",
    endsAt: "2026-03-01T10:00:00.000Z",
    ownIncrement: 50_00,
    incrementPolicy: "standard-1",
    softCloseMs: 0,
  },
} satisfies AuctionEvent;
const before = changeOfRoom(null, scheduled as unknown as AuctionRecord)!.room;

describe("events of an auction that an earlier release wrote", () => {
  it("tell of a close without its bidders, and close the room as ever", () => {
    const event = lifted("AuctionClosed", "auction-closed.v1.json");
    expect(event.data).not.toHaveProperty("bidderIds");
    expect(changeOfRoom(before, event)?.room.head).toMatchObject({ status: "closed", outcome: "sold" });
    expect(currentVersion(auctionUpcasters, "AuctionClosed")).toBe(2);
  });

  it("tell of an extension without whom to write to, and move the end as ever", () => {
    const event = lifted("AuctionExtended", "auction-extended.v1.json");
    expect(event.data).not.toHaveProperty("bidderIds");
    expect(changeOfRoom(before, event)?.room.head).toMatchObject({ endsAt: "2026-03-01T12:00:00.000Z" });
    expect(currentVersion(auctionUpcasters, "AuctionExtended")).toBe(2);
  });
});
