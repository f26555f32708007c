import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import { seededChance } from "../demo/seeded-chance";
import type { Person } from "../simulation/cast";
import { auctionTerms, prepareWritersFolder } from "./writers-folder";

const program = fileURLToPath(new URL("shop.process.ts", import.meta.url));

/** A command that was acknowledged: its event's id, and the bytes of the answer. */
export type Acknowledged = { key: string; who: Person; amount: number; eventId: string; text: string };

export type KillReport = { kills: number; acknowledged: Acknowledged[]; unanswered: number; auctionId: string };

type Shop = { url: string; kill: () => Promise<void> };
type Pending = { key: string; who: Person; amount: number };

const startShop = async (dataFolder: string): Promise<Shop> => {
  const child = spawn(process.execPath, ["--import", "tsx", program, dataFolder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const [url] = (await Promise.race([
    once(lines, "line"),
    ended.then(([code, signal]: unknown[]) => {
      throw new Error(`The shop ended before it listened: code ${String(code)}, signal ${String(signal)}`);
    }),
  ])) as [string];
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};

const post = async (url: string, who: Person, asked: { path: string; body: object; key: string }) => {
  const response = await fetch(url + asked.path, {
    method: "POST",
    headers: {
      cookie: `${SESSION_COOKIE}=${who.token}`,
      "content-type": "application/json",
      [IDEMPOTENCY_HEADER]: asked.key,
    },
    body: JSON.stringify(asked.body),
  });
  return { status: response.status, text: await response.text() };
};

/**
 * Kills the shop again and again, at moments by chance, while writers bid over HTTP. A writer whose bid got no answer
 * asks again under the same id after the restart, as a browser does.
 */
export const killRounds = async (options: {
  dataFolder: string;
  kills: number;
  writers: number;
  seed: string;
  onKill?: (kills: number, acknowledged: number) => void;
}): Promise<KillReport> => {
  const { dataFolder, kills, writers, seed, onKill = () => undefined } = options;
  const chance = seededChance(`kills/${seed}`);
  const cast = await prepareWritersFolder(dataFolder, writers);
  const acknowledged: Acknowledged[] = [];
  const pending = new Map<Person, Pending>();
  let highest = 100;
  let auctionId = "";

  const bid = async (url: string, who: Person): Promise<void> => {
    const call = pending.get(who) ?? { key: randomUUID(), who, amount: (highest += 300) };
    pending.set(who, call);
    const { status, text } = await post(url, who, {
      path: `/api/auctions/${auctionId}/bids`,
      body: { amount: call.amount },
      key: call.key,
    });
    pending.delete(who);
    if (status === 201) acknowledged.push({ ...call, eventId: (JSON.parse(text) as { id: string }).id, text });
    else if (status >= 500) pending.set(who, call);
  };
  const writeUntilDead = async (url: string, who: Person): Promise<void> => {
    try {
      for (;;) await bid(url, who);
    } catch {
      // The shop is gone; the bid stays pending.
    }
  };

  for (let round = 0; round < kills; round += 1) {
    const shop = await startShop(dataFolder);
    if (round === 0) {
      const key = randomUUID();
      const { text } = await post(shop.url, cast.artist, { path: "/api/auctions", body: auctionTerms(cast), key });
      auctionId = (JSON.parse(text) as { id: string }).id;
      await new Promise((resolve) => setTimeout(resolve, 2_500));
    }
    const writing = cast.bidders.map((who) => writeUntilDead(shop.url, who));
    await new Promise((resolve) => setTimeout(resolve, chance.between(5, 350)));
    await shop.kill();
    await Promise.all(writing);
    onKill(round + 1, acknowledged.length);
  }
  return { kills, acknowledged, unanswered: pending.size, auctionId };
};
