import { accountTopic } from "@naqsh/shared/live";
import type { LiveSource, LiveTopic } from "../live/live-topic";

const PREFIX = accountTopic("");

/** `account/<id>`: what concerns one person, pushed to that person alone. */
export const accountTopics = (sources: readonly LiveSource[]): LiveTopic[] => [
  {
    matches: (topic) => topic.startsWith(PREFIX),
    refusal: async (topic, session) => {
      if (session === null) return "SIGN_IN_REQUIRED";
      return session.userId === topic.slice(PREFIX.length) ? null : "FORBIDDEN";
    },
    resumes: false,
    countsWatchers: false,
    sources,
  },
];
