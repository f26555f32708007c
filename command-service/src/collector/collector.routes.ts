import { collectorWrites } from "@naqsh/shared/collector";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { askForReminder } from "../workflows/ask-for-reminder";
import { markArtwork, takeMarkBack } from "../workflows/mark-artwork";
import { collectorDecider } from "./collector.decider";

const followArtist =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof collectorWrites.followArtist>): Promise<void> => {
    const { artistId } = input;
    const { userId: collectorId } = session;
    const isArtist = (await deps.facts.account(artistId))?.role === "artist";
    const isKnown = isArtist || artistId === collectorId;
    const result = await deps.handleCommand({
      decider: collectorDecider,
      streamId: collectorId,
      command: { type: "FollowArtist", data: { collectorId, artistId } },
      context: await contextOf(context, deps, input),
      refusal: isKnown ? null : { code: "ARTIST_UNKNOWN" },
      answer: () => ({ artistId, isFollowing: true }),
    });
    answerWith(context, result);
  };

const unfollowArtist =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof collectorWrites.unfollowArtist>): Promise<void> => {
    const { artistId } = input;
    const command = { type: "UnfollowArtist", data: { collectorId: session.userId, artistId } } as const;
    const said = await contextOf(context, deps, input);
    answerWith(context, await takeMarkBack(deps, command, said, () => ({ artistId, isFollowing: false })));
  };

const addToWishlist =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof collectorWrites.addToWishlist>): Promise<void> => {
    const { artworkId } = input;
    const asked = { collectorId: session.userId, artworkId, context: await contextOf(context, deps, input) };
    answerWith(context, await markArtwork(deps, "AddToWishlist", asked, () => ({ artworkId, isWishedFor: true })));
  };

const removeFromWishlist =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof collectorWrites.removeFromWishlist>): Promise<void> => {
    const { id: artworkId } = params;
    const command = { type: "RemoveFromWishlist", data: { collectorId: session.userId, artworkId } } as const;
    const said = await contextOf(context, deps, null);
    answerWith(context, await takeMarkBack(deps, command, said, () => ({ artworkId, isWishedFor: false })));
  };

const restoreWish =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof collectorWrites.restoreWish>): Promise<void> => {
    const { id: artworkId } = params;
    const { userId: collectorId } = session;
    const result = await deps.handleCommand({
      decider: collectorDecider,
      streamId: collectorId,
      command: { type: "RestoreWish", data: { collectorId, artworkId } },
      context: await contextOf(context, deps, null),
      answer: () => ({ artworkId, isWishedFor: true }),
    });
    answerWith(context, result);
  };

const likeArtwork =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof collectorWrites.likeArtwork>): Promise<void> => {
    const { artworkId } = input;
    const asked = { collectorId: session.userId, artworkId, context: await contextOf(context, deps, input) };
    answerWith(context, await markArtwork(deps, "LikeArtwork", asked, () => ({ artworkId, isLiked: true })));
  };

const unlikeArtwork =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof collectorWrites.unlikeArtwork>): Promise<void> => {
    const { id: artworkId } = params;
    const command = { type: "UnlikeArtwork", data: { collectorId: session.userId, artworkId } } as const;
    const said = await contextOf(context, deps, null);
    answerWith(context, await takeMarkBack(deps, command, said, () => ({ artworkId, isLiked: false })));
  };

const remind =
  (deps: CommandDeps) =>
  async ({ context, input, session }: Call<typeof collectorWrites.askForReminder>): Promise<void> => {
    const { auctionId } = input;
    const said = await contextOf(context, deps, input);
    answerWith(context, await askForReminder(deps, { collectorId: session.userId, auctionId, context: said }));
  };

const withdrawReminder =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof collectorWrites.withdrawReminder>): Promise<void> => {
    const { id: auctionId } = params;
    const command = { type: "WithdrawReminder", data: { collectorId: session.userId, auctionId } } as const;
    const said = await contextOf(context, deps, null);
    answerWith(context, await takeMarkBack(deps, command, said, () => ({ auctionId, isReminded: false })));
  };

/** What somebody follows, likes, wishes for and wants to be reminded of. */
export const collectorRoutes = (deps: CommandDeps): Route[] => [
  route(collectorWrites.followArtist, { answer: followArtist(deps) }),
  route(collectorWrites.unfollowArtist, { answer: unfollowArtist(deps) }),
  route(collectorWrites.addToWishlist, { answer: addToWishlist(deps) }),
  route(collectorWrites.removeFromWishlist, { answer: removeFromWishlist(deps) }),
  route(collectorWrites.restoreWish, { answer: restoreWish(deps) }),
  route(collectorWrites.likeArtwork, { answer: likeArtwork(deps) }),
  route(collectorWrites.unlikeArtwork, { answer: unlikeArtwork(deps) }),
  route(collectorWrites.askForReminder, { answer: remind(deps) }),
  route(collectorWrites.withdrawReminder, { answer: withdrawReminder(deps) }),
];
