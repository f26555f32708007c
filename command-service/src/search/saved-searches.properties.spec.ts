import { personal } from "@naqsh/shared/kernel/personal";
import { MOST_SAVED_SEARCHES, type SavedSearchCommand, type SavedSearchEvent } from "@naqsh/shared/search";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { savedSearchesDecider } from "./saved-searches.decider";

const NOW = "2026-03-01T12:00:00.000Z";
const TIMES = { receivedAt: NOW, now: NOW };
const ofSara = (text: string) => personal("sara", text);

const step = fc.record({
  isRemoved: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
  savedId: fc.nat(80).map(String),
  asks: fc.nat(60).map((asks) => `digest ${asks}`),
});

const commandOf = ({ isRemoved, savedId, asks }: { isRemoved: boolean; savedId: string; asks: string }) => {
  const id = { userId: "sara", savedId };
  const search = { ...id, name: ofSara(savedId), place: "search", question: ofSara("{}"), digest: asks } as const;
  const command: SavedSearchCommand = isRemoved
    ? { type: "RemoveSavedSearch", data: id }
    : { type: "SaveSearch", data: { ...search, sameAs: [] } };
  return command;
};

describe("Whatever a person saves and removes", () => {
  it("no question is kept twice, each refusal names the search that asks it, and a command again changes nothing", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const kept = new Map<string, string>();
        let state = savedSearchesDecider.initialState;
        for (const one of steps) {
          const command = commandOf(one);
          const decision = savedSearchesDecider.decide(command, state, TIMES);
          const twin = [...kept].find(([, asks]) => asks === one.asks)?.[0];
          const isNew = command.type === "SaveSearch" && !kept.has(one.savedId);
          if (isNew && twin !== undefined)
            expect(decision).toEqual({ accepted: false, rejection: { code: "SAVED_SEARCH_EXISTS", savedId: twin } });
          const events: SavedSearchEvent[] = decision.accepted ? decision.events : [];
          for (const { type, data } of events) {
            if (type === "SearchSaved") kept.set(data.savedId, data.digest!);
            if (type === "SavedSearchRemoved") kept.delete(data.savedId);
          }
          state = events.reduce(savedSearchesDecider.evolve, state);
          expect(new Set(kept.values()).size).toBe(kept.size);
          expect(kept.size).toBeLessThanOrEqual(MOST_SAVED_SEARCHES);
          if (!decision.accepted || command.type !== "SaveSearch") continue;
          expect(savedSearchesDecider.decide(command, state, TIMES)).toEqual({ accepted: true, events: [] });
        }
      }),
    );
  });
});
