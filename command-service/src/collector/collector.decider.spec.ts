import type { CollectorCommand, CollectorEvent } from "@naqsh/shared/collector";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, expect, it } from "vitest";
import { collectorDecider } from "./collector.decider";
import { FORGOTTEN_AT_ONCE } from "./forget-marks.decider";

const collectorId = "sara";
const given = sentencesAbout(collectorDecider);
const work = { artworkId: "dune", artistId: "huda" };

const follow = (artistId = "huda"): CollectorCommand => ({ type: "FollowArtist", data: { collectorId, artistId } });
const followed = (artistId = "huda"): CollectorEvent => ({ type: "ArtistFollowed", data: { collectorId, artistId } });
const unfollow: CollectorCommand = { type: "UnfollowArtist", data: { collectorId, artistId: "huda" } };
const like: CollectorCommand = { type: "LikeArtwork", data: { collectorId, ...work } };
const liked: CollectorEvent = { type: "ArtworkLiked", data: { collectorId, ...work } };
const wish: CollectorCommand = { type: "AddToWishlist", data: { collectorId, ...work, price: 900_00 } };
const NOW = "2026-03-01T12:00:00.000Z";
const LATER = "2026-03-01T13:00:00.000Z";
const wished: CollectorEvent = {
  type: "WorkWishedFor",
  data: { collectorId, ...work, price: 900_00, wishedAt: NOW },
};
const restore: CollectorCommand = { type: "RestoreWish", data: { collectorId, artworkId: "dune" } };
const unwished: CollectorEvent = { type: "WorkUnwished", data: { collectorId, ...work } };
const remind = (startsAt: string): CollectorCommand => ({
  type: "AskForReminder",
  data: { collectorId, auctionId: "evening", startsAt },
});
const forget: CollectorCommand = { type: "ForgetMarks", data: { collectorId } };

describe("A collector's marks", () => {
  it("are made once, and taken back once", () => {
    given().when(follow()).thenRecords(followed());
    given(followed()).when(follow()).thenNothing();
    given(followed())
      .when(unfollow)
      .thenRecords({ type: "ArtistUnfollowed", data: { collectorId, artistId: "huda" } });
    given().when(unfollow).thenNothing();
    given().when(like).thenRecords(liked);
    given(liked).when(like).thenNothing();
    given(wished).when(wish).thenNothing();
  });

  it("come back after they were taken back, with the price of the new day", () => {
    const again: CollectorCommand = { type: "AddToWishlist", data: { collectorId, ...work, price: null } };
    given(wished, unwished)
      .when(again, { now: LATER })
      .thenRecords({ type: "WorkWishedFor", data: { collectorId, ...work, price: null, wishedAt: LATER } });
  });

  it("restore a wish as it was, once, with the price and the time of its first day", () => {
    given(wished, unwished).when(restore, { now: LATER }).thenRecords(wished);
    given(wished, unwished, wished).when(restore).thenNothing();
    given(wished).when(restore).thenNothing();
    given().when(restore).thenRejects({ code: "WISH_UNKNOWN" });
    given(liked).when(restore).thenRejects({ code: "WISH_UNKNOWN" });
    given(wished, unwished, wished, unwished).when(restore, { now: LATER }).thenRecords(wished);
  });

  it("restore a wish of before its time was kept, without one", () => {
    const old: CollectorEvent = { type: "WorkWishedFor", data: { collectorId, ...work, price: 900_00 } };
    given(old, unwished).when(restore, { now: LATER }).thenRecords(old);
  });

  it("tell whose work it was when a mark goes", () => {
    const data = { collectorId, artworkId: "dune" };
    given(wished).when({ type: "RemoveFromWishlist", data }).thenRecords(unwished);
    given(liked)
      .when({ type: "UnlikeArtwork", data })
      .thenRecords({ type: "ArtworkUnliked", data: { ...data, artistId: "huda" } });
    given(wished).when({ type: "UnlikeArtwork", data }).thenNothing();
  });

  it("are never on oneself or one's own works", () => {
    const own = { collectorId, artworkId: "own", artistId: collectorId };
    given().when(follow(collectorId)).thenRejects({ code: "CANNOT_FOLLOW_ONESELF" });
    given().when({ type: "LikeArtwork", data: own }).thenRejects({ code: "CANNOT_LIKE_OWN_WORK" });
    given()
      .when({ type: "AddToWishlist", data: { ...own, price: null } })
      .thenRejects({ code: "CANNOT_WISH_FOR_OWN_WORK" });
  });

  it("remind of an auction that has not begun", () => {
    const asked: CollectorEvent = {
      type: "AuctionReminderAsked",
      data: { collectorId, auctionId: "evening", startsAt: LATER },
    };
    given().when(remind(LATER), { now: NOW }).thenRecords(asked);
    given(asked).when(remind(LATER), { now: NOW }).thenNothing();
    given().when(remind(NOW), { now: NOW }).thenRejects({ code: "AUCTION_NOT_UPCOMING" });
    given(asked)
      .when({ type: "WithdrawReminder", data: { collectorId, auctionId: "evening" } })
      .thenRecords({ type: "AuctionReminderWithdrawn", data: { collectorId, auctionId: "evening" } });
  });

  it("are all withdrawn when their person is erased, and only once", () => {
    const forgotten: CollectorEvent = {
      type: "MarksForgotten",
      data: { collectorId, followedArtistIds: ["huda"], likedArtworkIds: ["dune"], wishedArtworkIds: [] },
    };
    given(followed(), liked, wished, unwished).when(forget).thenRecords(forgotten);
    given(followed(), liked, forgotten).when(forget).thenNothing();
    given().when(forget).thenNothing();
  });

  it("are withdrawn in parts where they are many", () => {
    const many = Array.from({ length: FORGOTTEN_AT_ONCE * 2 + 1 }, (_, nth) => followed(`artist ${nth}`));
    const events = given(...many)
      .when(forget)
      .events();
    expect(events).toHaveLength(3);
    const forgotten = events.flatMap((event) => (event.type === "MarksForgotten" ? event.data.followedArtistIds : []));
    expect(forgotten.toSorted()).toEqual(many.map((_, nth) => `artist ${nth}`).toSorted());
  });
});
