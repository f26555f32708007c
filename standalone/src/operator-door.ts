import { join } from "node:path";
import { serveLocalSocket } from "@naqsh/shared/platform/local-socket";
import type { LocalServer } from "@naqsh/shared/platform/local-socket";
import type { EmbeddedProfile } from "./embedded-profile";

export const operatorSocket = (dataFolder: string): string => join(dataFolder, "operator.sock");

/** The door for `npm run ops`: open to the owner of the folder alone. */
export const openOperatorDoor = (dataFolder: string, profile: EmbeddedProfile): Promise<LocalServer> =>
  serveLocalSocket(operatorSocket(dataFolder), {
    status: async function* () {
      yield await profile.worker.status();
    },
    parked: async function* () {
      yield await profile.worker.parked();
    },
    retry: async function* ({ id }) {
      if (typeof id !== "string") throw new TypeError("retry needs the id of a parked failure or a dead job");
      yield { retried: await profile.worker.retry(id) };
    },
    rebuild: async function* ({ view }) {
      yield await profile.projections.rebuild(String(view));
    },
    verify: async function* ({ view }) {
      yield await profile.projections.verify(String(view));
    },
  });
