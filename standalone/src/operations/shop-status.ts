import type { EmbeddedProfile } from "../embedded/embedded-profile";

/** How log, views, policies and jobs stand now. */
export const shopStatus = async ({
  log,
  projections,
  worker,
  jobs,
}: Pick<EmbeddedProfile, "log" | "projections" | "worker" | "jobs">) => ({
  log: { ...log.extent(), failure: log.failure() },
  views: projections.status().map((view) => ({ ...view, behind: log.behind(view.position) })),
  ...(await worker.status()),
  jobs: jobs.counts(),
});

export type ShopStatus = Awaited<ReturnType<typeof shopStatus>>;
