import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createMongoReadModelStore } from "../adapters/mongodb/mongo-read-model-store";

type Machine = { clock: Clock; logger: Logger };

/** Empty views; each node of a shop opens them for itself. */
export type SharedViews = { node: (machine: Machine) => Promise<ReadModelStore>; close: () => Promise<void> };

/** `isServed`: a server answers each question, so that a spec asks fewer. */
type Kind = { kind: string; isServed: boolean; open: () => SharedViews };

const embedded = (): Kind => {
  const folders = temporaryFolder();
  return {
    kind: "embedded documents",
    isServed: false,
    open: () => {
      let opened: Promise<ReadModelStore> | null = null;
      return {
        // A folder has one process: nodes within it have its one store.
        node: ({ logger }) => (opened ??= createEmbeddedReadModelStore({ folder: folders.fresh(), logger })),
        close: async () => (await opened)?.close(),
      };
    },
  };
};

const inMongo = (url: string): Kind => {
  const databases = mongoDatabases(url);
  return {
    kind: "MongoDB",
    isServed: true,
    open: () => {
      const database = databases.fresh();
      const nodes: ReadModelStore[] = [];
      return {
        node: async (machine) => {
          const node = createMongoReadModelStore(openMongo(url), database, machine);
          nodes.push(node);
          return node;
        },
        close: async () => void (await Promise.all(nodes.map((node) => node.close()))),
      };
    },
  };
};

/** Each store of views that this run has, for what has to be the same over all of them. `suites`: what lacks MongoDB without one. */
export const viewsOfEachStore = (suites: string): Kind[] => {
  const url = mongoUrl(suites);
  return url === null ? [embedded()] : [embedded(), inMongo(url)];
};
