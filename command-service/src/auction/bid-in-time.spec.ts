import { createServer, request } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import Koa from "koa";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createCommandService } from "../command-service";
import type { CommandService } from "../command-service";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const HOUR_MS = 60 * 60_000;

let writeSide: WriteSide;
let artist: Person;
let mona: Person;
beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("artist", "artist");
  mona = await writeSide.register("mona");
});
afterAll(() => writeSide.close());

/** The service over sessions that are found only when they are let; gives where it listens and the requests it heard. */
const openSlow = async (through: "its listener" | "Koa") => {
  let goOn = (): void => undefined;
  const mayBeFound = new Promise<void>((resolve) => (goOn = resolve));
  const { sessions } = writeSide.ports;
  const find: typeof sessions.find = (token) => mayBeFound.then(() => sessions.find(token));
  const service: CommandService = createCommandService({ ...writeSide.ports, sessions: { ...sessions, find } });
  const app = new Koa();
  app.use(service.middleware);
  const others = app.callback();
  const heard: IncomingMessage[] = [];
  const server = createServer((asked, answer) => {
    heard.push(asked);
    if (through === "Koa" || !service.answer(asked, answer, "127.0.0.1")) void others(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, heard, goOn };
};

const bidAt = (port: number, auctionId: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", cookie: mona.cookie() };
    const path = `/api/auctions/${auctionId}/bids`;
    const asked = request({ port, path, method: "POST", headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asked.on("error", reject);
    asked.end(JSON.stringify({ amount: 500 }));
  });

it.each(["its listener", "Koa"] as const)(
  "takes a bid through %s that had arrived before the end, however long it took to know whose it is",
  async (through) => {
    const { clock } = writeSide.ports;
    const { auctionId } = await writeSide.liveAuction(artist);
    await clock.advanceBy(HOUR_MS - 1);
    const arrivedMs = clock.now();
    const { port, heard, goOn } = await openSlow(through);
    const status = bidAt(port, auctionId);
    await eventually(() => expect(heard[0]?.complete).toBe(true));
    await turn();
    await turn();
    await clock.advanceBy(1_500);
    goOn();
    expect(await status).toBe(201);
    const [bid] = (await writeSide.events(`auction-${auctionId}`)).filter(({ type }) => type === "BidPlaced");
    expect(Date.parse(String(bid?.data["receivedAt"]))).toBe(arrivedMs);
  },
);
