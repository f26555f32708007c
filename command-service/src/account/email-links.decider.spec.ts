import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCommand, AccountEvent, EmailClaimCommand } from "@naqsh/shared/account";
import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { own, registration, userId } from "../testing/account-fixtures";
import { accountDecider } from "./account.decider";
import { emailClaimDecider } from "./email-claim.decider";

const now = "2026-03-01T12:00:00.000Z";
const HOUR_MS = 3_600_000;
const letter = { requestId: "first", claimId: "claim" };
const account = (emailVerified: boolean) => registration({ emailVerified });
const registered: AccountEvent = { type: "UserRegistered", data: account(false) };
const requested: AccountEvent = { type: "EmailVerificationRequested", data: { userId, ...letter } };
const linkOf = (digest: string, expiresAt: Instant) => ({ userId, requestId: "first", digest, expiresAt });
const sent = (digest: string): AccountEvent => ({
  type: "EmailVerificationSent",
  data: linkOf(digest, after(now, 48 * HOUR_MS)),
});
const resetSent = (digest: string, expiresAt = after(now, HOUR_MS)): AccountEvent => ({
  type: "PasswordResetSent",
  data: linkOf(digest, expiresAt),
});
const verify = (digest: string): AccountCommand => ({ type: "VerifyEmail", data: { userId, digest } });
const reset = (digest: string): AccountCommand => ({
  type: "ResetPassword",
  data: { userId, digest, passwordHash: own("new hash") },
});
const verified: AccountEvent = { type: "EmailVerified", data: { userId } };
const wasReset: AccountEvent = { type: "PasswordReset", data: { userId, passwordHash: own("new hash") } };
const invalid = { code: "LINK_INVALID" } as const;
const given = sentencesAbout(accountDecider);

describe("an account that is not verified", () => {
  it("asks for its letter, and keeps what was accepted, in the step that makes it", () => {
    const accepted = { version: "2026-11-22", newsletter: true };
    const register: AccountCommand = { type: "RegisterUser", data: { ...account(false), accepted, letter } };
    const terms: AccountEvent = { type: "TermsAccepted", data: { userId, ...accepted } };
    given().when(register).thenRecords(registered, terms, requested);
  });

  it("is verified by a link of its newest request, once, and by both links of a letter that was written twice", () => {
    given(registered, requested, sent("a"), sent("b")).when(verify("a")).thenRecords(verified);
    given(registered, requested, sent("a"), sent("b")).when(verify("b")).thenRecords(verified);
    given(registered, requested, sent("a")).when(verify("other")).thenRejects(invalid);
    given(registered, requested, sent("a"), verified).when(verify("a")).thenRejects(invalid);
  });

  it("is erased for being so, and no verified one is", () => {
    const erase: AccountCommand = { type: "EraseUnverified", data: { userId } };
    given(registered).when(erase).thenRecords({ type: "AccountErased", data: { userId } });
    given(registered, verified).when(erase).thenRejects({ code: "ACCOUNT_EXISTS" });
  });

  it("is verified by the link of a new password, which came to the same mailbox", () => {
    given(registered, resetSent("r")).when(reset("r")).thenRecords(wasReset, verified);
    given(registered, verified, resetSent("r")).when(reset("r")).thenRecords(wasReset);
    given(registered, resetSent("r"), wasReset).when(reset("r")).thenRejects(invalid);
    given(registered, resetSent("r", now)).when(reset("r")).thenRejects(invalid);
  });
});

/** Decides commands one after the other, as a stream does with those that come at once; gives the events of each. */
const decideAll = <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends { code: string }>(
  decider: Decider<State, Command, Event, Rejection>,
  before: readonly Event[],
  commands: readonly Command[],
): Event[][] => {
  let state = before.reduce(decider.evolve, decider.initialState);
  return commands.map((command) => {
    const decision = decider.decide(command, state, { receivedAt: now, now });
    if (!decision.accepted) return [];
    state = decision.events.reduce(decider.evolve, state);
    return decision.events;
  });
};

it("lets exactly one of any uses of links verify, and exactly one set a password", () => {
  const use = fc.oneof(fc.constantFrom("a", "b", "x").map(verify), fc.constantFrom("r", "s", "x").map(reset));
  const before = [registered, requested, sent("a"), sent("b"), resetSent("r"), resetSent("s")];
  fc.assert(
    fc.property(fc.array(use, { maxLength: 20 }), (uses) => {
      const types = decideAll(accountDecider, before, uses).flatMap((events) => events.map(({ type }) => type));
      const isGood = uses.some((one) => "digest" in one.data && one.data.digest !== "x");
      expect(types.filter((type) => type === "EmailVerified")).toHaveLength(isGood ? 1 : 0);
      const resets = uses.filter((one) => one.type === "ResetPassword" && one.data.digest !== "x");
      expect(types.filter((type) => type === "PasswordReset")).toHaveLength(Math.min(resets.length, 1));
    }),
  );
});

it("takes every naming of an e-mail alike, and gives its claim to one account alone", () => {
  const users = fc.constantFrom("x", "y", "z");
  const command = fc
    .tuple(fc.constantFrom("NameEmail", "ClaimEmail", "ReleaseEmail"), users)
    .map(([type, user]) => ({ type, data: { claimId: "c", userId: user } }));
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let holder: string | null = null;
      let state = emailClaimDecider.initialState;
      for (const one of commands) {
        const user = (one.data as { userId: string }).userId;
        const decision = emailClaimDecider.decide(one, state, { receivedAt: now, now });
        if (one.type === "NameEmail") expect(decision.accepted).toBe(true);
        if (one.type === "ClaimEmail") {
          expect(decision.accepted).toBe(holder === null || holder === user);
          holder ??= user;
        }
        if (one.type === "ReleaseEmail" && holder === user) holder = null;
        if (decision.accepted) state = decision.events.reduce(emailClaimDecider.evolve, state);
        expect(state.holder).toBe(holder);
      }
    }),
  );
});

it("records whoever asks for a new password alike, whether the e-mail has an account or not, five times an hour", () => {
  const ask = (requestId: string): EmailClaimCommand => ({
    type: "AskPasswordReset",
    data: { claimId: "c", requestId },
  });
  const asks = ["1", "2", "3", "4", "5", "6"].map(ask);
  const claimed = { type: "EmailClaimed", data: { claimId: "c", userId: "x" } } as const;
  const [free, taken] = [[], [claimed]].map((before) => decideAll(emailClaimDecider, before, asks));
  expect(free!.map((events) => events.length)).toEqual([1, 1, 1, 1, 1, 0]);
  expect(taken!.map((events) => events.length)).toEqual([1, 1, 1, 1, 1, 0]);
  expect(taken![0]).toMatchObject([{ data: { userId: "x" } }]);
});
