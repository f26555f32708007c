import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SecondFactorCommand, SecondFactorEvent } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { MOST_PASSKEYS, secondFactorDecider } from "./second-factor.decider";
import { hasSecondFactor, type SecondFactor } from "./second-factor.state";

const userId = "user-1";
const now = "2026-03-01T12:00:00.000Z";
const own = (text: string) => personal(userId, text);

const stateAfter = (events: readonly SecondFactorEvent[], from = secondFactorDecider.initialState): SecondFactor =>
  events.reduce(secondFactorDecider.evolve, from);

const decide = (state: SecondFactor, command: SecondFactorCommand) =>
  secondFactorDecider.decide(command, state, { now, receivedAt: now });

/** The state after commands, those refused left out. */
const after = (...commands: SecondFactorCommand[]): SecondFactor =>
  commands.reduce((state, command) => {
    const decision = decide(state, command);
    return decision.accepted ? stateAfter(decision.events, state) : state;
  }, secondFactorDecider.initialState);

const refusalOf = (state: SecondFactor, command: SecondFactorCommand): string | null => {
  const decision = decide(state, command);
  return decision.accepted ? null : decision.rejection.code;
};

const addTotp = (step = 10, factorId = "app"): SecondFactorCommand => ({
  type: "AddTotp",
  data: { userId, factorId, secret: own("JBSWY3DPEHPK3PXP"), step },
});
const useCode = (step: number, factorId = "app"): SecondFactorCommand => ({
  type: "UseTotpCode",
  data: { userId, factorId, step },
});
const removeTotp = (neededByRole = false): SecondFactorCommand => ({
  type: "RemoveTotp",
  data: { userId, factorId: "app", neededByRole },
});
const addPasskey = (passkeyId = "key", counter = 0): SecondFactorCommand => ({
  type: "AddPasskey",
  data: { userId, passkeyId, credential: own("{}"), name: own("هاتفي"), counter, ticketId: `add-${passkeyId}` },
});
const usePasskey = (ticketId: string, counter = 0): SecondFactorCommand => ({
  type: "UsePasskey",
  data: { userId, passkeyId: "key", counter, ticketId },
});
const makeCodes = (...hashes: string[]): SecondFactorCommand => ({
  type: "MakeRecoveryCodes",
  data: { userId, hashes },
});
const recover = (hash: string): SecondFactorCommand => ({ type: "UseRecoveryCode", data: { userId, hash } });

describe("one-time codes", () => {
  it("pass once each, and never an earlier one after a later one", () => {
    const state = after(addTotp(10), useCode(12));
    for (const step of [9, 10, 11, 12]) expect(refusalOf(state, useCode(step))).toBe("SECOND_FACTOR_USED");
    expect(refusalOf(state, useCode(13))).toBeNull();
  });

  it("pass at most once each in whichever order they come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), (steps) => {
        let state = after(addTotp(0));
        const passed: number[] = [];
        for (const step of steps) {
          const decision = decide(state, useCode(step));
          if (!decision.accepted) continue;
          passed.push(step);
          state = stateAfter(decision.events, state);
        }
        expect(passed).toEqual([...new Set(passed)].toSorted((one, other) => one - other));
      }),
    );
  });

  it("of an app that was removed pass no more, nor does its last code for the next app", () => {
    const state = after(addTotp(10), useCode(12), removeTotp());
    expect(refusalOf(state, useCode(13))).toBe("SECOND_FACTOR_UNKNOWN");
    expect(refusalOf(state, addTotp(12, "next"))).toBe("SECOND_FACTOR_USED");
    expect(refusalOf(state, addTotp(13, "next"))).toBeNull();
  });

  it("come from one app at a time", () => {
    expect(refusalOf(after(addTotp()), addTotp(11, "other"))).toBe("TOTP_ADDED_BEFORE");
    expect(decide(after(addTotp()), addTotp())).toMatchObject({ accepted: true, events: [] });
  });
});

describe("passkeys", () => {
  it("answer each challenge once", () => {
    const state = after(addPasskey(), usePasskey("one"));
    expect(refusalOf(state, usePasskey("one"))).toBe("SECOND_FACTOR_USED");
    expect(refusalOf(state, usePasskey("add-key"))).toBe("SECOND_FACTOR_USED");
    expect(refusalOf(state, usePasskey("two"))).toBeNull();
  });

  it("with a counter that does not rise are copies", () => {
    const state = after(addPasskey("key", 4), usePasskey("one", 5));
    expect(refusalOf(state, usePasskey("two", 5))).toBe("PASSKEY_NOT_ACCEPTED");
    expect(refusalOf(state, usePasskey("two", 0))).toBe("PASSKEY_NOT_ACCEPTED");
    expect(refusalOf(state, usePasskey("two", 6))).toBeNull();
  });

  it("are no more than a person can keep in mind", () => {
    const state = after(...Array.from({ length: MOST_PASSKEYS }, (_, place) => addPasskey(`key ${place}`)));
    expect(refusalOf(state, addPasskey("one more"))).toBe("TOO_MANY_PASSKEYS");
  });
});

describe("recovery codes", () => {
  it("pass once, and not once new ones are made", () => {
    const state = after(addTotp(), makeCodes("a", "b"), recover("a"));
    expect(refusalOf(state, recover("a"))).toBe("SECOND_FACTOR_WRONG");
    expect(refusalOf(state, recover("b"))).toBeNull();
    expect(refusalOf(after(addTotp(), makeCodes("a"), makeCodes("c")), recover("a"))).toBe("SECOND_FACTOR_WRONG");
  });

  it("are for those alone who have a factor to lose", () => {
    expect(refusalOf(after(), makeCodes("a"))).toBe("SECOND_FACTOR_UNKNOWN");
    expect(after(addTotp(), makeCodes("a"), removeTotp()).recoveryHashes).toEqual([]);
  });
});

describe("removing", () => {
  it("leaves whoever has to have a factor with one", () => {
    expect(refusalOf(after(addTotp()), removeTotp(true))).toBe("SECOND_FACTOR_NEEDED_BY_ROLE");
    expect(refusalOf(after(addTotp(), addPasskey()), removeTotp(true))).toBeNull();
    expect(hasSecondFactor(after(addTotp(), removeTotp(false)))).toBe(false);
  });
});
