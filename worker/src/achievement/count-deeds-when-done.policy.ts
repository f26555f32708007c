import type { CountDeed, Deed } from "@naqsh/shared/achievement";
import type { ArtworkApproved } from "@naqsh/shared/artwork";
import type { BidPlaced, WinnerDetermined } from "@naqsh/shared/auction";
import type { ArtistFollowed } from "@naqsh/shared/collector";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { CommandEffect, Policy } from "@naqsh/shared/kernel/policy";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { PaymentSucceeded } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

type DeedEvent = ArtistFollowed | ArtworkApproved | BidPlaced | PaymentSucceeded | WinnerDetermined;

type Done = { userId: string; deed: Deed; subjectId: string };

const deedsIn = ({ type, data }: DeedEvent): Done[] => {
  switch (type) {
    case "BidPlaced":
      // One of each auction's newcomers is enough: a command for each bid would be a second load of bids.
      return data.isNewBidder ? [{ userId: data.bidderId, deed: "bid", subjectId: data.auctionId }] : [];
    case "WinnerDetermined":
      return [{ userId: data.winnerId, deed: "win", subjectId: data.auctionId }];
    case "ArtistFollowed":
      return [{ userId: data.artistId, deed: "follower", subjectId: data.collectorId }];
    case "ArtworkApproved":
      return [{ userId: data.artistId, deed: "approvedArtwork", subjectId: data.artworkId }];
    case "PaymentSucceeded":
      return [
        { userId: data.buyerId, deed: "purchase", subjectId: data.orderId },
        { userId: data.artistId, deed: "sale", subjectId: data.orderId },
      ];
    default:
      return unreachable(type);
  }
};

const counted = ({ userId, ...done }: Done, { id: causeId, recordedAt: doneAt }: RecordedEvent): CommandEffect =>
  commandTo<CountDeed>("achievements", userId, { type: "CountDeed", data: { userId, ...done, causeId, doneAt } });

/** Counts what achievements are earned by; in a shop that ran before there were any, from its first event on. */
export const countDeedsWhenDone: Policy<DeedEvent> = {
  name: "count-deeds-when-done",
  handles: ["ArtistFollowed", "ArtworkApproved", "BidPlaced", "PaymentSucceeded", "WinnerDetermined"],
  onMoneyPath: false,
  reactsToPast: true,
  react: (event) => deedsIn(event).map((done) => counted(done, event)),
};
