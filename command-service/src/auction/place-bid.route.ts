import { commitmentOf, saltOf, type AuctionEvent, type auctionWrites, type PlaceBid } from "@naqsh/shared/auction";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import { createBoundedMap } from "../handler/bounded-map";
import type { CommandContext, CommandEffect, CommandResult } from "../handler/command";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { mayBidUnderTerms } from "../workflows/account-rights";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { auctionDecider } from "./auction.decider";
import type { Auction } from "./auction.state";
import { bidAnswerFrom } from "./bid-answer";

type Receipt = { salt: string; commitment: string };

/** Which salts and commitments a bidder has in an auction. */
export type Receipts = { of: (auctionId: string, bidderId: string) => Promise<Receipt> };

const RECEIPTS_HELD = 10_000;

/** Salts come from the platform's own secret, which is read once. */
export const createReceipts = ({ keys }: Pick<CommandDeps, "keys">): Receipts => {
  const held = createBoundedMap<Receipt>(RECEIPTS_HELD);
  let secret: Promise<Uint8Array> | null = null;
  return {
    of: async (auctionId, bidderId) => {
      const name = `${auctionId}/${bidderId}`;
      const known = held.get(name);
      if (known) return known;
      secret ??= keys.platformSecret("receipts");
      const salt = saltOf(await secret, auctionId, bidderId);
      const receipt = { salt, commitment: commitmentOf(salt, bidderId) };
      held.set(name, receipt);
      return receipt;
    },
  };
};

const targetOf = (auctionId: string, context: CommandContext, { salt }: Receipt) => ({
  decider: auctionDecider,
  streamId: auctionId,
  context,
  answer: (effect: CommandEffect<Auction, AuctionEvent>) => bidAnswerFrom(salt, effect),
});

type Bid = Call<typeof auctionWrites.placeBid>;

const placeBidIn = async (
  { context, input: { amount }, session: { userId: bidderId } }: Bid,
  deps: CommandDeps,
  { receipts, auctionId }: { receipts: Receipts; auctionId: string },
): Promise<void> => {
  const [command, account, receipt] = await Promise.all([
    contextOf(context, deps, { amount }),
    deps.facts.account(bidderId),
    receipts.of(auctionId, bidderId),
  ]);
  const data: PlaceBid["data"] = {
    auctionId,
    bidderId,
    bidderRole: account?.role ?? "collector",
    banned: account?.banned !== null,
    openUnpaidWins: account?.openUnpaidWins ?? 0,
    maximum: halalasFromRiyals(amount),
    commitment: receipt.commitment,
  };
  const result = await deps.handleCommand({
    ...targetOf(auctionId, command, receipt),
    command: { type: "PlaceBid", data },
    refusal: mayBidUnderTerms(account),
  });
  answerWith(context, result, 201);
};

/** POST /api/auctions/:id/bids */
export const placeBidInAuction =
  (deps: CommandDeps, receipts: Receipts) =>
  (bid: Bid): Promise<void> =>
    placeBidIn(bid, deps, { receipts, auctionId: bid.params.id });

/** The answer that a bid got in an auction which the work has left; null if it is not a repeated one. */
const answerBefore = async (
  { context, input: { amount } }: Bid,
  deps: CommandDeps,
  { receipts, earlierAuctions }: { receipts: Receipts; earlierAuctions: readonly string[] },
): Promise<CommandResult | null> => {
  if (earlierAuctions.length === 0) return null;
  const command = await contextOf(context, deps, { amount });
  for (const auctionId of earlierAuctions.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- the newest first, and most often there is one
    const receipt = await receipts.of(auctionId, command.actorId);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const earlier = await deps.firstAnswer(targetOf(auctionId, command, receipt));
    if (earlier) return earlier;
  }
  return null;
};

/** POST /api/artworks/:id/bids: the auction that the work is consigned to, by a fold of the work's stream. */
export const placeBidOnArtwork =
  (deps: CommandDeps, receipts: Receipts) =>
  async (bid: Bid): Promise<void> => {
    const { context } = bid;
    const artwork = await deps.facts.artwork(bid.params.id);
    if (artwork.status === "unknown") return refuse(context, { code: "ARTWORK_UNKNOWN" });
    const before = await answerBefore(bid, deps, { receipts, earlierAuctions: artwork.earlierAuctions });
    if (before) return answerWith(context, before, 201);
    if (artwork.status !== "consigned") return refuse(context, { code: "AUCTION_NOT_OPEN" });
    return placeBidIn(bid, deps, { receipts, auctionId: artwork.auctionId });
  };
