import type {
  AddToWishlist,
  AskForReminder,
  CollectorCommand,
  CollectorEvent,
  CollectorRejection,
  FollowArtist,
  LikeArtwork,
  RestoreWish,
} from "@naqsh/shared/collector";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { lookUp } from "@naqsh/shared/kernel/persistent-map";
import { keepMaps } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { evolveCollector, NO_MARKS, standingWish, type Collector } from "./collector.state";
import { forgetMarks } from "./forget-marks.decider";

type CollectorDecision = Decision<CollectorEvent, CollectorRejection>;

const followArtist = ({ followed }: Collector, data: FollowArtist["data"]): CollectorDecision => {
  if (data.artistId === data.collectorId) return reject({ code: "CANNOT_FOLLOW_ONESELF" });
  return lookUp(followed, data.artistId) ? accept() : accept({ type: "ArtistFollowed", data });
};

const addToWishlist = (collector: Collector, data: AddToWishlist["data"], now: Instant): CollectorDecision => {
  if (data.artistId === data.collectorId) return reject({ code: "CANNOT_WISH_FOR_OWN_WORK" });
  if (standingWish(collector, data.artworkId)) return accept();
  return accept({ type: "WorkWishedFor", data: { ...data, wishedAt: now } });
};

/** As it was, whatever became of the work meanwhile: to undo is not to wish anew. */
const restoreWish = ({ wished }: Collector, data: RestoreWish["data"]): CollectorDecision => {
  const wish = lookUp(wished, data.artworkId);
  if (!wish) return reject({ code: "WISH_UNKNOWN" });
  const { isStanding, ...was } = wish;
  return isStanding ? accept() : accept({ type: "WorkWishedFor", data: { ...data, ...was } });
};

const likeArtwork = ({ liked }: Collector, data: LikeArtwork["data"]): CollectorDecision => {
  if (data.artistId === data.collectorId) return reject({ code: "CANNOT_LIKE_OWN_WORK" });
  return lookUp(liked, data.artworkId) ? accept() : accept({ type: "ArtworkLiked", data });
};

const askForReminder = ({ reminders }: Collector, data: AskForReminder["data"], now: string): CollectorDecision => {
  if (lookUp(reminders, data.auctionId)) return accept();
  if (data.startsAt <= now) return reject({ code: "AUCTION_NOT_UPCOMING" });
  return accept({ type: "AuctionReminderAsked", data });
};

/** The marks of one person. A mark that is there already, or is gone already, is accepted and changes nothing. */
export const collectorDecider: Decider<Collector, CollectorCommand, CollectorEvent, CollectorRejection> = {
  streamCategory: "collector",
  initialState: NO_MARKS,
  decide: ({ type, data }, collector, { now }) => {
    switch (type) {
      case "FollowArtist":
        return followArtist(collector, data);
      case "UnfollowArtist":
        return lookUp(collector.followed, data.artistId) ? accept({ type: "ArtistUnfollowed", data }) : accept();
      case "AddToWishlist":
        return addToWishlist(collector, data, now);
      case "RemoveFromWishlist": {
        const held = standingWish(collector, data.artworkId);
        return held ? accept({ type: "WorkUnwished", data: { ...data, artistId: held.artistId } }) : accept();
      }
      case "RestoreWish":
        return restoreWish(collector, data);
      case "LikeArtwork":
        return likeArtwork(collector, data);
      case "UnlikeArtwork": {
        const held = lookUp(collector.liked, data.artworkId);
        return held ? accept({ type: "ArtworkUnliked", data: { ...data, ...held } }) : accept();
      }
      case "AskForReminder":
        return askForReminder(collector, data, now);
      case "WithdrawReminder":
        return lookUp(collector.reminders, data.auctionId)
          ? accept({ type: "AuctionReminderWithdrawn", data })
          : accept();
      case "ForgetMarks":
        return accept(...forgetMarks(collector, data.collectorId));
      default:
        return unreachable(type);
    }
  },
  evolve: evolveCollector,
  // Raise the version with every change of what the fold makes of the same events.
  keeping: keepMaps<Collector>(2, ["followed", "wished", "liked", "reminders"]),
};
