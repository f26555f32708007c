import { MODERATION_TOPIC } from "@naqsh/shared/live";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import { isAdministrator } from "../joins/is-administrator";
import { liveSource } from "../live/live-topic";
import type { LiveTopic } from "../live/live-topic";
import type { Views } from "../views";
import { QUEUE_KEY } from "./moderation-queue.projection";
import type { ModerationQueue } from "./moderation-queue.projection";

const INTERVAL_MS = 1_000;

/** `moderation`: how much waits for review, for administrators. */
export const moderationTopics = (views: Pick<Views, "queue" | "people">): LiveTopic[] => [
  {
    matches: (topic) => topic === MODERATION_TOPIC,
    refusal: async (_, session) => {
      if (session === null) return "SIGN_IN_REQUIRED";
      if (lacksSecondFactor({ ...session, role: "admin" })) return "FORBIDDEN";
      return (await isAdministrator(session.userId, { views })) ? null : "FORBIDDEN";
    },
    resumes: false,
    countsWatchers: false,
    sources: [
      liveSource<ModerationQueue>({
        projection: "moderation-queue",
        view: "moderation-queue",
        topicOf: () => MODERATION_TOPIC,
        keysOf: async () => [QUEUE_KEY],
        read: (key) => views.queue.get(key),
        sequenceOf: ({ sequence }) => sequence,
        present: ({ pending }) => ({ from: null, patch: { pending: pending.length } }),
        intervalMs: INTERVAL_MS,
      }),
    ],
  },
];
