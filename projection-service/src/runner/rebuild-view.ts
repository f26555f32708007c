import { isDeepStrictEqual } from "node:util";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Collection, DocumentMark, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { foldBatch } from "./fold-batch";
import type { Lock } from "./lock";
import { createBackgroundPauses, everyFew } from "./pauses";
import type { Pause } from "./pauses";
import { RecentDocuments } from "./recent-documents";
import { remakableSpecOf } from "./view";
import type { View } from "./view";

/** What a view computed again differs in from the running one; `differing` names the first of them. */
export type Comparison = {
  view: string;
  documents: number;
  differences: number;
  differing: string[];
  /** Documents that nothing was learnt about, as the running view changed them since; left out if there are none. */
  changedMeanwhile?: number;
};

export type RebuildPorts = {
  /** How it gives way to others; if nothing is said, as work that nobody waits for. */
  pauses?: () => Pause;
  store: Pick<EventStore, "readAll" | "eventAt">;
  readModels: ReadModelStore;
  decode: (event: StoredEvent) => RecordedEvent;
  exclusive: Lock;
  /** If views are shared: the token of the process that may replace them. @throws LeaseLost */
  token?: () => number;
};

export type RebuildOptions = {
  /** Called with the comparison before anything is switched. True lets the new documents take over. */
  accepts?: (comparison: Comparison) => boolean | Promise<boolean>;
  /** Called with the number of events read so far. */
  onProgress?: (events: number) => void;
};

/** Events between two looks at the clock; also the batch size, if the store of views sets no pace. */
const FEW = 128;
/** Documents in one query, if each query waits for a server. */
const PAGE = 256;
const NAMED_DIFFERENCES = 20;

/** Brings the collection aside from its checkpoint up to a position (the head if none is given). */
const catchUp = async (
  view: View,
  aside: Collection<object>,
  ports: RebuildPorts,
  { upTo, onProgress }: { upTo?: Position; onProgress?: RebuildOptions["onProgress"] } = {},
): Promise<void> => {
  const handled = new Set(view.projection.handles);
  const pause = (ports.pauses ?? createBackgroundPauses)();
  const target = { projection: view.projection, collection: aside, pause };
  const { events: most = FEW } = ports.readModels.pace ?? {};
  let slice: RecordedEvent[] = [];
  let folding: Promise<unknown> = Promise.resolve();
  let eventsSeen = 0;
  let last = await aside.checkpoint();
  try {
    for await (const stored of ports.store.readAll({ after: last })) {
      if (upTo !== undefined && stored.position > upTo) break;
      if (handled.has(stored.type)) slice.push(ports.decode(stored));
      last = stored.position;
      eventsSeen += 1;
      if (eventsSeen % FEW === 0) {
        onProgress?.(eventsSeen);
        await pause();
      }
      if (slice.length < most) continue;
      await folding;
      folding = foldBatch(target, slice, last);
      folding.catch(() => undefined);
      slice = [];
    }
  } finally {
    // If reading failed, no fold is left behind that would write into the next attempt.
    await Promise.allSettled([folding]);
  }
  await folding;
  await foldBatch(target, slice, last);
  onProgress?.(eventsSeen);
};

type Found = DocumentMark & { document?: object | null };

async function* allOf(collection: Collection<object>): AsyncGenerator<Found> {
  for await (const found of collection.all()) yield { ...found, isMade: false };
}

const documentsOf = (collection: Collection<object>): AsyncIterable<Found> => collection.marks?.() ?? allOf(collection);

/** Whether both say of a document that the same event makes it: making it twice would compare the log with itself. */
const isMadeIn = (other: Collection<object>, found: Found): boolean =>
  found.isMade && (other.isMadeAt?.(found) ?? false);

type Pages = { most: number; pause: Pause; onFound?: (found: Found) => void };

/** What has to be looked at of a collection: most documents of a large one are made by the same event in both. */
async function* pagesBeside(
  other: Collection<object>,
  collection: Collection<object>,
  { most, pause, onFound }: Pages,
): AsyncGenerator<Found[]> {
  const atTimes = everyFew(pause);
  let page: Found[] = [];
  for await (const found of documentsOf(collection)) {
    await atTimes();
    onFound?.(found);
    if (!isMadeIn(other, found)) page.push(found);
    if (page.length < most) continue;
    await pause();
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

const loadedFrom = async (collection: Collection<object>, page: readonly Found[]) =>
  new Map((await collection.load(page.map(({ key }) => key))).map((stored) => [stored.key, stored]));

type Compared = { running: Collection<object>; aside: Collection<object>; reached: Position };

/** The keys of a page of the running view that differ. A document that changed since is left to the next comparison. */
const differingFrom = async (page: readonly Found[], { running, aside, reached }: Compared): Promise<string[]> => {
  const kept = await loadedFrom(
    running,
    page.filter(({ document }) => document === undefined),
  );
  const others = await loadedFrom(aside, page);
  const differs = (found: Found): boolean => {
    const now = kept.get(found.key) ?? found;
    if (now.position > reached) return false;
    const other = others.get(found.key);
    return other === undefined || !isDeepStrictEqual(other.document, now.document);
  };
  return page.filter(differs).map(({ key }) => key);
};

/** The keys of a page of computed documents that the running view does not have, and has not removed since. */
const missingFrom = async (page: readonly Found[], { running, reached }: Compared): Promise<string[]> => {
  const kept = await loadedFrom(running, page);
  const isMissing = ({ key }: Found): boolean => {
    const now = kept.get(key);
    return now === undefined || (now.document === null && now.position <= reached);
  };
  return page.filter(isMissing).map(({ key }) => key);
};

/** Compares what both have reached. */
const compare = async (
  view: View,
  aside: Collection<object>,
  { readModels, pauses = createBackgroundPauses }: RebuildPorts,
): Promise<Comparison> => {
  const { collection, projection } = view;
  const comparison: Comparison = { view: projection.name, documents: 0, differences: 0, differing: [] };
  const compared = { running: collection, aside, reached: await aside.checkpoint() };
  const most = readModels.pace === undefined ? 1 : PAGE;
  const note = (keys: readonly string[]): void => {
    comparison.differences += keys.length;
    comparison.differing.push(...keys.slice(0, NAMED_DIFFERENCES - comparison.differing.length));
  };
  const pause = pauses();
  const isMeant = ({ position }: Found): boolean => position <= compared.reached;
  const onFound = (found: Found): void => {
    if (isMeant(found)) comparison.documents += 1;
    else comparison.changedMeanwhile = (comparison.changedMeanwhile ?? 0) + 1;
  };
  for await (const page of pagesBeside(aside, collection, { most, pause, onFound })) {
    note(await differingFrom(page.filter(isMeant), compared));
  }
  for await (const page of pagesBeside(collection, aside, { most, pause })) {
    note(await missingFrom(page, compared));
  }
  return comparison;
};

/** Caches what was written last, if each query waits for a server. */
const fedAside = ({ projection }: View, aside: Collection<object>, { readModels }: RebuildPorts): Collection<object> =>
  readModels.pace === undefined || projection.isOfEvents ? aside : new RecentDocuments({ isEmpty: true }).around(aside);

const computedAside = async (
  view: View,
  aside: Collection<object>,
  ports: RebuildPorts,
  options: RebuildOptions,
): Promise<{ comparison: Comparison; isAccepted: boolean }> => {
  await catchUp(view, fedAside(view, aside, ports), ports, options);
  const comparison = await compare(view, aside, ports);
  return { comparison, isAccepted: (await options.accepts?.(comparison)) ?? false };
};

/**
 * Computes a view from the beginning of the log, beside the running one and in small slices, and compares the two.
 * If the difference is accepted, it replaces the running one in one step, between two batches.
 */
export const rebuildAside = async (view: View, ports: RebuildPorts, options: RebuildOptions): Promise<Comparison> => {
  const running = remakableSpecOf(view.projection, ports);
  const token = ports.token?.();
  const spec = { ...running, name: `${running.name}.rebuild${token === undefined ? "" : `-${token}`}` };
  await (await ports.readModels.collection<object>(spec)).drop();
  const aside = await ports.readModels.collection<object>(spec);
  const { comparison, isAccepted } = await computedAside(view, aside, ports, options).catch(async (error: unknown) => {
    await aside.drop().catch(() => undefined);
    throw error;
  });
  if (!isAccepted) {
    await aside.drop();
    return comparison;
  }
  // The word may have taken its time: what came meanwhile is taken in before the feed is held up.
  await catchUp(view, aside, ports);
  await ports.exclusive(async () => {
    await catchUp(view, aside, ports, { upTo: view.checkpoint });
    await aside.anchor(await aside.checkpoint(), START_OF_LOG);
    await ports.readModels.replace(spec, running, ports.token?.());
    view.recover(await view.collection.checkpoint());
  });
  // A word that was given is kept, whatever comes right after it.
  await ports.readModels.flush();
  return comparison;
};
