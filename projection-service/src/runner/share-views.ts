import { createHash } from "node:crypto";
import type { Lease, Leases } from "@naqsh/shared/platform/ports/leases";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import { dropUnfinishedRebuilds, dropAbandoned } from "./drop-abandoned";
import { feedForEver } from "./feed-views";
import type { FeedPorts } from "./feed-views";
import { specOf } from "./view";
import type { View } from "./view";
import type { ViewSet } from "./view-set";
import { tellChanges, watchForEver } from "./watch-views";

const LOOK_FOR_ABANDONED_MS = 10 * 60_000;
const ANCHOR_MS = 1_000;

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

/**
 * A view resumes at the position anchored with its documents. If the anchor is gone, or an older copy lies there, the
 * documents cannot be trusted, since a restore may still run: the view is computed again, in a collection of its own.
 */
const resumeView = async (view: View, views: ViewSet, ports: FeedPorts, token: number): Promise<void> => {
  const { readModels, logger } = ports;
  const spec = specOf(view.projection);
  await readModels.fence(spec, token);
  const anchored = await view.collection.anchored();
  if (anchored > view.checkpoint) await tellChanges(view, views, view.checkpoint);
  if (view.resumeAt(anchored)) return;
  const facts = { alert: true, view: spec.name, anchored };
  logger.error(facts, "A shared view was dropped, or an older copy put in its place; it is computed again");
  await view.collection.drop();
  await readModels.fence(spec, token);
};

/**
 * What an earlier holder still has in hand comes too late from here on. A view that cannot be resumed keeps no other from it, and
 * the next attempt begins once nothing of this one is on its way.
 */
const takeOver = (views: ViewSet, ports: FeedPorts, token: number): Promise<void> =>
  ports.exclusive(async () => {
    const ends = await Promise.allSettled(views.all().map((view) => resumeView(view, views, ports, token)));
    const failed = ends.find((end) => end.status === "rejected");
    if (failed) throw failed.reason;
    await dropUnfinishedRebuilds(ports.readModels, token);
  });

/** Notes with the documents how far they are; whether those of a view are not what they were. A store that is away tells nothing. */
const areLost = async (views: ViewSet): Promise<boolean> => {
  const ends = await Promise.allSettled(views.all().map((view) => view.anchor()));
  return ends.some((end) => end.status === "rejected" && end.reason instanceof ViewLost);
};

/** Feeds views that processes share while this one holds their lease, and watches them while another does. */
export const shareViews = async (views: ViewSet, ports: FeedPorts, sharing: Sharing): Promise<void> => {
  const { leases, right, signal } = sharing;

  const feed = async (lease: Lease): Promise<void> => {
    right.lease = lease;
    let again = new AbortController();
    // Until it has taken over, what it believes of the views is what others said: no note on their documents.
    let hasTakenOver = false;
    const beats = [
      ports.timers.every(LOOK_FOR_ABANDONED_MS, dropAbandoned(ports.readModels, views)),
      ports.timers.every(ANCHOR_MS, async () => {
        if (hasTakenOver && (await areLost(views))) again.abort();
      }),
    ];
    const begin = async (): Promise<void> => {
      hasTakenOver = false;
      await takeOver(views, ports, lease.token);
      hasTakenOver = true;
    };
    try {
      while (!lease.signal.aborted) {
        again = new AbortController();
        await feedForEver(views, ports, { signal: AbortSignal.any([lease.signal, again.signal]), begin });
      }
    } finally {
      for (const beat of beats) beat.cancel();
      // So the next holder has less to do. A failure changes nothing.
      if (signal.aborted && hasTakenOver) await areLost(views);
      right.lease = null;
    }
  };

  const watching = watchForEver(views, ports, { signal, isIdle: () => right.lease !== null });
  await leases.hold(leaseOf(views.all()), feed, signal);
  await watching;
};
