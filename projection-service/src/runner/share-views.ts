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
const LOOK_FOR_LOSS_MS = 1_000;

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

/** Whether the store lies behind what this process wrote: it was emptied. One that is away tells nothing. */
const areLost = async (views: ViewSet, { readModels, logger }: FeedPorts): Promise<boolean> => {
  const all = views.all();
  const written = all.map(({ checkpoint }) => checkpoint);
  const stored = await readModels.checkpoints(all.map(({ projection }) => specOf(projection))).catch(() => written);
  const isBehind = stored.some((position, place) => position < written[place]!);
  if (isBehind) logger.warn({}, "The shared views were lost; they are computed again");
  return isBehind;
};

/** Feeds views that processes share while this one holds their lease, and watches them while another does. */
export const shareViews = async (views: ViewSet, ports: FeedPorts, sharing: Sharing): Promise<void> => {
  const { leases, right, signal } = sharing;

  const feed = async (lease: Lease): Promise<void> => {
    right.lease = lease;
    let again = new AbortController();
    const beats = [
      ports.timers.every(LOOK_FOR_UNFED_MS, dropUnfed(ports.readModels, views)),
      ports.timers.every(LOOK_FOR_LOSS_MS, async () => {
        if (await areLost(views, ports)) again.abort();
      }),
    ];
    const begin = (): Promise<void> => takeOver(views, ports, lease.token);
    try {
      while (!lease.signal.aborted) {
        again = new AbortController();
        await feedForEver(views, ports, { signal: AbortSignal.any([lease.signal, again.signal]), begin });
      }
    } finally {
      for (const beat of beats) beat.cancel();
      right.lease = null;
    }
  };

  const watching = watchForEver(views, ports, { signal, isIdle: () => right.lease !== null });
  await leases.hold(leaseOf(views.all()), feed, signal);
  await watching;
};
