import { isDeepStrictEqual } from "node:util";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Collection, DocumentMark, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { foldBatch } from "./fold-batch";
import type { Lock } from "./lock";
import { createPauses } from "./pauses";
import { remakableSpecOf } from "./view";
import type { View } from "./view";

/** What a view computed again differs in from the running one; `differing` names the first of them. */
export type Comparison = { view: string; documents: number; differences: number; differing: string[] };

export type RebuildPorts = {
  store: Pick<EventStore, "readAll" | "eventAt">;
  readModels: ReadModelStore;
  decode: (event: StoredEvent) => RecordedEvent;
  exclusive: Lock;
  /** Where views are shared: the token of who may replace them. @throws LeaseLost */
  token?: () => number;
};

export type RebuildOptions = {
  /** Asked with the difference, before anything is switched: true lets the new documents take over. */
  accepts?: (comparison: Comparison) => boolean | Promise<boolean>;
  /** Told how many events have been read so far. */
  onProgress?: (events: number) => void;
};

const SLICE = 128;
const NAMED_DIFFERENCES = 20;

/** Brings the collection aside from its checkpoint up to a position (the head where none is given). */
const catchUp = async (
  view: View,
  aside: Collection<object>,
  ports: RebuildPorts,
  { upTo, onProgress }: { upTo?: Position; onProgress?: RebuildOptions["onProgress"] } = {},
): Promise<void> => {
  const handled = new Set(view.projection.handles);
  const target = { projection: view.projection, collection: aside };
  let slice: RecordedEvent[] = [];
  const pause = createPauses();
  let met = 0;
  let last = await aside.checkpoint();
  for await (const stored of ports.store.readAll({ after: last })) {
    if (upTo !== undefined && stored.position > upTo) break;
    if (handled.has(stored.type)) slice.push(ports.decode(stored));
    last = stored.position;
    met += 1;
    if (met % SLICE !== 0) continue;
    await foldBatch(target, slice, last);
    slice = [];
    onProgress?.(met);
    await pause();
  }
  await foldBatch(target, slice, last);
  onProgress?.(met);
};

type Met = DocumentMark & { document?: object | null };

async function* documentsOf(collection: Collection<object>): AsyncGenerator<Met> {
  if (collection.marks !== undefined) yield* collection.marks();
  else for await (const met of collection.all()) yield { ...met, isMade: false };
}

/** Whether both say of a document that the same event makes it: making it twice would compare the log with itself. */
const isMadeIn = (other: Collection<object>, met: Met): boolean => met.isMade && (other.isMadeAt?.(met) ?? false);

/** Compares what both have reached: a document that the running view changed since is left to the next comparison. */
const compare = async (view: View, aside: Collection<object>): Promise<Comparison> => {
  const { collection, projection } = view;
  const comparison: Comparison = { view: projection.name, documents: 0, differences: 0, differing: [] };
  const reached = await aside.checkpoint();
  const note = (key: string): void => {
    comparison.differences += 1;
    if (comparison.differing.length < NAMED_DIFFERENCES) comparison.differing.push(key);
  };
  const pause = createPauses();
  for await (const met of documentsOf(collection)) {
    await pause();
    if (met.position > reached) continue;
    comparison.documents += 1;
    if (isMadeIn(aside, met)) continue;
    const { key } = met;
    const running = met.document === undefined ? (await collection.load([key]))[0]! : met;
    const [other] = await aside.load([key]);
    if (running.position > reached) continue;
    if (other === undefined || !isDeepStrictEqual(other.document, running.document)) note(key);
  }
  for await (const met of documentsOf(aside)) {
    await pause();
    if (isMadeIn(collection, met)) continue;
    const { key } = met;
    const [running] = await collection.load([key]);
    if (running === undefined || (running.document === null && running.position <= reached)) note(key);
  }
  return comparison;
};

/**
 * Computes a view from the beginning of the log, beside the running one and in small slices, and compares the two.
 * Where the difference is accepted it replaces the running one in one step, between two batches.
 */
export const rebuildAside = async (view: View, ports: RebuildPorts, options: RebuildOptions): Promise<Comparison> => {
  const running = remakableSpecOf(view.projection, ports);
  const token = ports.token?.();
  const spec = { ...running, name: `${running.name}.rebuild${token === undefined ? "" : `-${token}`}` };
  await (await ports.readModels.collection<object>(spec)).drop();
  const aside = await ports.readModels.collection<object>(spec);
  await catchUp(view, aside, ports, options);
  const comparison = await compare(view, aside);
  if (!(await options.accepts?.(comparison))) {
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
  return comparison;
};
