import { accountTopics } from "./account/account.live";
import { artistTopics } from "./artist/artist.live";
import { auctionTopics, standingSource } from "./auction/auction.live";
import { artistInterestSource, workCountTopics } from "./engagement/engagement.live";
import { analyticsTopics } from "./joins/analytics/analytics.live";
import type { LiveTopic } from "./live/live-topic";
import type { Presence } from "./live/presence";
import { moderationTopics } from "./moderation/moderation.live";
import { noticesSource } from "./notification/notification.live";
import type { QueryDeps } from "./query-deps";

/** Every topic that can be joined. */
export const liveTopics = (deps: QueryDeps, presence: Pick<Presence, "now">): LiveTopic[] => [
  ...auctionTopics(deps.views, deps.rows),
  ...accountTopics([standingSource(deps.views), noticesSource(deps)]),
  ...artistTopics(deps.views, [artistInterestSource(deps.views)]),
  ...workCountTopics(deps.views),
  ...analyticsTopics(deps.views),
  ...moderationTopics(deps, presence),
];
