import type { CommandOf, Decider, EventOf } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import type { AuctionRejection } from "@naqsh/shared/auction";
import type { CommandContext, CommandTarget } from "../handler/command";

export type RaiseTally = CommandOf<"RaiseTally", { to: number }>;
export type TallyRaised = EventOf<"TallyRaised", { to: number; by: number }>;

/** The smallest stream with a rule: it only rises; raising it to where it is says nothing. */
export const tallyDecider: Decider<number, RaiseTally, TallyRaised, AuctionRejection> = {
  streamCategory: "tally",
  initialState: 0,
  decide: ({ data }, tally) => {
    if (data.to === tally) return accept();
    if (data.to < tally) return reject({ code: "BID_TOO_LOW", minimum: tally });
    if (!Number.isSafeInteger(data.to)) throw new Error("A bug");
    return accept({ type: "TallyRaised", data: { to: data.to, by: data.to - tally } });
  },
  evolve: (_, { data }) => data.to,
};

export const person = (commandId: string, digest = "digest"): CommandContext => ({
  commandId,
  digest,
  actorId: "00000000-0000-4000-8000-000000000001",
  actorRole: "collector",
  receivedAt: "2026-03-01T09:00:00.000Z",
  correlationId: commandId,
  causationId: null,
});

export const raise = (
  to: number,
  context: CommandContext,
  streamId = "one",
): CommandTarget<number, RaiseTally, TallyRaised, AuctionRejection> & { command: RaiseTally } => ({
  decider: tallyDecider,
  streamId,
  command: { type: "RaiseTally", data: { to } },
  context,
  answer: ({ events, state }) => ({ tally: state, by: events.map(({ data }) => data.by) }),
});

/** A command id for a number. */
export const commandId = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`;
