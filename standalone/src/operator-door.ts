import { join } from "node:path";
import { serveLocalSocket } from "@naqsh/shared/platform/local-socket";
import type { LocalHandler, LocalServer } from "@naqsh/shared/platform/local-socket";
import type { EmbeddedProfile } from "./embedded-profile";

export const operatorSocket = (dataFolder: string): string => join(dataFolder, "operator.sock");

/** What an operator may ask of a shop. */
export const operatorCommands = ({ worker, projections }: EmbeddedProfile): Readonly<Record<string, LocalHandler>> => ({
  status: async function* () {
    yield await worker.status();
  },
  parked: async function* () {
    yield await worker.parked();
  },
  retry: async function* ({ argument }) {
    yield { retried: await worker.retry(text(argument, "retry needs the id of a parked failure or a dead job")) };
  },
  rebuild: async function* ({ argument }) {
    yield await projections.rebuild(text(argument, "rebuild needs the name of a view"));
  },
  verify: async function* ({ argument }) {
    yield await projections.verify(text(argument, "verify needs the name of a view"));
  },
});

/** The door for `npm run ops`: open to the owner of the folder alone. */
export const openOperatorDoor = (dataFolder: string, profile: EmbeddedProfile): Promise<LocalServer> =>
  serveLocalSocket(operatorSocket(dataFolder), operatorCommands(profile));

const text = (argument: unknown, otherwise: string): string => {
  if (typeof argument === "string" && argument !== "") return argument;
  throw new TypeError(otherwise);
};
