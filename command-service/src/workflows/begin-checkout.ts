import type { ReserveArtwork } from "@naqsh/shared/artwork";
import { artworkDecider } from "../artwork/artwork.decider";
import { createdIdOf, stepOf } from "../commands/command-ids";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { CommandDeps } from "../commands/command-deps";
import type { CommandContext, CommandResult } from "../handler/command";
import { orderDecider } from "../order/order.decider";
import { orderWithRates } from "../order/order.system-commands";
import { done } from "../commands/system-commands";

/** Works of artists who are banned or leave are sold to nobody; what was reserved before goes on. */
const isArtistAway = async (artworkId: string, { facts }: Pick<CommandDeps, "facts">): Promise<boolean> => {
  const artwork = await facts.artwork(artworkId);
  if (artwork.status === "unknown") return false;
  const artist = await facts.account(artwork.artistId);
  return artist === null || artist.banned !== null || artist.isLeaving;
};

/**
 * Keeps a work for its buyer and opens the order for it: the work's stream decides who has it, and a policy opens the order that a
 * crash left out. Asked again it answers with the reservation that stands.
 */
export const beginCheckout = async (
  deps: CommandDeps,
  asked: Omit<ReserveArtwork["data"], "orderId" | "isArtistAway">,
  context: CommandContext,
): Promise<CommandResult> => {
  const { artworkId, buyerId } = asked;
  const stream = streamName(artworkDecider.streamCategory, artworkId);
  const orderId = createdIdOf(buyerId, context.commandId, stream);
  const data = { ...asked, orderId, isArtistAway: await isArtistAway(artworkId, deps) };
  const reserved = await deps.handleCommand({
    decider: artworkDecider,
    streamId: artworkId,
    command: { type: "ReserveArtwork", data },
    context,
    answer: ({ state }) =>
      state.status === "reserved" ? { orderId: state.orderId, reservedUntil: state.reservedUntil } : {},
  });
  if (reserved.status === "rejected") return reserved;
  const artwork = await deps.readState(artworkDecider, artworkId);
  // A repeated answer may be of a reservation that is over.
  if (artwork.status !== "reserved" || artwork.buyerId !== buyerId || artwork.price === null) return reserved;
  const { artistId, price: net, reservedUntil: paymentDueAt } = artwork;
  const sale = { orderId: artwork.orderId, artworkId, artistId, buyerId, net, paymentDueAt, auctionId: null } as const;
  // A policy opens it too: a reservation that stands has its order, also if its buyer was suspended since.
  const { forbidden: _forbidden, ...letIn } = context;
  const command = await orderWithRates({ type: "CreateOrder", data: { ...sale, source: "fixedPrice" } }, deps);
  const opened = await deps.handleCommand({
    decider: orderDecider,
    streamId: artwork.orderId,
    command,
    context: stepOf(letIn, "order"),
    answer: done,
  });
  return opened.status === "rejected" ? opened : { ...reserved, position: opened.position };
};
