import type { UserBanned } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { expect, it } from "vitest";
import { cancelAuctionsWhenArtistBanned } from "../auction/cancel-auctions-when-artist-banned.policy";
import { voidLeadsWhenBidderBanned } from "../auction/void-leads-when-bidder-banned.policy";
import { recorded } from "../testing/recorded";
import { liftBanWhenItsEndComes } from "./lift-ban-when-its-end-comes.policy";

const until = "2026-03-08T12:00:00.000Z";
const banned = (end: string | null, cancelledAuctions: string[] = []): UserBanned => ({
  type: "UserBanned",
  data: { userId: "u", bannedBy: "admin", reason: personal("u", "fraud"), until: end, cancelledAuctions },
});

it("a ban is lifted at its end; one without an end is left to administrators", () => {
  expect(liftBanWhenItsEndComes.react(recorded(banned(until)))).toEqual([
    {
      kind: "job",
      queue: "account",
      name: "lift-ban",
      id: expect.stringMatching(/^lift-ban_[\da-f-]{36}$/),
      at: until,
      data: { userId: "u", until },
    },
  ]);
  expect(liftBanWhenItsEndComes.react(recorded(banned(null)))).toEqual([]);
});

it("the auctions that the administrator chose end with the ban, by that administrator", () => {
  const cancel = (auctionId: string) => ({
    kind: "command",
    streamCategory: "auction",
    streamId: auctionId,
    command: { type: "CancelAuction", data: { auctionId, cancelledBy: "admin", bannedArtist: "u" } },
  });
  const endAnnounced = {
    kind: "command",
    streamCategory: "user",
    streamId: "u",
    command: { type: "EndAnnouncedAuctions", data: { userId: "u", bannedBy: "admin" } },
  };
  const reacted = (cancelled: string[] = []) => cancelAuctionsWhenArtistBanned.react(recorded(banned(null, cancelled)));
  expect(reacted(["a", "b"])).toEqual([cancel("a"), cancel("b"), endAnnounced]);
  expect(reacted()).toEqual([endAnnounced]);
});

it("the leads that the administrator chose fall with the ban, for its reason", () => {
  const { type, data } = banned(null);
  const voids = { type, data: { ...data, voidedLeads: [{ auctionId: "a", alias: 7 }] } };
  expect(voidLeadsWhenBidderBanned.react(recorded(voids))).toEqual([
    {
      kind: "command",
      streamCategory: "auction",
      streamId: "a",
      command: {
        type: "VoidBidder",
        data: { auctionId: "a", alias: 7, voidedBy: "admin", reason: data.reason, orderIsPaid: false },
      },
    },
  ]);
  expect(voidLeadsWhenBidderBanned.react(recorded(banned(null)))).toEqual([]);
});
