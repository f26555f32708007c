import type { NaqshRejection } from "@naqsh/shared/registry";
import type { AddPasskeyBody, AddTotpBody, SecondFactorCommand } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import type { SecurityKind } from "@naqsh/shared/operations";
import type * as z from "zod/mini";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import type { AcceptedCommand, CommandContext } from "../handler/command";
import { answerJson, answerWith, refuse } from "../http/answers";
import type { EdgeContext } from "../http/edge-context";
import { sessionOf } from "../http/session-auth";
import { signedInUserOf } from "./complete-sign-in";
import { credentialOf } from "./prove-identity";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes";
import { accountDecider } from "./account.decider";
import { secondFactorDecider } from "./second-factor.decider";
import { openWith } from "./signed-in-user";
import { newTotpSecret, stepOfCode, totpUri } from "./totp";

type Asked<Body extends z.ZodMiniType> = { context: EdgeContext; input: z.infer<Body> };

const EXPIRED = { code: "SECOND_FACTOR_EXPIRED" } as const;

const handle = (deps: CommandDeps, command: SecondFactorCommand, context: CommandContext, id: string) =>
  deps.handleCommand({
    decider: secondFactorDecider,
    streamId: command.data.userId,
    command,
    context,
    answer: () => ({ id }),
  });

/** Codes for whoever has none left; they are in this answer alone, and in no repeated one. */
const codesFor = async (deps: CommandDeps, userId: string, context: CommandContext): Promise<string[] | null> => {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => recoveryHash(deps.keys, userId, code)));
  const made = await handle(deps, { type: "MakeRecoveryCodes", data: { userId, hashes } }, context, userId);
  return made.status === "accepted" && !made.repeated ? codes : null;
};

const withCodes = (result: AcceptedCommand, id: string, recoveryCodes: string[] | null): AcceptedCommand => ({
  ...result,
  body: JSON.stringify({ id, recoveryCodes }),
});

/**
 * Nobody keeps others out of an e-mail that is only named yet: its owner, who resets the password by a letter, would meet a factor
 * that somebody else has.
 */
const refusedUnverified = async (deps: CommandDeps, userId: string): Promise<NaqshRejection | null> => {
  const account = await deps.readState(accountDecider, userId);
  return account.status === "active" && account.emailVerified ? null : { code: "EMAIL_NOT_VERIFIED" };
};

type Adding = { command: Extract<SecondFactorCommand, { type: "AddTotp" | "AddPasskey" }>; id: string };

/** Adds a factor: sessions that were begun without it end, this one goes on under a new token. */
const add = async (deps: CommandDeps, context: EdgeContext, { command, id }: Adding): Promise<void> => {
  const { userId } = sessionOf(context);
  const unverified = await refusedUnverified(deps, userId);
  if (unverified) return refuse(context, unverified);
  const by = await contextOf(context, deps, { id });
  const result = await handle(deps, command, by, id);
  if (result.status === "rejected") return answerWith(context, result);
  const state = await deps.readState(secondFactorDecider, userId);
  const needsCodes = !result.repeated && state.recoveryHashes.length === 0;
  const codes = needsCodes ? await codesFor(deps, userId, stepOf(by, "recoveryCodes")) : null;
  await deps.sessions.endOthers(context);
  await deps.sessions.renew(context, { secondFactor: "given" });
  if (!result.repeated) deps.security.note({ kind: "secondFactorAdded", userId, address: context.ip });
  answerWith(context, withCodes(result, id, codes), 201);
};

/** A new secret for an authenticator app, which is kept nowhere until a code of it is shown. */
export const beginTotp =
  (deps: CommandDeps) =>
  async ({ context }: { context: EdgeContext }): Promise<void> => {
    const { userId } = sessionOf(context);
    const user = await signedInUserOf(deps, userId);
    if (user === null) return refuse(context, { code: "ACCOUNT_UNKNOWN" });
    const unverified = await refusedUnverified(deps, userId);
    if (unverified) return refuse(context, unverified);
    const { platformName } = await deps.facts.settings();
    const secret = newTotpSecret();
    const ticket = await deps.tickets.issue("totpSetUp", { userId, secret });
    answerJson(context, { ticket, secret, uri: totpUri(secret, { issuer: platformName.en, label: user.email }) });
  };

export const addTotp =
  (deps: CommandDeps) =>
  async ({ context, input }: Asked<typeof AddTotpBody>): Promise<void> => {
    const { userId } = sessionOf(context);
    const { retryAfterMs, notFailed } = await deps.proofGuard.begin(userId);
    if (retryAfterMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    const ticket = await deps.tickets.open("totpSetUp", input.ticket);
    if (ticket?.userId !== userId) return refuse(context, EXPIRED);
    const step = stepOfCode(ticket.secret, input.code, deps.clock.now());
    if (step === null) return refuse(context, { code: "SECOND_FACTOR_WRONG" });
    await notFailed();
    const { ticketId: factorId } = ticket;
    const data = { userId, factorId, secret: personal(userId, ticket.secret), step };
    await add(deps, context, { command: { type: "AddTotp", data }, id: factorId });
  };

/** What a browser needs to make a passkey. */
export const beginPasskey =
  (deps: CommandDeps) =>
  async ({ context }: { context: EdgeContext }): Promise<void> => {
    const { userId } = sessionOf(context);
    const user = await signedInUserOf(deps, userId);
    if (user === null) return refuse(context, { code: "ACCOUNT_UNKNOWN" });
    const unverified = await refusedUnverified(deps, userId);
    if (unverified) return refuse(context, unverified);
    const { passkeys } = await deps.readState(secondFactorDecider, userId);
    const open = openWith(await deps.keys.find(userId));
    const held = passkeys.flatMap((passkey) => credentialOf(passkey, open) ?? []);
    const name = `${user.firstName} ${user.lastName}`;
    const { platformName } = await deps.facts.settings();
    const platform = `${platformName.en} ${platformName.ar}`;
    const options = await deps.passkeys.creation({ userId, username: user.email, name, platform }, held);
    answerJson(context, {
      options,
      ticket: await deps.tickets.issue("passkeySetUp", { userId, secret: options.challenge }),
    });
  };

export const addPasskey =
  (deps: CommandDeps) =>
  async ({ context, input }: Asked<typeof AddPasskeyBody>): Promise<void> => {
    const { userId } = sessionOf(context);
    const ticket = await deps.tickets.open("passkeySetUp", input.ticket);
    if (ticket?.userId !== userId) return refuse(context, EXPIRED);
    const expected = { challenge: ticket.secret, origin: context.headers.origin };
    const made = await deps.passkeys.created(input.passkey, expected);
    if (made === null) return refuse(context, { code: "PASSKEY_NOT_ACCEPTED" });
    const { ticketId } = ticket;
    const own = (text: string) => personal(userId, text);
    const data = {
      userId,
      passkeyId: ticketId,
      ticketId,
      counter: made.counter,
      credential: own(JSON.stringify(made.credential)),
      name: own(input.name),
    };
    await add(deps, context, { command: { type: "AddPasskey", data }, id: ticketId });
  };

const noteOf = (deps: CommandDeps, context: EdgeContext, kind: SecurityKind): void =>
  deps.security.note({ kind, userId: sessionOf(context).userId, address: context.ip });

/** Removes the app or a passkey, by its id. */
export const removeFactor =
  (deps: CommandDeps, kind: "totp" | "passkey") =>
  async ({ context, params: { factorId } }: { context: EdgeContext; params: { factorId: string } }): Promise<void> => {
    const { userId, role } = sessionOf(context);
    const neededByRole = role === "admin" && deps.config.administratorsNeedSecondFactor === true;
    const command: SecondFactorCommand =
      kind === "totp"
        ? { type: "RemoveTotp", data: { userId, factorId, neededByRole } }
        : { type: "RemovePasskey", data: { userId, passkeyId: factorId, neededByRole } };
    const result = await handle(deps, command, await contextOf(context, deps, null), factorId);
    if (result.status === "accepted" && !result.repeated) noteOf(deps, context, "secondFactorRemoved");
    answerWith(context, result);
  };

/** Ten new codes; the ones before are good for nothing. */
export const makeRecoveryCodes =
  (deps: CommandDeps) =>
  async ({ context }: { context: EdgeContext }): Promise<void> => {
    const { userId } = sessionOf(context);
    const codes = newRecoveryCodes();
    const hashes = await Promise.all(codes.map((code) => recoveryHash(deps.keys, userId, code)));
    const command: SecondFactorCommand = { type: "MakeRecoveryCodes", data: { userId, hashes } };
    const result = await handle(deps, command, await contextOf(context, deps, null), userId);
    if (result.status === "rejected") return answerWith(context, result);
    if (!result.repeated) noteOf(deps, context, "recoveryCodesMade");
    answerWith(context, withCodes(result, userId, result.repeated ? null : codes), 201);
  };
