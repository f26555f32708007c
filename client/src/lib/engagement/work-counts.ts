import type { WorkCounts } from "@naqsh/shared/engagement";
import { workListTopics } from "@naqsh/shared/live";
import { createStore, type StoreApi } from "zustand/vanilla";

type Counts = Readonly<Record<string, WorkCounts>>;

type WorkCountsDeps = {
  /** Listens to a topic of works; gives what ends that. */
  listen: (topic: string, take: (counts: readonly WorkCounts[]) => void) => () => void;
  /** Runs it once, a little later. */
  later: (run: () => void) => void;
  /** Asks for a work's counts, with all in them that the server has acknowledged to this reader; fails if they are not to be had. */
  ask: (artworkId: string) => Promise<WorkCounts>;
};

/** A like of the reader's, or one taken back, that is under way. */
export type OwnPress = { done: () => void; undo: () => void };

export type WorkCountsFeed = {
  /** By work: newer counts than those that came with it, while it is shown. */
  counts: StoreApi<Counts>;
  /** By work: what the reader's own presses come to, for as long as its counts may not hold them. */
  own: StoreApi<Readonly<Record<string, number>>>;
  /** Counts a press of the reader's own at once; `by` is 1 or -1. */
  press: (artworkId: string, by: number) => OwnPress;
  /** Forgets the reader's own presses: somebody else reads on. */
  forget: () => void;
  /** Says that a work is shown; gives what says that it no longer is. */
  show: (artworkId: string) => () => void;
};

/** Each topic is a message a second at most. */
const MOST_TOPICS = 4;

/** Follows the counts of all works that are on the screen together, whatever shows them; cards come and go in bursts. */
export const createWorkCounts = ({ listen, later, ask }: WorkCountsDeps): WorkCountsFeed => {
  const counts = createStore<Counts>(() => ({}));
  const own = createStore<Readonly<Record<string, number>>>(() => ({}));
  const shown = new Map<string, number>();
  /** By work: the reader's presses that the server has not answered. */
  const unanswered = new Map<string, number>();
  /** Works whose counts are asked for or wait for an answer: no push is taken, since it may hold a press or not. */
  const held = new Set<string>();
  const pushedMeanwhile = new Set<string>();
  /** Works whose counts the reader's press made newer than those of every list: they outlive the card. */
  const settled = new Set<string>();
  const stops = new Map<string, () => void>();
  let isDue = false;

  /** Takes counts that hold all of the reader's presses. */
  const hold = (newer: readonly WorkCounts[]): void => {
    counts.setState(Object.fromEntries(newer.map((one) => [one.artworkId, one])));
    own.setState(Object.fromEntries(newer.map(({ artworkId }) => [artworkId, 0])));
  };

  const take = (newer: readonly WorkCounts[]): void => {
    const wanted = newer.filter(({ artworkId }) => shown.has(artworkId));
    for (const { artworkId } of wanted) if (held.has(artworkId)) pushedMeanwhile.add(artworkId);
    hold(wanted.filter(({ artworkId }) => !held.has(artworkId)));
  };

  const settle = async (artworkId: string): Promise<void> => {
    pushedMeanwhile.delete(artworkId);
    const asked = await ask(artworkId).catch(() => null);
    if (unanswered.has(artworkId)) return;
    // It may be newer than the answer.
    if (asked !== null && pushedMeanwhile.has(artworkId)) return settle(artworkId);
    held.delete(artworkId);
    if (asked === null) return;
    settled.add(artworkId);
    hold([asked]);
  };

  const press = (artworkId: string, by: number): OwnPress => {
    const add = (more: number): void => own.setState((all) => ({ [artworkId]: (all[artworkId] ?? 0) + more }));
    const answered = (): void => {
      const others = unanswered.get(artworkId)! - 1;
      if (others > 0) unanswered.set(artworkId, others);
      else {
        unanswered.delete(artworkId);
        void settle(artworkId);
      }
    };
    unanswered.set(artworkId, (unanswered.get(artworkId) ?? 0) + 1);
    held.add(artworkId);
    add(by);
    return {
      done: answered,
      undo: () => {
        add(-by);
        answered();
      },
    };
  };

  const dropOld = (): void => {
    const kept = Object.entries(counts.getState()).filter(([id]) => shown.has(id) || settled.has(id));
    counts.setState(Object.fromEntries(kept), true);
  };

  const follow = (): void => {
    isDue = false;
    dropOld();
    const topics = new Set(workListTopics([...shown.keys()]).slice(0, MOST_TOPICS));
    for (const topic of topics) if (!stops.has(topic)) stops.set(topic, listen(topic, take));
    for (const [topic, stop] of stops) {
      if (topics.has(topic)) continue;
      stop();
      stops.delete(topic);
    }
  };

  const followSoon = (): void => {
    if (isDue) return;
    isDue = true;
    later(follow);
  };

  return {
    counts,
    own,
    press,
    forget: () => {
      own.setState({}, true);
      settled.clear();
      dropOld();
    },
    show: (artworkId) => {
      shown.set(artworkId, (shown.get(artworkId) ?? 0) + 1);
      followSoon();
      return () => {
        const others = shown.get(artworkId)! - 1;
        if (others === 0) shown.delete(artworkId);
        else shown.set(artworkId, others);
        followSoon();
      };
    },
  };
};
