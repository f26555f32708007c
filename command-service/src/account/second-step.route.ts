import type { PasskeySignInBody, SecondStepBeginBody, SecondStepBody } from "@naqsh/shared/account";
import { isUuid } from "@naqsh/shared/kernel/uuid";
import type * as z from "zod/mini";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { EdgeContext } from "../http/edge-context";
import { completeSignIn, firstStepOf, signedInUserOf } from "./complete-sign-in";
import { credentialOf, NOBODY, proveIdentity, type Proof } from "./prove-identity";
import { secondFactorDecider } from "./second-factor.decider";
import { openWith } from "./signed-in-user";

type Asked<Body extends z.ZodMiniType> = { context: EdgeContext; input: z.infer<Body> };

const EXPIRED = { code: "SECOND_FACTOR_EXPIRED" } as const;

/** A challenge for a person's passkeys, and the ticket that brings it back. */
export const challengeFor = async (
  { readState, keys, passkeys, tickets }: Pick<CommandDeps, "readState" | "keys" | "passkeys" | "tickets">,
  userId: string,
) => {
  const state = await readState(secondFactorDecider, userId);
  const open = openWith(await keys.find(userId));
  const held = state.passkeys.flatMap((passkey) => credentialOf(passkey, open) ?? []);
  const options = await passkeys.request(held);
  return { options, challenge: await tickets.issue("challenge", { userId, secret: options.challenge }) };
};

/** Between both steps: the challenge for a passkey. */
export const beginSecondStep =
  (deps: CommandDeps) =>
  async ({ context, input }: Asked<typeof SecondStepBeginBody>): Promise<void> => {
    const userId = await firstStepOf(deps, input.ticket);
    if (userId === null) return refuse(context, EXPIRED);
    answerJson(context, await challengeFor(deps, userId));
  };

type Entry = { userId: string; proof: Proof; alone: boolean };

const enterWith = async (deps: CommandDeps, context: EdgeContext, { userId, proof, alone }: Entry): Promise<void> => {
  const result = await proveIdentity(deps, {
    userId,
    proof,
    alone,
    context: await contextOf(context, deps, { userId }),
    origin: context.headers.origin,
    address: context.ip,
  });
  if (result.status === "rejected") return refuse(context, result.rejection);
  const user = await signedInUserOf(deps, userId);
  if (user === null) return refuse(context, EXPIRED);
  await completeSignIn(deps, context, user, "given");
  answerJson(context, user);
};

/** The second step of signing in: a code, a recovery code or a passkey. */
export const takeSecondStep =
  (deps: CommandDeps) =>
  async ({ context, input }: Asked<typeof SecondStepBody>): Promise<void> => {
    const userId = await firstStepOf(deps, input.ticket);
    if (userId === null) return refuse(context, EXPIRED);
    await enterWith(deps, context, { userId, proof: input, alone: false });
  };

/** The challenge for signing in by a passkey alone. */
export const beginPasskeySignIn =
  ({ passkeys, tickets }: CommandDeps) =>
  async ({ context }: { context: EdgeContext }): Promise<void> => {
    const options = await passkeys.request([]);
    const challenge = await tickets.issue("challenge", { userId: NOBODY, secret: options.challenge });
    answerJson(context, { options, challenge });
  };

const ownerOf = (handle: string | null | undefined): string | null => {
  const userId = Buffer.from(handle ?? "", "base64url").toString();
  return isUuid(userId) ? userId : null;
};

/** Signs in by a passkey that knew its owner, by a finger, a face or a PIN: both factors in one. */
export const signInByPasskey =
  (deps: CommandDeps) =>
  async ({ context, input: { ticket, passkey } }: Asked<typeof PasskeySignInBody>): Promise<void> => {
    const userId = ownerOf(passkey.response.userHandle);
    if (userId === null) return refuse(context, { code: "PASSKEY_NOT_ACCEPTED" });
    await enterWith(deps, context, { userId, proof: { challenge: ticket, passkey }, alone: true });
  };
