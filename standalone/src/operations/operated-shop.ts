import type { OperatedShop } from "@naqsh/projection-service/operations/operated-shop";
import type { OperationsOverview } from "@naqsh/shared/operations";
import { parkedWorkOf } from "@naqsh/worker/http/internal-operations";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { shopStatus } from "./shop-status";

const overview = async (profile: EmbeddedProfile): Promise<OperationsOverview> => {
  const { log, views, policies, jobs } = await shopStatus(profile);
  return {
    atMs: profile.clock.now(),
    log,
    views: views.map(({ view, version, behind, eventsSeen, stopped }) => ({
      view,
      version,
      position: log.events - behind,
      behind,
      met: eventsSeen,
      stopped,
      task: profile.rebuilds.of(view),
    })),
    policies: policies.map(({ policy, position, state, reason }) => {
      const behind = profile.log.behind(position);
      return { policy, position: log.events - behind, behind, state, reason };
    }),
    parked: await parkedWorkOf(profile.worker),
    jobs,
    memory: [],
    watchers: profile.projections.watchers(),
    seconds: profile.appends.seconds(),
  };
};

/** The shop in one process, as its operator sees it. */
export const operatedShop = (profile: EmbeddedProfile): OperatedShop => ({
  sessions: profile.sessions,
  security: profile.security,
  isOpen: profile.projections.isOpen,
  isAdministrator: profile.projections.isAdministrator,
  views: () => profile.projections.status().map(({ view }) => view),
  overview: () => overview(profile),
  rebuilds: profile.rebuilds,
  retry: profile.worker.retry,
});
