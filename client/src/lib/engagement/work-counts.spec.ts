import type { WorkCounts } from "@naqsh/shared/engagement";
import { LISTED_TOGETHER, worksListed } from "@naqsh/shared/live";
import { expect, it } from "vitest";
import { createWorkCounts } from "./work-counts";

const idOf = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;

const feedInTest = () => {
  const takes = new Map<string, (counts: readonly WorkCounts[]) => void>();
  const due: (() => void)[] = [];
  const feed = createWorkCounts({
    listen: (topic, take) => {
      takes.set(topic, take);
      return () => void takes.delete(topic);
    },
    later: (run) => void due.push(run),
  });
  const settle = (): void => {
    for (const run of due.splice(0)) run();
  };
  const tell = (no: number, views: number): void => {
    for (const [topic, take] of takes) {
      if (worksListed(topic)?.includes(idOf(no))) take([{ artworkId: idOf(no), views, likes: 1 }]);
    }
  };
  return { ...feed, settle, tell, topics: () => [...takes.keys()] };
};

it("follows all works of a page together, each once, and those that come with scrolling beside them", () => {
  const { show, settle, topics } = feedInTest();
  for (let no = 0; no < LISTED_TOGETHER; no += 1) show(idOf(no));
  show(idOf(0));
  settle();
  expect(topics()).toHaveLength(1);
  const [first] = topics();
  show(idOf(99));
  settle();
  expect(topics()).toHaveLength(2);
  expect(topics()).toContain(first);
});

it("tells newer counts while a work is shown, and lets go of them with it", () => {
  const { counts, show, settle, tell, topics } = feedInTest();
  const hide = show(idOf(1));
  const hideOther = show(idOf(1));
  settle();
  tell(1, 7);
  expect(counts.getState()).toEqual({ [idOf(1)]: { artworkId: idOf(1), views: 7, likes: 1 } });
  hide();
  settle();
  expect(topics()).toHaveLength(1);
  hideOther();
  settle();
  expect(topics()).toEqual([]);
  expect(counts.getState()).toEqual({});
});

it("keeps following a page whose cards are drawn anew at once", () => {
  const { show, settle, topics } = feedInTest();
  const hide = show(idOf(1));
  settle();
  const [topic] = topics();
  hide();
  show(idOf(1));
  settle();
  expect(topics()).toEqual([topic]);
});
