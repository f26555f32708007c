import { hash } from "node:crypto";
import type { SignedInUser } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { shortNetwork } from "@naqsh/shared/platform/http/short-network";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { deviceOf } from "../http/device-of";
import type { EdgeContext } from "../http/edge-context";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { methodsOf } from "./prove-identity";
import { secondFactorDecider } from "./second-factor.decider";
import { hasSecondFactor } from "./second-factor.state";
import { signInDeviceDecider } from "./sign-in-device.decider";
import { openWith, signedInUserFrom } from "./signed-in-user";

/** Tells one password of an account from the next: a first step is over once the password has changed. */
const passwordMark = ({ passwordHash }: ActiveAccount): string => hash("sha256", JSON.stringify(passwordHash));

/**
 * After a right password: what refuses the session until a second factor is shown, with the ticket for that step; null for people
 * who have none. Every way in that is no passkey has to ask this.
 */
export const secondFactorAsked = async (
  { readState, tickets }: Pick<CommandDeps, "readState" | "tickets">,
  userId: string,
): Promise<NaqshRejection | null> => {
  const factor = await readState(secondFactorDecider, userId);
  const account = await readState(accountDecider, userId);
  if (!hasSecondFactor(factor) || account.status !== "active") return null;
  const ticket = await tickets.issue("secondStep", { userId, secret: passwordMark(account) });
  return { code: "SECOND_FACTOR_ASKED", methods: methodsOf(factor), ticket };
};

/** Whose first step a ticket tells of; null if it is over, or the password has changed since. */
export const firstStepOf = async (
  { readState, tickets }: Pick<CommandDeps, "readState" | "tickets">,
  text: string,
): Promise<string | null> => {
  const ticket = await tickets.open("secondStep", text);
  const account = ticket && (await readState(accountDecider, ticket.userId));
  return account?.status === "active" && passwordMark(account) === ticket?.secret ? ticket.userId : null;
};

/** A person by their id, as signing in answers them; null for an unknown or erased one. */
export const signedInUserOf = async (
  { readState, keys }: Pick<CommandDeps, "readState" | "keys">,
  userId: string,
): Promise<SignedInUser | null> => {
  const account = await readState(accountDecider, userId);
  return account.status === "active" ? signedInUserFrom(account, openWith(await keys.find(userId))) : null;
};

/** Browser, system and network; names of products need no translation. */
const toldDevice = (context: EdgeContext): string => {
  const { browser, system } = deviceOf(context.headers["user-agent"]);
  return [browser, system, shortNetwork(context.ip)].filter(Boolean).join(" · ");
};

/** Asks the person whether it was them, by a notice and a letter that follow from the event. */
const tellOfNewDevice = async (deps: CommandDeps, context: EdgeContext, userId: string): Promise<void> => {
  const command = stepOf(await contextOf(context, deps, { userId }), "newDevice");
  const device = personal(userId, toldDevice(context));
  const result = await deps.handleCommand({
    decider: signInDeviceDecider,
    streamId: userId,
    command: { type: "NoteNewDevice", data: { userId, signInId: command.commandId, device } },
    context: command,
    answer: () => ({}),
  });
  if (result.status === "rejected") {
    deps.logger.warn({ userId, code: result.rejection.code }, "A sign-in on a new device was not told of");
  }
};

/** Begins the session of somebody who has shown all that was asked, in a browser that is known from then on. */
export const completeSignIn = async (
  deps: CommandDeps,
  context: EdgeContext,
  user: SignedInUser,
  secondFactor?: "given",
): Promise<void> => {
  const { id: userId, role, email } = user;
  const account = await deps.readState(accountDecider, userId);
  if (account.status !== "active" || !account.emailVerified) {
    // The e-mail is only named yet: the browser gets no tries of its own at its passwords, and no letter goes to whom it may belong.
    await deps.sessions.begin(context, { userId, role, ...(secondFactor && { secondFactor }) });
    return deps.security.note({ kind: "signedIn", userId, address: context.ip });
  }
  const isKnown = await deps.signInGuard.knows(context, email);
  await deps.sessions.begin(context, { userId, role, ...(secondFactor && { secondFactor }) });
  deps.security.note({ kind: "signedIn", userId, address: context.ip });
  if (isKnown) return;
  await deps.signInGuard.remember(context, email);
  deps.security.note({ kind: "newDevice", userId, address: context.ip });
  await tellOfNewDevice(deps, context, userId);
};
