import type { ReserveArtwork } from "@naqsh/shared/artwork";
import { artworkDecider } from "../artwork/artwork.decider";
import { mayWrite } from "../facts";
import { createdIdOf, stepOf } from "../command-ids";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { CommandDeps } from "../command-deps";
import type { CommandContext, CommandResult } from "../handler/command";
import { orderDecider } from "../order/order.decider";
import { orderWithRates } from "../order/order.system-commands";
import { done } from "../system-commands";

/**
 * Keeps a work for its buyer and opens the order for it: the work's stream decides who has it, and a policy opens the order that a
 * crash left out. Asked again it answers with the reservation that stands.
 */
export const beginCheckout = async (
  deps: CommandDeps,
  asked: Omit<ReserveArtwork["data"], "orderId">,
  context: CommandContext,
): Promise<CommandResult> => {
  const { artworkId, buyerId } = asked;
  const stream = streamName(artworkDecider.streamCategory, artworkId);
  const data = { ...asked, orderId: createdIdOf(buyerId, context.commandId, stream) };
  const reserved = await deps.handleCommand({
    decider: artworkDecider,
    streamId: artworkId,
    command: { type: "ReserveArtwork", data },
    context,
    refusal: mayWrite(await deps.facts.account(buyerId)),
    answer: ({ state }) =>
      state.status === "reserved" ? { orderId: state.orderId, reservedUntil: state.reservedUntil } : {},
  });
  if (reserved.status === "rejected") return reserved;
  const artwork = await deps.readState(artworkDecider, artworkId);
  // A repeated answer may be of a reservation that is over.
  if (artwork.status !== "reserved" || artwork.buyerId !== buyerId || artwork.price === null) return reserved;
  const { orderId, artistId, price: net, reservedUntil: paymentDueAt } = artwork;
  const sale = { orderId, artworkId, artistId, buyerId, net, paymentDueAt, auctionId: null } as const;
  const command = await orderWithRates({ type: "CreateOrder", data: { ...sale, source: "fixedPrice" } }, deps);
  const opened = await deps.handleCommand({
    decider: orderDecider,
    streamId: orderId,
    command,
    context: stepOf(context, "order"),
    answer: done,
  });
  return opened.status === "rejected" ? opened : { ...reserved, position: opened.position };
};
