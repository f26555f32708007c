import { describe, expect, it } from "vitest";
import { freshTask } from "./rebuild-task";
import type { RebuildBoard } from "./rebuild-board";

/** What every board has to do. */
export const describeRebuildBoard = (name: string, open: () => Promise<RebuildBoard>): void => {
  const running = freshTask("rebuild");
  const compared = {
    ...running,
    state: "compared" as const,
    comparison: { documents: 3, differences: 0, differing: [] },
  };
  const switched = { ...compared, state: "switched" as const };

  describe(`The board of rebuilds on ${name}`, () => {
    it("takes one asking of a view at a time, and another once that is over", async () => {
      const board = await open();
      expect(await board.all()).toEqual([]);
      const asked = await Promise.all(["one", "two"].map((id) => board.ask("people", "rebuild", id)));
      expect(asked.filter(Boolean)).toEqual([true]);
      const [entry] = await board.all();
      expect(entry).toEqual({ view: "people", id: expect.any(String), word: null, task: running });
      expect(await board.ask("history", "verify", "three")).toBe(true);
      await board.tell({ ...entry!, task: switched }, 7);
      expect(await board.ask("people", "verify", "four")).toBe(true);
      const now = await board.all();
      expect(now.toSorted((a, b) => a.view.localeCompare(b.view))).toMatchObject([
        { view: "history", id: "three" },
        { view: "people", id: "four", task: freshTask("verify"), word: null },
      ]);
    });

    it("takes a word where one is waited for, once", async () => {
      const board = await open();
      await board.ask("people", "rebuild", "one");
      expect(await board.decide("people", true)).toBe(false);
      await board.tell({ view: "people", id: "one", task: compared }, 7);
      expect(await board.decide("history", true)).toBe(false);
      expect(await board.decide("people", true)).toBe(true);
      expect(await board.decide("people", false)).toBe(false);
      expect(await board.all()).toEqual([{ view: "people", id: "one", task: compared, word: true }]);
    });

    it("forgets the word where the next holder begins anew, and hears nothing more of the one before", async () => {
      const board = await open();
      await board.ask("people", "rebuild", "one");
      await board.tell({ view: "people", id: "one", task: compared }, 7);
      await board.decide("people", true);
      await board.tell({ view: "people", id: "one", task: running }, 8);
      await board.tell({ view: "people", id: "one", task: switched }, 7);
      await board.tell({ view: "people", id: "none", task: switched }, 9);
      expect(await board.all()).toEqual([{ view: "people", id: "one", task: running, word: null }]);
    });
  });
};
