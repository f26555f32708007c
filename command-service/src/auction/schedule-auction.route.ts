import { type auctionWrites, type ScheduleAuction, type ScheduleAuctionBody } from "@naqsh/shared/auction";
import { halalasFromRiyals, type Halalas } from "@naqsh/shared/kernel/money";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { creationBy, stepOf } from "../commands/command-ids";
import type { CommandContext, CommandResult } from "../handler/command";
import { consignArtwork, type Consignment } from "../workflows/consign-artwork";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { auctionDecider } from "./auction.decider";

type Figures = Pick<ScheduleAuctionBody, "estimateLow" | "estimateHigh">;

/** Both figures or none; undefined if one is missing. */
const estimateOf = ({
  estimateLow: low,
  estimateHigh: high,
}: Figures): { low: Halalas; high: Halalas } | null | undefined => {
  if (low == null && high == null) return null;
  if (low == null || high == null) return undefined;
  return { low: halalasFromRiyals(low), high: halalasFromRiyals(high) };
};

/**
 * POST /api/auctions. What its own rules refuse is refused before the work is claimed; the claim comes before the
 * schedule, so that a work is never in two auctions.
 */
export const scheduleAuction =
  (deps: CommandDeps) =>
  async ({ context, input: body, session }: Call<typeof auctionWrites.scheduleAuction>): Promise<void> => {
    const { userId: artistId } = session;
    const estimate = estimateOf(body);
    if (estimate === undefined) return refuse(context, { code: "ESTIMATE_INVALID" });

    const { id: auctionId, context: sent } = await creationBy(
      await contextOf(context, deps, body),
      auctionDecider.streamCategory,
      (id) => isBegun(deps, id, body.artworkId),
    );
    const settings = await deps.facts.settings();
    const { artworkId, startsAt, endsAt, incrementPolicy } = body;
    const command: ScheduleAuction = {
      type: "ScheduleAuction",
      data: {
        auctionId,
        artworkId,
        artistId,
        openingPrice: halalasFromRiyals(body.openingPrice),
        reserve: body.reserve == null ? null : halalasFromRiyals(body.reserve),
        estimate,
        startsAt,
        endsAt,
        ownIncrement: halalasFromRiyals(body.minBidIncrement),
        incrementPolicy,
        softCloseMs: deps.config.softCloseMs ?? settings.softCloseMs,
      },
    };
    const request = {
      decider: auctionDecider,
      streamId: auctionId,
      command,
      context: sent,
      answer: () => ({ id: auctionId, artworkId, startsAt, endsAt }),
    };
    const first = await deps.firstAnswer(request);
    if (first) return answerWith(context, first, 201);
    const { receivedAt } = sent;
    const foreseen = auctionDecider.decide(command, auctionDecider.initialState, { receivedAt, now: receivedAt });
    if (!foreseen.accepted) return refuse(context, foreseen.rejection);
    const consignment = { artworkId, auctionId, consignedBy: artistId };
    const claim = await consignArtwork(deps, consignment, sent);
    if (claim.status === "rejected") return answerWith(context, claim);
    const scheduled = await deps.handleCommand(request);
    const lost = scheduled.status === "accepted" ? await claimLost(deps, consignment, sent) : null;
    return answerWith(context, lost ?? scheduled, 201);
  };

/** Whether the auction is there, or has the work already. */
const isBegun = async ({ facts, readState }: CommandDeps, auctionId: string, artworkId: string): Promise<boolean> => {
  const artwork = await facts.artwork(artworkId);
  if (artwork.status === "consigned" && artwork.auctionId === auctionId) return true;
  return (await readState(auctionDecider, auctionId)).status !== "unknown";
};

/**
 * A claim that was given back as an orphan's since it was made is made again. Where another auction has the work by now, this
 * one is off: the refusal. Null if the work is kept.
 */
const claimLost = async (
  deps: CommandDeps,
  consignment: Consignment,
  sent: CommandContext,
): Promise<CommandResult | null> => {
  const kept = await consignArtwork(deps, consignment, sent);
  if (kept.status === "accepted") return null;
  const { auctionId, consignedBy } = consignment;
  await deps.handleCommand({
    decider: auctionDecider,
    streamId: auctionId,
    command: { type: "CancelAuction", data: { auctionId, cancelledBy: consignedBy } },
    context: stepOf(sent, "work lost to another auction"),
    answer: () => ({ id: auctionId }),
  });
  return kept;
};
