import { MODERATION_TOPIC, reviewTopic } from "@naqsh/shared/live";
import type { ReviewersPatch } from "@naqsh/shared/live";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import type { Session } from "@naqsh/shared/platform/ports/sessions";
import { isAdministrator } from "../joins/is-administrator";
import type { People } from "../joins/people";
import { liveSource } from "../live/live-topic";
import type { JoinRefusal, LiveTopic } from "../live/live-topic";
import { PRESENCE, PRESENCE_KEY } from "../live/presence";
import type { Presence, Present } from "../live/presence";
import type { Views } from "../views";
import { QUEUE_KEY } from "./moderation-queue.projection";
import type { ModerationQueue } from "./moderation-queue.projection";

const INTERVAL_MS = 1_000;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const REVIEW = new RegExp(`^${reviewTopic(`(${UUID})`)}$`);

type Deps = { views: Pick<Views, "queue" | "people">; people: Pick<People, "fullName"> };

const reviewersFrom = async ({ people: present }: Present, { people }: Deps): Promise<ReviewersPatch> => {
  const reviewers: ReviewersPatch["reviewers"] = {};
  for (const [topic, userIds] of Object.entries(present)) {
    const artworkId = REVIEW.exec(topic)?.[1];
    if (artworkId === undefined) continue;
    const named = userIds.map(async (id) => ({ id, name: await people.fullName(id) }));
    reviewers[artworkId] = await Promise.all(named);
  }
  return { reviewers };
};

/**
 * `moderation`: how much waits for review and who looks at what now; `review/<artworkId>`: joined by those who look at a work. For
 * administrators.
 */
export const moderationTopics = (deps: Deps, presence: Pick<Presence, "now">): LiveTopic[] => {
  const { views } = deps;
  const refusal = async (_: string, session: Session | null): Promise<JoinRefusal | null> => {
    if (session === null) return "SIGN_IN_REQUIRED";
    if (lacksSecondFactor({ ...session, role: "admin" })) return "FORBIDDEN";
    return (await isAdministrator(session.userId, { views })) ? null : "FORBIDDEN";
  };
  const queue = liveSource<ModerationQueue>({
    projection: "moderation-queue",
    view: "moderation-queue",
    topicOf: () => MODERATION_TOPIC,
    keysOf: async () => [QUEUE_KEY],
    read: (key) => views.queue.get(key),
    sequenceOf: ({ sequence }) => sequence,
    present: ({ pending }) => ({ from: null, patch: { pending } }),
    intervalMs: INTERVAL_MS,
  });
  const reviewers = liveSource<Present>({
    projection: PRESENCE,
    view: "reviewers",
    topicOf: () => MODERATION_TOPIC,
    keysOf: async () => [PRESENCE_KEY],
    read: async () => presence.now(),
    sequenceOf: ({ sequence }) => sequence,
    present: async (present) => ({ from: null, patch: await reviewersFrom(present, deps) }),
    intervalMs: INTERVAL_MS,
  });
  return [
    {
      matches: (topic) => topic === MODERATION_TOPIC,
      refusal,
      resumes: false,
      countsWatchers: false,
      sources: [queue, reviewers],
    },
    {
      matches: (topic) => REVIEW.test(topic),
      refusal,
      resumes: false,
      countsWatchers: false,
      namesWatchers: true,
      sources: [],
    },
  ];
};
