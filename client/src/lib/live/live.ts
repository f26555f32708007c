import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { serverClock } from "../clock.store";
import { LiveClient } from "./live-client";
import { createSocketIo } from "./socket-io";
import type { TopicListener, TopicStatus } from "./topic-subscription";

/** The one live connection of the app. */
export const live = new LiveClient({
  createSocket: createSocketIo,
  clock: serverClock,
  monotonicMs: () => performance.now(),
  repeat: (run, ms) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  // Between a half and one and a half times as long: what failed for everyone is not tried by all at once.
  later: (run, ms) => {
    const timer = setTimeout(run, ms * (0.5 + Math.random()));
    return () => clearTimeout(timer);
  },
  onReturn: (run) => {
    const ending = new AbortController();
    const tell = () => document.visibilityState === "visible" && run();
    document.addEventListener("visibilitychange", tell, { signal: ending.signal });
    return () => ending.abort();
  },
});

/** Listens to some topics while the component stands. */
export const useLiveTopics = (topics: readonly string[], listener: TopicListener): void => {
  const latest = useRef(listener);
  const names = topics.join(" ");
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const told: TopicListener = {
      onMessage: (message, origin) => latest.current.onMessage(message, origin),
      onCaughtUp: (missed) => latest.current.onCaughtUp?.(missed),
      onWatchers: (watchers) => latest.current.onWatchers?.(watchers),
      onRefused: (code) => latest.current.onRefused?.(code),
      poll: async () => latest.current.poll?.(),
    };
    const stops = names.split(" ").flatMap((topic) => (topic === "" ? [] : [live.listen(topic, { ...told })]));
    return () => {
      for (const stop of stops) stop();
    };
  }, [names]);
};

/** Listens to a topic while the component stands; null listens to nothing. */
export const useLiveTopic = (topic: string | null, listener: TopicListener): void =>
  useLiveTopics(topic === null ? [] : [topic], listener);

/** Whether what happens in a topic is pushed to us. */
export const useTopicStatus = (topic: string): TopicStatus | undefined =>
  useStore(live.connection, ({ topics }) => topics[topic]);
