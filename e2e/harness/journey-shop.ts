import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { canOpenCluster, openCluster } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import { ADMINISTRATOR, openEmptyShop } from "./shop";

/** An empty shop with an administrator, whichever processes and engines it is made of. */
export type JourneyShop = {
  url: string;
  clock: { now: () => number; shift: (ms: number) => Promise<void> };
  /** Waits until views, policies and due jobs have taken in all of the log. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

const openInProcesses = async (): Promise<JourneyShop> => {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-e2e-cluster-"));
  const clientFolder = resolve(import.meta.dirname, "../../client/dist");
  const counts = { commandServices: 2, projectionServices: 2 };
  const cluster = await openCluster({ folder, clientFolder, administrator: ADMINISTRATOR, ...counts });
  return {
    ...cluster,
    clock: cluster,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

type JourneyProfile = { name: string; open: () => Promise<JourneyShop> };

const EMBEDDED: JourneyProfile = { name: "in one process", open: openEmptyShop };
const CLUSTER: JourneyProfile = {
  name: "in several processes behind the gateway",
  open: openInProcesses,
};

/** Every way to run the product that this machine has what it takes for. */
export const journeyProfiles: readonly JourneyProfile[] = canOpenCluster() ? [EMBEDDED, CLUSTER] : [EMBEDDED];
