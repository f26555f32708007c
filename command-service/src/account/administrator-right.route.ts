import { ADMINISTRATORS_STREAM_ID } from "@naqsh/shared/account";
import type {
  administratorWrites,
  BusinessOfPerson,
  RightObstacle,
  TakeAdministratorRight,
} from "@naqsh/shared/account";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf, stepOf } from "../commands/command-ids";
import { rejected, type CommandContext, type CommandResult } from "../handler/command";
import { answerWith, refuse } from "../http/answers";
import type { EdgeContext } from "../http/edge-context";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import type { Account } from "./account.state";
import { administratorsDecider } from "./administrators.decider";

/** All that is open, and what is offered: an administrator sells nothing, and reviews no works of their own. */
const obstaclesOf = ({ open, works, cancellableAuctions }: BusinessOfPerson): RightObstacle[] => [
  ...new Set<RightObstacle>([
    ...open.map(({ kind }) => kind),
    ...(cancellableAuctions.length > 0 ? (["ownAuction"] as const) : []),
    ...(works.some(({ offered }) => offered) ? (["offeredWork"] as const) : []),
  ]),
];

/** Whoever's rights change signs in again: their browsers live by the rules of the role that they were begun for. */
const endSessionsOf = async (
  deps: CommandDeps,
  context: EdgeContext,
  { userId, by }: { userId: string; by: string },
): Promise<void> => {
  await deps.sessions.endAllOf(userId);
  deps.security.note({ kind: "roleChanged", userId, by, address: context.ip });
};

export const giveRight =
  (deps: CommandDeps) =>
  async ({
    context,
    input,
    params: { userId },
    session,
  }: Call<typeof administratorWrites.giveRight>): Promise<void> => {
    const command = await contextOf(context, deps, input);
    const target = { decider: accountDecider, streamId: userId, context: command, answer: () => ({ id: userId }) };
    const earlier = await deps.firstAnswer(target);
    const grantId = createdIdOf(session.userId, command.commandId, "grant");
    const given = async (): Promise<CommandResult> => {
      const { status } = await deps.readFresh(accountDecider, userId);
      const obstacles = status === "active" ? obstaclesOf(await deps.businessOf(userId)) : [];
      const data = { userId, grantId, givenBy: session.userId, reason: input.reason, obstacles };
      return deps.handleCommand({ ...target, command: { type: "GiveAdministratorRight", data } });
    };
    const result = earlier ?? (await given());
    if (result.status === "accepted") await endSessionsOf(deps, context, { userId, by: session.userId });
    answerWith(context, result);
  };

const grantOf = (account: Account): string | null =>
  account.status === "active" ? (account.right?.grantId ?? null) : null;

/** Why nobody can be dismissed here. */
const unfit = ({ status }: Account): NaqshRejection => {
  if (status === "erased") return { code: "ACCOUNT_IS_ERASED" };
  return { code: status === "active" ? "NOT_AN_ADMINISTRATOR" : "ACCOUNT_UNKNOWN" };
};

type Dismissed = Omit<TakeAdministratorRight["data"], "reason"> & { reason: string; ownGrantId: string };

/** The dismissal first, which decides between administrators who dismiss each other; `finish-dismissal` does the rest after a crash. */
const dismiss = async (deps: CommandDeps, asked: Dismissed, context: CommandContext): Promise<CommandResult> => {
  const { ownGrantId, takenBy, ...data } = asked;
  const reason = writtenAbout(data.userId, data.reason);
  const dismissed = await deps.handleCommand({
    decider: administratorsDecider,
    streamId: ADMINISTRATORS_STREAM_ID,
    command: { type: "DismissAdministrator", data: { ...data, reason, dismissedBy: takenBy, ownGrantId } },
    context,
    answer: () => ({ id: data.userId }),
  });
  if (dismissed.status === "rejected") return dismissed;
  return deps.handleCommand({
    decider: accountDecider,
    streamId: data.userId,
    command: { type: "TakeAdministratorRight", data: { ...data, takenBy, reason } },
    context: stepOf(context, "right taken"),
    answer: () => ({ id: data.userId }),
  });
};

export const takeRight =
  (deps: CommandDeps) =>
  async ({
    context,
    input,
    params: { userId },
    session,
  }: Call<typeof administratorWrites.takeRight>): Promise<void> => {
    const { userId: takenBy } = session;
    if (userId === takenBy) return refuse(context, { code: "OWN_RIGHT_STAYS" });
    const command = await contextOf(context, deps, input);
    const taking = stepOf(command, "right taken");
    const answer = (): object => ({ id: userId });
    const earlier = await deps.firstAnswer({ decider: accountDecider, streamId: userId, context: taking, answer });
    const taken = async (): Promise<CommandResult> => {
      const account = await deps.readFresh(accountDecider, userId);
      const grantId = grantOf(account);
      if (grantId === null) return rejected(unfit(account));
      const ownGrantId = grantOf(await deps.readFresh(accountDecider, takenBy));
      if (ownGrantId === null) return rejected({ code: "RIGHT_WAS_TAKEN" });
      return dismiss(deps, { userId, grantId, takenBy, ownGrantId, reason: input.reason }, command);
    };
    const result = earlier ?? (await taken());
    if (result.status === "accepted") await endSessionsOf(deps, context, { userId, by: takenBy });
    answerWith(context, result);
  };
