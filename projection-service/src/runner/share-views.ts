import { createHash } from "node:crypto";
import type { Lease, Leases } from "@naqsh/shared/platform/ports/leases";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { dropAsides, dropUnfed } from "./drop-stale";
import { feedForEver } from "./feed-views";
import type { FeedPorts } from "./feed-views";
import { specOf } from "./view";
import type { View } from "./view";
import type { ViewSet } from "./view-set";
import { watchForEver } from "./watch-views";

const LOOK_FOR_UNFED_MS = 10 * 60_000;

/** Whether this process writes the shared views now, and the token that it shows for it. */
export class WritingRight {
  lease: Lease | null = null;

  readonly mayWrite = (): boolean => this.lease?.isHeld() ?? false;

  /** @throws LeaseLost while another process writes them */
  readonly token = (): number => {
    if (this.lease === null || !this.lease.isHeld()) throw new LeaseLost("views");
    return this.lease.token;
  };
}

export type Sharing = { leases: Leases; right: WritingRight; signal: AbortSignal };

/**
 * One lease for all views: they are fed from one subscription, in one order. Builds that declare other views or versions hold
 * leases of their own, so that a new version is filled while the old one still runs.
 */
const leaseOf = (views: readonly View[]): string => {
  const names = views.map(({ projection }) => `${projection.name}-v${projection.version}`);
  return `views/${createHash("sha256").update(names.toSorted().join(" ")).digest("hex").slice(0, 16)}`;
};

/** What an earlier holder still has in hand comes too late from here on; the views go on where the store has them. */
const takeOver = (views: ViewSet, { readModels, exclusive }: FeedPorts, token: number): Promise<void> =>
  exclusive(async () => {
    const specs = views.all().map(({ projection }) => specOf(projection));
    await Promise.all(specs.map((spec) => readModels.fence(spec, token)));
    const reached = await readModels.checkpoints(specs);
    for (const [place, view] of views.all().entries()) view.goOnFrom(reached[place]!);
    await dropAsides(readModels, token);
  });

/** Feeds views that processes share while this one holds their lease, and watches them while another does. */
export const shareViews = async (views: ViewSet, ports: FeedPorts, sharing: Sharing): Promise<void> => {
  const { leases, right, signal } = sharing;

  const feed = async (lease: Lease): Promise<void> => {
    right.lease = lease;
    const looks = ports.timers.every(LOOK_FOR_UNFED_MS, dropUnfed(ports.readModels, views));
    try {
      await feedForEver(views, ports, { signal: lease.signal, begin: () => takeOver(views, ports, lease.token) });
    } finally {
      looks.cancel();
      right.lease = null;
    }
  };

  const watching = watchForEver(views, ports, { signal, isIdle: () => right.lease !== null });
  await leases.hold(leaseOf(views.all()), feed, signal);
  await watching;
};
