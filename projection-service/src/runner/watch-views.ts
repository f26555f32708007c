import { pauseFor } from "@naqsh/shared/platform/leases/pause-for";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Change } from "./fold-batch";
import type { FeedPorts } from "./feed-views";
import { specOf } from "./view";
import type { View } from "./view";
import type { ViewSet } from "./view-set";

/** What the other node has written is seen here this much later at most. */
const LOOK_MS = 25;
const CHANGES_AT_ONCE = 256;

/** Tells of what another process has changed in a view since this one looked last. */
export const tellChanges = async (view: View, views: ViewSet, after: Position): Promise<void> => {
  if (!views.hasListeners(view)) return;
  let changes: Change[] = [];
  for await (const { key, document } of view.collection.changedAfter(after)) {
    changes.push({ key, before: document, document });
    if (changes.length < CHANGES_AT_ONCE) continue;
    views.tell(view.projection.name, changes);
    changes = [];
  }
  if (changes.length > 0) views.tell(view.projection.name, changes);
};

/** Adopts the checkpoints that another process moved, after telling the watchers of this process. */
const look = async (views: ViewSet, { readModels }: Pick<FeedPorts, "readModels">): Promise<void> => {
  const all = views.all();
  const reached = await readModels.checkpoints(all.map(({ projection }) => specOf(projection)));
  for (const [place, view] of all.entries()) {
    const position = reached[place]!;
    if (position === view.checkpoint) continue;
    if (position > view.checkpoint) await tellChanges(view, views, view.checkpoint);
    view.adoptCheckpoint(position);
  }
};

/** Follows views that another process writes, until the signal aborts; rests while this process writes them itself. */
export const watchForEver = async (
  views: ViewSet,
  ports: FeedPorts,
  { signal, isIdle }: { signal: AbortSignal; isIdle: () => boolean },
): Promise<void> => {
  let isTold = false;
  while (!signal.aborted) {
    try {
      if (!isIdle()) await ports.exclusive(async () => (isIdle() ? undefined : look(views, ports)));
      isTold = false;
    } catch (error) {
      if (!isTold) ports.logger.warn({ error: String(error) }, "The shared views cannot be read now");
      isTold = true;
    }
    await pauseFor(LOOK_MS, signal, ports);
  }
};
