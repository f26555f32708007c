import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../operations/usage-error";

export type CopyLogOptions = {
  from: "embedded" | "cluster";
  clusterFolder: string;
  mapFile: string | null;
  asJson: boolean;
};

export const COPY_USAGE = `Usage: npm run ops -- copy-log --from embedded --to cluster --cluster-folder <folder> [--map <file>] [--json]
       npm run ops -- copy-log --from cluster --to embedded --cluster-folder <folder> [--map <file>] [--json]
  embedded: the shop in DATA_FOLDER; a new folder where it is the target
  cluster:  EVENTSTORE_URL, MONGODB_URL, FILES_FOLDER or S3_ENDPOINT, and the folder that its worker has as DATA_FOLDER
Stop the shop first. A copy that was cut short goes on when it is asked for again.`;

const OPTIONS = {
  from: { type: "string" },
  to: { type: "string" },
  "cluster-folder": { type: "string" },
  map: { type: "string" },
  json: { type: "boolean" },
} as const;

/** Takes the arguments after `copy-log`. @throws UsageError */
export const copyLogOptionsFrom = (args: readonly string[]): CopyLogOptions => {
  const { from, to, "cluster-folder": clusterFolder, map, json } = optionsOf(args);
  const isForward = from === "embedded" && to === "cluster";
  const isBack = from === "cluster" && to === "embedded";
  if ((!isForward && !isBack) || clusterFolder === undefined) throw new UsageError(COPY_USAGE);
  return {
    from: isForward ? "embedded" : "cluster",
    clusterFolder: resolve(clusterFolder),
    mapFile: map === undefined ? null : resolve(map),
    asJson: json ?? false,
  };
};

const optionsOf = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${COPY_USAGE}`);
  }
};
