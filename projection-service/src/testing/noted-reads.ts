import { AsyncLocalStorage } from "node:async_hooks";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import type { QueryRoute } from "../http/query-route";
import { projectionOfView } from "../projections";
import type { ViewName } from "../views";

type Asked = Pick<QueryRoute, "endpoint" | "views">;

export type NotedReads = {
  /** The same store; which of its views a request reads is noted with the query that answers the request. */
  noting: (readModels: ReadModelStore) => ReadModelStore;
  /** Runs a request: from `asked` on, its reads are those of the query. */
  request: (run: () => void) => void;
  asked: (query: Asked) => void;
  /** Every query that was asked, by its path, with the views that it has read so far. */
  readBy: ReadonlyMap<string, ReadonlySet<ViewName>>;
  /** What the queries did not name since this was asked before, in words. */
  unnamed: () => string[];
};

const viewOfProjection: ReadonlyMap<string, ViewName> = new Map(
  Object.entries(projectionOfView).map(([view, { name }]) => [name, view as ViewName]),
);

/** Notes which views each query reads, so that none of them is missing from its `views`. */
export const noteReads = (): NotedReads => {
  const requests = new AsyncLocalStorage<{ query: Asked | null }>();
  const readBy = new Map<string, Set<ViewName>>();
  let unnamed: string[] = [];

  const note = (view: ViewName): void => {
    const query = requests.getStore()?.query;
    if (!query) return;
    const { path } = query.endpoint;
    const read = readBy.get(path)!;
    if (read.has(view)) return;
    read.add(view);
    if (!query.views.includes(view)) unnamed.push(`GET ${path} reads "${view}": add it to the \`views\` of its query`);
  };

  const notingCollection = <Document extends object>(
    collection: Collection<Document>,
    view: ViewName,
  ): Collection<Document> => {
    const noted =
      <Given extends unknown[], Answer>(read: (...given: Given) => Answer) =>
      (...given: Given): Answer => {
        note(view);
        return read(...given);
      };
    const { get, load, find, count, all, changedAfter } = collection;
    return {
      ...collection,
      get: noted(get),
      load: noted(load),
      find: noted(find),
      count: noted(count),
      all: noted(all),
      changedAfter: noted(changedAfter),
    };
  };

  return {
    noting: (readModels) => ({
      ...readModels,
      collection: async <Document extends object>(spec: Parameters<ReadModelStore["collection"]>[0]) => {
        const collection = await readModels.collection<Document>(spec);
        const view = viewOfProjection.get(spec.name);
        return view === undefined ? collection : notingCollection(collection, view);
      },
    }),
    request: (run) => requests.run({ query: null }, run),
    asked: (query) => {
      const { path } = query.endpoint;
      if (!readBy.has(path)) readBy.set(path, new Set());
      const request = requests.getStore();
      if (request) request.query = query;
    },
    readBy,
    unnamed: () => {
      const found = unnamed;
      unnamed = [];
      return found;
    },
  };
};
