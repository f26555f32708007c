import type { LiveMessage } from "@naqsh/shared/live";
import { act } from "@testing-library/react";
import { vi } from "vitest";
import { live } from "../lib/live/live";
import type { TopicListener } from "../lib/live/topic-subscription";

/** Stands in for the live connection until mocks are restored: what a test pushes goes to whoever listens to the topic. */
export const stubPushes = () => {
  const listening: { topic: string; listener: TopicListener }[] = [];
  vi.spyOn(live, "listen").mockImplementation((topic, listener) => {
    const entry = { topic, listener };
    listening.push(entry);
    return () => void listening.splice(listening.indexOf(entry), 1);
  });
  return {
    topics: (): string[] => listening.map(({ topic }) => topic),
    push: (topic: string, view: string, patch: unknown = {}): void => {
      const message: LiveMessage = { topic, view, key: view, from: null, sequence: 1, patch, serverTime: 0 };
      act(() => {
        for (const entry of listening) if (entry.topic === topic) entry.listener.onMessage(message, "live");
      });
    },
  };
};
