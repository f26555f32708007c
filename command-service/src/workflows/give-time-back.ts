import type { AnyCommand, AnyEvent, Decider, Times } from "@naqsh/shared/kernel/decider";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { PLATFORM_STREAM_ID, type OutageRecorded } from "@naqsh/shared/operations";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { Standstill, Standstills } from "@naqsh/shared/platform/ports/standstills";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { auctionDecider } from "../auction/auction.decider";
import type { CommandDeps } from "../commands/command-deps";
import { isRefusedForNow } from "../handler/command";
import type { CommandHandler } from "../handler/handle-command";
import type { TimeLost } from "../handler/time-lost";
import { orderDecider } from "../order/order.decider";
import { done, systemContext } from "../commands/system-commands";
import { operationsDecider } from "../operations/operations.decider";

/** A worker moves every open end within this after an outage. */
const MOVED_WITHIN_MS = 10 * 60_000;
/** Every open deadline is moved soon after an outage; one that could not be is an operator's by then. */
const LOOKED_BACK_MS = 7 * 24 * 3_600_000;

type Parts = Pick<CommandDeps, "clock" | "ids" | "keys"> & {
  handler: () => Pick<CommandHandler, "handleCommand" | "readState" | "readFresh">;
  standstills?: Standstills;
};

type Outage = OutageRecorded["data"];

const freezeOf = ({ from, to }: Standstill): Outage => ({
  outageId: uuid5(NAQSH_NAMESPACE, `freeze/${from}/${to}`),
  from: instantFromMs(from),
  to: instantFromMs(to),
});

/**
 * Gives each stream back what it lost, when its own deadline is about to decide: so nobody has to wait until all others have
 * moved, and none is decided by a deadline that has yet to. Outages come first: what moved by one ends in no freeze any more.
 */
export const createTimeLost = ({ clock, ids, keys, handler, standstills }: Parts): TimeLost => {
  /** Says whether it moved anything. */
  const send = async <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    decider: Decider<State, Command, Event, Rejection>,
    streamId: string,
    command: Command,
  ): Promise<boolean> => {
    const state = await handler().readState(decider, streamId);
    const now = instantFromMs(clock.now());
    if (!isMoving(decider, command, state, { receivedAt: now, now })) return false;
    // Its own id each time: the stream itself knows what it was given.
    const commandId = ids.uuid();
    const cause = { commandId, correlationId: commandId, causationId: null, actorId: "give-time-back" };
    const sent = { streamCategory: decider.streamCategory, streamId, command, ...cause };
    const context = await systemContext(sent, { keys, clock });
    const result = await handler().handleCommand({ decider, streamId, command, context, answer: done });
    if (result.status === "rejected" && isRefusedForNow(result.rejection)) {
      throw new StoreUnavailable(result.rejection.code);
    }
    return result.status === "accepted";
  };

  const recentOutages = async (): Promise<Outage[]> => {
    const { outages } = await handler().readFresh(operationsDecider, PLATFORM_STREAM_ID);
    const since = instantFromMs(clock.now() - LOOKED_BACK_MS);
    return [...outages.values()].filter(({ to }) => to > since);
  };

  /** Sends the commands one after the other; says whether any of them moved anything. */
  const sendEach = async <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
    decider: Decider<State, Command, Event, Rejection>,
    streamId: string,
    commands: readonly Command[],
  ): Promise<boolean> => {
    let moved = false;
    for (const command of commands) if (await send(decider, streamId, command)) moved = true;
    return moved;
  };

  const giveOutages = (auctionId: string, outages: readonly Outage[]): Promise<boolean> => {
    const compensated = outages.map((outage) => ({
      type: "CompensateOutage" as const,
      data: { auctionId, ...outage },
    }));
    return sendEach(auctionDecider, auctionId, compensated);
  };

  const giveFreezes = async (auctionId: string): Promise<boolean> => {
    const freezes = ((await standstills?.recent()) ?? []).map(freezeOf);
    const compensated = freezes.map((freeze) => ({
      type: "CompensateFreeze" as const,
      data: { auctionId, ...freeze },
    }));
    return sendEach(auctionDecider, auctionId, compensated);
  };

  const giveAuction = async (auctionId: string): Promise<boolean> => {
    const movedByOutages = await giveOutages(auctionId, await recentOutages());
    const movedByFreezes = await giveFreezes(auctionId);
    return movedByOutages || movedByFreezes;
  };

  const giveOrder = async (orderId: string): Promise<boolean> => {
    const outages = await recentOutages();
    const moves = outages.map((outage) => ({ type: "MovePaymentDeadline" as const, data: { orderId, ...outage } }));
    return sendEach(orderDecider, orderId, moves);
  };

  return {
    giveBackBeforeBid: async (auctionId) => {
      const { newest, outages } = await handler().readState(operationsDecider, PLATFORM_STREAM_ID);
      if (newest === null) return;
      const since = instantFromMs(clock.now() - MOVED_WITHIN_MS);
      if (newest.to <= since) return;
      await giveOutages(
        auctionId,
        [...outages.values()].filter(({ to }) => to > since),
      );
    },
    giveBack: async (streamCategory, streamId) => {
      if (streamCategory === "auction") return giveAuction(streamId);
      return streamCategory === "order" ? giveOrder(streamId) : false;
    },
  };
};

const isMoving = <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
  decider: Decider<State, Command, Event, Rejection>,
  command: Command,
  state: State,
  times: Times,
): boolean => {
  const decision = decider.decide(command, state, times);
  return decision.accepted && decision.events.length > 0;
};
