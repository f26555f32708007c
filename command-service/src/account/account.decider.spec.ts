import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCommand, ForgiveUnpaidWin, AccountEvent } from "@naqsh/shared/account";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { registration, userId } from "../testing/account-fixtures";
import { accountDecider, openUnpaidWins } from "./account.decider";
import { emailClaimDecider } from "./email-claim.decider";
import { usernameClaimDecider } from "./username-claim.decider";

const now = "2026-03-01T12:00:00.000Z";
const register: AccountCommand = {
  type: "RegisterUser",
  data: { ...registration(), accepted: null, letter: null },
};
const abandon: AccountCommand = { type: "AbandonRegistration", data: { userId } };
const ban: AccountCommand = {
  type: "BanUser",
  data: { userId, bannedBy: "admin", reason: "fraud", until: null, cancelledAuctions: [] },
};
const unban: AccountCommand = { type: "UnbanUser", data: { userId, unbannedBy: "admin" } };
const recordWin = (auctionId: string): AccountCommand => ({
  type: "RecordUnpaidWin",
  data: { userId, auctionId, orderId: `order-${auctionId}` },
});
const forgive = (auctionId: string): AccountCommand => ({
  type: "ForgiveUnpaidWin",
  data: { userId, auctionId, forgivenBy: "admin", reason: "was ill" },
});
/** Twice the buyer in one auction, at another price since a void, and twice without paying. */
const unpaidTwice = ["order-1", "order-2"].map((orderId): AccountEvent => ({
  type: "UnpaidWinRecorded",
  data: { userId, auctionId: "a", orderId, recordedOn: now },
}));
const forgiveByAge = (orderId: string) => ({ userId, auctionId: "a", orderId, forgivenBy: "time", reason: "90 days" });
const erase: AccountCommand = { type: "EraseAccount", data: { userId } };

const forgiven = (data: ForgiveUnpaidWin["data"]): AccountEvent => ({
  type: "UnpaidWinForgiven",
  data: { ...data, reason: writtenAbout(userId, data.reason) },
});

const registered: AccountEvent = { type: "UserRegistered", data: registration() };
const abandoned: AccountEvent = { type: "RegistrationAbandoned", data: { userId } };
const banned: AccountEvent = {
  type: "UserBanned",
  data: { userId, bannedBy: "admin", reason: writtenAbout(userId, "fraud"), until: null, cancelledAuctions: [] },
};
const unbanned: AccountEvent = { type: "UserUnbanned", data: { userId, unbannedBy: "admin" } };
const unpaid = (auctionId: string, recordedOn = now): AccountEvent => ({
  type: "UnpaidWinRecorded",
  data: { userId, auctionId, orderId: `order-${auctionId}`, recordedOn },
});
const erased: AccountEvent = { type: "AccountErased", data: { userId } };

const given = sentencesAbout(accountDecider);

describe("an account", () => {
  it("is registered once", () => {
    given().when(register).thenRecords(registered);
    given(registered).when(register).thenRejects({ code: "ACCOUNT_EXISTS" });
  });

  it("and the abandonment of its registration exclude each other", () => {
    given().when(abandon).thenRecords(abandoned);
    given(abandoned).when(abandon).thenNothing();
    given(abandoned).when(register).thenRejects({ code: "REGISTRATION_ABANDONED" });
    given(abandoned).when(ban).thenRejects({ code: "ACCOUNT_UNKNOWN" });
    given(registered).when(abandon).thenRejects({ code: "ACCOUNT_EXISTS" });
    // What was claimed in the moment of an erasure is an orphan.
    given(registered, erased).when(abandon).thenNothing();
  });

  it("is banned and unbanned, quietly the second time", () => {
    given(registered).when(ban).thenRecords(banned);
    given(registered, banned).when(ban).thenNothing();
    given(registered, banned).when(unban).thenRecords(unbanned);
    given(registered, banned, unbanned).when(unban).thenNothing();
  });

  it("of an administrator is never banned", () => {
    given({ type: "UserRegistered", data: registration({ role: "admin" }) })
      .when(ban)
      .thenRejects({ code: "CANNOT_BAN_ADMINISTRATOR" });
  });

  it("keeps each unpaid win once, until it is forgiven", () => {
    given(registered).when(recordWin("a"), { now }).thenRecords(unpaid("a"));
    given(registered, unpaid("a")).when(recordWin("a")).thenNothing();
    given(registered, unpaid("a"))
      .when(forgive("a"))
      .thenRecords(forgiven(forgive("a").data as ForgiveUnpaidWin["data"]));
    given(registered).when(forgive("a")).thenNothing();
  });

  it("of one auction twice is forgiven order by order by age, and at once by an administrator", () => {
    const aged = forgiven(forgiveByAge("order-1"));
    given(registered, ...unpaidTwice)
      .when({ type: "ForgiveUnpaidWin", data: forgiveByAge("order-1") })
      .thenRecords(aged);
    expect(given(registered, ...unpaidTwice, aged).state()).toMatchObject({ unpaidWins: [{ orderId: "order-2" }] });
    given(registered, ...unpaidTwice, aged)
      .when({ type: "ForgiveUnpaidWin", data: forgiveByAge("order-1") })
      .thenNothing();
    const all: AccountEvent = { type: "UnpaidWinForgiven", data: forgive("a").data as never };
    expect(given(registered, ...unpaidTwice, all).state()).toMatchObject({ unpaidWins: [] });
  });

  it("counts unpaid wins for 90 days", () => {
    const account = given(
      registered,
      unpaid("a", "2026-01-01T00:00:00.000Z"),
      unpaid("b", "2026-02-01T00:00:00.000Z"),
    ).state();
    if (account.status !== "active") throw new Error("It is registered");
    const counted = ["2026-03-31T23:59:59.999Z", "2026-04-01T00:00:00.000Z", "2026-05-02T00:00:00.000Z"];

    expect(counted.map((moment) => openUnpaidWins(account, moment))).toEqual([2, 1, 0]);
  });

  it("that does not exist or is erased changes nothing else", () => {
    for (const command of [ban, unban, recordWin("a"), forgive("a"), erase]) {
      given().when(command).thenRejects({ code: "ACCOUNT_UNKNOWN" });
    }
    given(registered, erased).when(erase).thenNothing();
    for (const command of [ban, unban, recordWin("a"), forgive("a")]) {
      given(registered, erased).when(command).thenRejects({ code: "ACCOUNT_IS_ERASED" });
    }
  });

  it("stays within its rules after any commands", () => {
    const command = fc.oneof(
      fc.constantFrom(register, ban, unban, unban, erase),
      fc.constantFrom("a", "b").map(recordWin),
      fc.constantFrom("a", "b").map(forgive),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state = accountDecider.initialState;
        const types: string[] = [];
        for (const one of commands) {
          const decision = accountDecider.decide(one, state, { receivedAt: now, now });
          if (!decision.accepted) continue;
          state = decision.events.reduce(accountDecider.evolve, state);
          types.push(...decision.events.map(({ type }) => type));
          const again = accountDecider.decide(one, state, { receivedAt: now, now });
          expect(again.accepted ? again.events : []).toEqual([]);
        }
        const erasure = types.indexOf("AccountErased");
        expect(types.indexOf("UserRegistered")).toBeLessThanOrEqual(0);
        expect(erasure < 0 || erasure === types.length - 1).toBe(true);
        const bans = types.filter((type) => type === "UserBanned" || type === "UserUnbanned");
        expect(bans).toEqual(bans.map((_, place) => (place % 2 === 0 ? "UserBanned" : "UserUnbanned")));
        if (state.status === "active") expect(new Set(state.missedOrders).size).toBe(state.missedOrders.length);
      }),
    );
  });
});

describe.each([
  ["an e-mail", emailClaimDecider, { claim: "ClaimEmail", release: "ReleaseEmail" }, "ACCOUNT_NOT_CREATED"],
  ["a username", usernameClaimDecider, { claim: "ClaimUsername", release: "ReleaseUsername" }, "USERNAME_TAKEN"],
] as const)("the claim of %s", (_, decider, names, code) => {
  const decide = (type: string, user: string, state: { holder: string | null }) => {
    const claim = { ...decider.initialState, ...state } as never;
    return decider.decide({ type, data: { claimId: "c", userId: user } } as never, claim, { receivedAt: now, now });
  };

  it("goes to whoever comes first, and to nobody else", () => {
    expect(decide(names.claim, "x", { holder: null })).toMatchObject({
      accepted: true,
      events: [{ data: { userId: "x" } }],
    });
    expect(decide(names.claim, "y", { holder: "x" })).toEqual({ accepted: false, rejection: { code } });
    expect(decide(names.claim, "x", { holder: "x" })).toEqual({ accepted: true, events: [] });
  });

  it("is released by its holder alone", () => {
    expect(decide(names.release, "y", { holder: "x" })).toEqual({ accepted: true, events: [] });
    expect(decide(names.release, "x", { holder: null })).toEqual({ accepted: true, events: [] });
    expect(decide(names.release, "x", { holder: "x" })).toMatchObject({
      accepted: true,
      events: [{ data: { userId: "x" } }],
    });
  });

  it("has one holder at any time, under any order of commands", () => {
    const command = fc.record({
      type: fc.constantFrom(names.claim, names.release),
      user: fc.constantFrom("x", "y", "z"),
    });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state: { holder: string | null } = decider.initialState;
        let holder: string | null = null;
        for (const { type, user } of commands) {
          const decision = decide(type, user, state);
          if (type === names.claim) {
            expect(decision.accepted).toBe(holder === null || holder === user);
            holder ??= user;
          } else if (holder === user) holder = null;
          if (decision.accepted)
            state = decision.events.reduce((now_, event) => decider.evolve(now_ as never, event as never), state);
          expect(state.holder).toBe(holder);
        }
      }),
    );
  });
});
