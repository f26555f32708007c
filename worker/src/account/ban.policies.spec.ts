import type { UserBanned } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { expect, it } from "vitest";
import { cancelAuctionsWhenArtistBanned } from "../auction/cancel-auctions-when-artist-banned.policy";
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
  expect(cancelAuctionsWhenArtistBanned.react(recorded(banned(null, ["a", "b"])))).toEqual([cancel("a"), cancel("b")]);
  expect(cancelAuctionsWhenArtistBanned.react(recorded(banned(null)))).toEqual([]);
});
