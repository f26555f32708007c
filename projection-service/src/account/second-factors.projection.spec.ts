import { expect, it } from "vitest";
import type { ExternalIdentityOfAccount, SecondFactorEvent } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { personal } from "@naqsh/shared/kernel/personal";
import { secondFactorsProjection, type SecondFactors } from "./second-factors.projection";

const userId = "noura";
const own = (text: string) => personal(userId, text);
const key = { userId, passkeyId: "key" };

type Shown = Exclude<SecondFactorEvent, { type: "TotpCodeUsed" }>;

const story: Shown[] = [
  { type: "TotpAdded", data: { userId, factorId: "app", secret: own("SECRET"), step: 1 } },
  { type: "RecoveryCodesMade", data: { userId, hashes: ["a", "b", "c"] } },
  {
    type: "PasskeyAdded",
    data: { ...key, credential: own("{}"), name: own("هاتفي"), counter: 0, ticketId: "t" },
  },
  { type: "PasskeyUsed", data: { ...key, counter: 1, ticketId: "u" } },
  { type: "RecoveryCodeUsed", data: { userId, hash: "a" } },
  { type: "TotpRemoved", data: { userId, factorId: "app" } },
  { type: "PasskeyRemoved", data: key },
];

const recorded = (event: Shown, minute: number): RecordedEvent<Shown> =>
  ({ ...event, recordedAt: `2026-03-01T09:0${minute}:00.000Z` }) as RecordedEvent<Shown>;

const after = (count: number): SecondFactors | null =>
  story
    .slice(0, count)
    .reduce<SecondFactors | null>(
      (document, event, minute) => secondFactorsProjection.evolve(document, recorded(event, minute), userId),
      null,
    );

it("shows what a person has, and nothing that proves it", () => {
  expect(after(5)).toEqual({
    userId,
    totp: { id: "app", addedAt: "2026-03-01T09:00:00.000Z" },
    passkeys: [
      { id: "key", name: own("هاتفي"), addedAt: "2026-03-01T09:02:00.000Z", usedAt: "2026-03-01T09:03:00.000Z" },
    ],
    recoveryCodesLeft: 2,
    googleIdentities: 0,
  });
  expect(JSON.stringify(after(5))).not.toContain("SECRET");
});

it("counts codes no longer when the last factor is gone", () => {
  expect(after(6)).toMatchObject({ totp: null, recoveryCodesLeft: 2 });
  expect(after(7)).toEqual({ userId, totp: null, passkeys: [], recoveryCodesLeft: 0, googleIdentities: 0 });
});

it("says whether Google signs in to the account, until it is disconnected", () => {
  const identity = { userId, provider: "google", claimId: "claim" } as const;
  const counts: number[] = [];
  let factors: SecondFactors | null = null;
  for (const type of ["ExternalIdentityLinked", "ExternalIdentityUnlinked"] as const) {
    const event = { type, data: identity, recordedAt: "2026-03-01T09:00:00.000Z" };
    factors = secondFactorsProjection.evolve(factors, event as RecordedEvent<ExternalIdentityOfAccount>, userId);
    counts.push(factors!.googleIdentities);
  }
  expect(counts).toEqual([1, 0]);
});
