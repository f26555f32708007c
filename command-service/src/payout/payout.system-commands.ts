import type { CountPayoutDaysAgain, JoinPayoutBatch, PayoutCommand, SchedulePayout } from "@naqsh/shared/payout";
import type { CommandDeps } from "../commands/command-deps";
import { passedTo, type SystemCommands } from "../commands/system-commands";
import { payoutsDecider } from "./payouts.decider";

const withHolidays = async <Counted extends SchedulePayout | CountPayoutDaysAgain>(
  command: Counted,
  { facts }: CommandDeps,
): Promise<Counted> => {
  const { holidays } = await facts.settings();
  return { ...command, data: { ...command.data, holidays } };
};

/** The account as it is now: an IBAN that was given a moment ago counts. */
const withAccount = async ({ data }: JoinPayoutBatch, { facts }: CommandDeps): Promise<JoinPayoutBatch> => {
  const { artistId } = data;
  const [iban, name] = [await facts.iban(artistId), (await facts.fullName(artistId)) ?? ""];
  const isBanned = Boolean((await facts.account(artistId))?.banned);
  return { type: "JoinPayoutBatch", data: { ...data, account: { iban, name, isBanned } } };
};

const withFacts = async (command: PayoutCommand, deps: CommandDeps): Promise<PayoutCommand> => {
  if (command.type === "SchedulePayout" || command.type === "CountPayoutDaysAgain") return withHolidays(command, deps);
  return command.type === "JoinPayoutBatch" ? withAccount(command, deps) : command;
};

export const payoutSystemCommands = {
  OpenPayout: passedTo(payoutsDecider),
  SchedulePayout: passedTo(payoutsDecider, withFacts),
  CountPayoutDaysAgain: passedTo(payoutsDecider, withFacts),
  ReducePayout: passedTo(payoutsDecider),
  JoinPayoutBatch: passedTo(payoutsDecider, withFacts),
  ConfirmPayout: passedTo(payoutsDecider),
  FailPayout: passedTo(payoutsDecider),
} satisfies SystemCommands;
