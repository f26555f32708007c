import { RegisterBody, type googleWrites } from "@naqsh/shared/account";
import { visibleText } from "@naqsh/shared/kernel/visible-text";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { leadTo } from "../http/answers";
import type { EdgeContext } from "../http/edge-context";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { completeSignIn, secondFactorAsked, signedInUserOf } from "./complete-sign-in";
import { emailClaimDecider } from "./email-claim.decider";
import { identityClaimIdOf } from "./external-identity";
import { dropGoogleCookie, keepInGoogleCookie, noteInGoogleCookie, type NewGooglePerson } from "./google-cookie";
import type { GoogleFailure, GooglePerson } from "./google-provider";
import { accountOfIdentity, freeOrphan, linkIdentity } from "./link-identity";

const SIGN_IN = "/signin";
const CAME_BACK = "/signin/google";
const LONGEST_NAME = 80;
const LONGEST_PATH = 2000;

const queryOf = ({ req }: EdgeContext): string => {
  const { url = "" } = req;
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
};

/** A path of this site, never another one's address. */
const returnPathOf = (context: EdgeContext): string => {
  const path = new URLSearchParams(queryOf(context)).get("return") ?? "/";
  return /^\/(?![/\\])/.test(path) && path.length <= LONGEST_PATH ? path : "/";
};

const failed = (context: EdgeContext, problem: GoogleFailure | "GOOGLE_IDENTITY_TAKEN", returnTo: string): void =>
  leadTo(context, `${SIGN_IN}?${new URLSearchParams({ problem, return: returnTo }).toString()}`);

const cameBack = (
  context: EdgeContext,
  outcome: "signedIn" | "new" | "secondStep",
  returnTo: string,
  hash = "",
): void => leadTo(context, `${CAME_BACK}?${new URLSearchParams({ outcome, return: returnTo }).toString()}${hash}`);

/** Leads the browser to the provider; what its answer is checked by stays in a sealed cookie. */
export const beginGoogle =
  (deps: CommandDeps) =>
  async ({ context }: Call<typeof googleWrites.beginGoogle>): Promise<void> => {
    const returnTo = returnPathOf(context);
    if (deps.google === null) return failed(context, "GOOGLE_UNAVAILABLE", returnTo);
    try {
      const { url, ...checks } = await deps.google.begin();
      await keepInGoogleCookie(deps, context, "googleFlow", { ...checks, returnTo });
      return leadTo(context, url);
    } catch (error) {
      deps.logger.warn({ err: error }, "The provider of Google sign-in cannot be reached");
      return failed(context, "GOOGLE_UNAVAILABLE", returnTo);
    }
  };

/** Signs in to an account that the identity opens; its second factor is asked as after a password. */
const enter = async (deps: CommandDeps, context: EdgeContext, userId: string, returnTo: string): Promise<void> => {
  const [user, account] = [await signedInUserOf(deps, userId), await deps.readState(accountDecider, userId)];
  if (user === null || account.status !== "active") return failed(context, "GOOGLE_SIGN_IN_INVALID", returnTo);
  const asked = await secondFactorAsked(deps, userId);
  if (asked?.code === "SECOND_FACTOR_ASKED") {
    const step = new URLSearchParams({ ticket: asked.ticket, methods: asked.methods.join(",") });
    // Behind the hash nothing is sent to servers, or written into their logs.
    return cameBack(context, "secondStep", returnTo, `#${step.toString()}`);
  }
  await completeSignIn(deps, context, user);
  cameBack(context, "signedIn", returnTo);
};

/** The account whose verified e-mail is the one that the provider has verified, too: there the two ways in meet by themselves. */
const accountOfVerifiedEmail = async (
  deps: CommandDeps,
  claimId: string,
  { email, emailVerified }: GooglePerson,
): Promise<string | null> => {
  if (email === null || !emailVerified) return null;
  const { holder } = await deps.readState(emailClaimDecider, await claimIdOf(deps.keys, "email", email));
  const account = holder === null ? null : await deps.readState(accountDecider, holder);
  if (account?.status !== "active" || !account.emailVerified) return null;
  // Whoever disconnected it means it: the password connects it again.
  return account.formerIdentities.includes(claimId) ? null : account.userId;
};

const newPersonFrom = (claimId: string, person: GooglePerson): NewGooglePerson | null => {
  const email = RegisterBody.shape.email.safeParse(person.email);
  if (!email.success) return null;
  const named = (name: string): string => visibleText(name).trim().slice(0, LONGEST_NAME);
  const firstName = named(person.firstName) || (email.data.split("@")[0] ?? "").slice(0, LONGEST_NAME);
  const { emailVerified } = person;
  return { claimId, email: email.data, emailVerified, firstName, lastName: named(person.lastName) };
};

/** Takes the provider's answer once: signs in, connects accounts that may meet, or leads on to what is still asked. */
export const finishGoogle =
  (deps: CommandDeps) =>
  async ({ context }: Call<typeof googleWrites.finishGoogle>): Promise<void> => {
    const flow = await noteInGoogleCookie(deps, context, "googleFlow");
    dropGoogleCookie(deps, context);
    if (deps.google === null) return failed(context, "GOOGLE_UNAVAILABLE", "/");
    const found = flow ? await deps.google.finish(queryOf(context), flow) : "GOOGLE_SIGN_IN_INVALID";
    const returnTo = flow?.returnTo ?? "/";
    if (typeof found === "string") {
      if (found === "GOOGLE_SIGN_IN_INVALID") deps.security.note({ kind: "signInFailed", address: context.ip });
      return failed(context, found, returnTo);
    }
    const claimId = await identityClaimIdOf(deps.keys, found);
    const command = await contextOf(context, deps, { claimId });
    await freeOrphan(deps, claimId, command);
    const userId = (await accountOfIdentity(deps, claimId)) ?? (await accountOfVerifiedEmail(deps, claimId, found));
    if (userId === null) {
      const person = newPersonFrom(claimId, found);
      if (person === null) return failed(context, "GOOGLE_SIGN_IN_INVALID", returnTo);
      await keepInGoogleCookie(deps, context, "googlePerson", person);
      return cameBack(context, "new", returnTo);
    }
    const refused = await linkIdentity(deps, { claimId, userId }, command);
    if (refused) return failed(context, "GOOGLE_IDENTITY_TAKEN", returnTo);
    return enter(deps, context, userId, returnTo);
  };
