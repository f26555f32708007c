import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { Acknowledged } from "../faults/sent-bids";
import { StubbornWriters } from "./stubborn-writers";
import { prepareWritersFolder } from "./writers-folder";

const program = fileURLToPath(new URL("shop.process.ts", import.meta.url));

/** A round is killed so many answers, and then so many milliseconds, after its start: on a slow machine as on a fast one. */
const MOST_ANSWERS = 24;
const MOST_MS_MORE = 40;

export type KillReport = { kills: number; acknowledged: Acknowledged[]; unanswered: number; auctionId: string };

type KillOptions = {
  dataFolder: string;
  kills: number;
  writers: number;
  seed: string;
  onKill?: (kills: number, acknowledged: number) => void;
};

type Shop = { url: string; kill: () => Promise<void> };

const startShop = async (dataFolder: string): Promise<Shop> => {
  const child = spawn(process.execPath, [await builtProgram(program), dataFolder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  // A shop that starts slowly may have logged something before it listens.
  const listens = new Promise<string>((resolve) =>
    lines.on("line", (line) => line.startsWith("http://") && resolve(line)),
  );
  const url = await Promise.race([
    listens,
    ended.then(([code, signal]: unknown[]) => {
      throw new Error(`The shop ended before it listened: code ${String(code)}, signal ${String(signal)}`);
    }),
  ]);
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};

/** Kills the shop again and again, at moments by chance, while writers bid over HTTP. */
export const killRounds = async (options: KillOptions): Promise<KillReport> => {
  const { dataFolder, kills, seed, onKill = () => undefined } = options;
  const chance = seededChance(`kills/${seed}`);
  const { cast, auctionId } = await prepareWritersFolder(dataFolder, options.writers);
  let shop = await startShop(dataFolder);
  const writers = new StubbornWriters(cast.bidders, auctionId);
  for (let round = 1; round <= kills; round += 1) {
    const writing = writers.writeTo(shop.url);
    await Promise.race([writers.acknowledges(chance.between(0, MOST_ANSWERS)), writing]);
    await after(chance.between(0, MOST_MS_MORE));
    await shop.kill();
    await writing;
    onKill(round, writers.acknowledged.length);
    if (round < kills) shop = await startShop(dataFolder);
  }
  return { kills, acknowledged: writers.acknowledged, unanswered: writers.unanswered, auctionId };
};
