import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { administratorsDecider } from "./administrators.decider";

const now = "2026-03-01T12:00:00.000Z";
const PEOPLE = ["huda", "sara", "omar", "noura"] as const;
type Name = (typeof PEOPLE)[number];

type Step = { what: "give"; to: Name; by: Name } | { what: "take"; from: Name; by: Name };
const name = fc.constantFrom(...PEOPLE);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant("give" as const), to: name, by: name }),
  fc.record({ what: fc.constant("take" as const), from: name, by: name }),
);

/**
 * What the accounts say may be old: a dismissal is decided by grants as they were read before. `stale` takes that to its end: every
 * grant that anybody ever had is still believed in, until the stream of dismissals says otherwise.
 */
const play = (first: readonly Name[], steps: readonly Step[]) => {
  let administrators = administratorsDecider.initialState;
  const grants = new Map<Name, string>(first.map((person) => [person, `${person} 0`]));
  const isInForce = (person: Name): boolean => {
    const grant = grants.get(person);
    return grant !== undefined && !administrators.taken.includes(grant);
  };
  steps.forEach((move, place) => {
    if (move.what === "give") {
      if (isInForce(move.by) && !isInForce(move.to)) grants.set(move.to, `${move.to} ${place + 1}`);
      return;
    }
    const [grantId, ownGrantId] = [grants.get(move.from), grants.get(move.by)];
    if (grantId === undefined || ownGrantId === undefined) return;
    const data = {
      userId: move.from,
      grantId,
      dismissedBy: move.by,
      ownGrantId,
      reason: writtenAbout(move.from, "left"),
    };
    const decision = administratorsDecider.decide({ type: "DismissAdministrator", data }, administrators, {
      now,
      receivedAt: now,
    });
    if (decision.accepted) administrators = decision.events.reduce(administratorsDecider.evolve, administrators);
  });
  return PEOPLE.filter(isInForce);
};

describe("dismissals", () => {
  it("leave an administrator, whoever dismisses whom in whichever order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.array(step, { maxLength: 60 }), (first, steps) => {
        expect(play(first, steps)).not.toEqual([]);
      }),
    );
  });

  it("of each other leave the one that came first", () => {
    const each: Step[] = [
      { what: "take", from: "sara", by: "huda" },
      { what: "take", from: "huda", by: "sara" },
    ];
    expect(play(["huda", "sara"], each)).toEqual(["huda"]);
  });

  it("never take one's own right", () => {
    expect(play(["huda"], [{ what: "take", from: "huda", by: "huda" }])).toEqual(["huda"]);
  });
});
