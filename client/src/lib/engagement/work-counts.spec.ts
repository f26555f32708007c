import type { WorkCounts } from "@naqsh/shared/engagement";
import { LISTED_TOGETHER, worksListed } from "@naqsh/shared/live";
import { expect, it } from "vitest";
import { createWorkCounts } from "./work-counts";

const idOf = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;

type Asked = { artworkId: string; resolve: (counts: WorkCounts) => void; reject: (failure: Error) => void };

const feedInTest = () => {
  const takes = new Map<string, (counts: readonly WorkCounts[]) => void>();
  const due: (() => void)[] = [];
  const asked: Asked[] = [];
  const feed = createWorkCounts({
    listen: (topic, take) => {
      takes.set(topic, take);
      return () => void takes.delete(topic);
    },
    later: (run) => void due.push(run),
    ask: (artworkId) => new Promise((resolve, reject) => void asked.push({ artworkId, resolve, reject })),
  });
  const settle = (): void => {
    for (const run of due.splice(0)) run();
  };
  const tell = (no: number, views: number, likes = 1): void => {
    for (const [topic, take] of takes) {
      if (worksListed(topic)?.includes(idOf(no))) take([{ artworkId: idOf(no), views, likes }]);
    }
  };
  /** What a card shows that came with so many likes. */
  const likesOf = (no: number, came: number): number =>
    (feed.counts.getState()[idOf(no)]?.likes ?? came) + (feed.own.getState()[idOf(no)] ?? 0);
  const answer = async (likes: number): Promise<void> => {
    const { artworkId, resolve } = asked.shift()!;
    resolve({ artworkId, views: 0, likes });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { ...feed, settle, tell, likesOf, answer, asked, topics: () => [...takes.keys()] };
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

it.each([
  ["before the answer", ["push", "done"]],
  ["after the answer", ["done", "push"]],
] as const)("counts an own like once, whether the push that holds it comes %s", async (_, order) => {
  const { show, settle, tell, press, likesOf, answer } = feedInTest();
  show(idOf(1));
  settle();
  tell(1, 0, 5);
  const own = press(idOf(1), 1);
  expect(likesOf(1, 5)).toBe(6);
  for (const step of order) {
    if (step === "push") tell(1, 0, 6);
    else own.done();
    expect(likesOf(1, 5)).toBe(6);
  }
  await answer(6);
  if (order[1] === "push") await answer(6);
  expect(likesOf(1, 5)).toBe(6);
});

it("tells the count of another who takes theirs back right after an own like", async () => {
  const { show, settle, tell, press, likesOf, answer } = feedInTest();
  show(idOf(1));
  settle();
  press(idOf(1), 1).done();
  await answer(6);
  expect(likesOf(1, 5)).toBe(6);
  tell(1, 0, 5);
  expect(likesOf(1, 5)).toBe(5);
});

it("is not misled by a push of a moment before the own like", async () => {
  const { show, settle, tell, press, likesOf, answer } = feedInTest();
  show(idOf(1));
  settle();
  const own = press(idOf(1), 1);
  tell(1, 1, 5);
  expect(likesOf(1, 5)).toBe(6);
  own.done();
  await answer(6);
  expect(likesOf(1, 5)).toBe(6);
});

it("counts a like that is taken back before it was answered as none, and one that failed", async () => {
  const { show, settle, press, likesOf, answer, asked } = feedInTest();
  show(idOf(1));
  settle();
  const [first, second] = [press(idOf(1), 1), press(idOf(1), -1)];
  expect(likesOf(1, 5)).toBe(5);
  first.done();
  expect(asked).toHaveLength(0);
  second.undo();
  expect(likesOf(1, 5)).toBe(6);
  await answer(6);
  expect(likesOf(1, 5)).toBe(6);
});

it("goes on with the next push if the count cannot be asked for", async () => {
  const { show, settle, tell, press, likesOf, asked } = feedInTest();
  show(idOf(1));
  settle();
  press(idOf(1), 1).done();
  asked.shift()!.reject(new Error("away"));
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(likesOf(1, 5)).toBe(6);
  tell(1, 0, 7);
  expect(likesOf(1, 5)).toBe(7);
});

it("keeps the count of an own like for the list that the card stood in", async () => {
  const { show, settle, press, likesOf, answer } = feedInTest();
  const hide = show(idOf(1));
  settle();
  press(idOf(1), 1).done();
  await answer(6);
  hide();
  settle();
  expect(likesOf(1, 5)).toBe(6);
});
