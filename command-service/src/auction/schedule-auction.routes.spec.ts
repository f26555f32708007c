import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve, type TestServer } from "../testing/test-server";
import { auctionOf, openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const key = (number: number) => ({ "idempotency-key": `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` });

let writeSide: WriteSide;
let artist: Person;

const typesIn = async (stream: string): Promise<string[]> => (await writeSide.events(stream)).map(({ type }) => type);

const tell = async (
  server: TestServer,
  streamCategory: string,
  streamId: string,
  command: { type: string; data: Record<string, unknown> },
): Promise<void> => {
  const commandId = systemIds.uuid();
  const ids = { commandId, correlationId: commandId, causationId: null, actorId: "a-policy" };
  expect(await server.service.commandBus.dispatch({ streamCategory, streamId, command, ...ids })).toEqual({
    accepted: true,
  });
};

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("artist", "artist");
});
afterAll(() => writeSide.close());

describe("an auction", () => {
  it.each([
    ["claims it again", 21, false],
    ["is called off where another auction has it by then", 22, true],
  ] as const)("whose claim is given back between claim and schedule %s", async (_, number, isTaken) => {
    const artworkId = await writeSide.approvedWork(artist);
    const body = auctionOf(writeSide.ports, artworkId);
    const { store } = writeSide.ports;
    let auctionId = "";
    const dawdling = await serve({
      ...writeSide.ports,
      store: {
        ...store,
        append: async (stream, ...rest) => {
          if (stream.startsWith("auction-") && auctionId === "") {
            auctionId = stream.slice("auction-".length);
            const orphan = { artworkId, auctionId, reason: "notScheduled" };
            await tell(dawdling, "artwork", artworkId, { type: "ReturnConsignedArtwork", data: orphan });
            const cookie = { cookie: artist.cookie() };
            if (isTaken)
              await dawdling.browser().send("POST", "/api/auctions", body, { ...key(number + 10), ...cookie });
          }
          return store.append(stream, ...rest);
        },
      },
    });
    const headers = { ...key(number), cookie: artist.cookie() };
    const answer = await dawdling.browser().send("POST", "/api/auctions", body, headers);
    await dawdling.stop();

    const claims = (await writeSide.events(`artwork-${artworkId}`)).slice(2);
    expect(claims.map(({ type }) => type)).toEqual([
      "ArtworkConsigned",
      "ConsignedArtworkReturned",
      "ArtworkConsigned",
    ]);
    expect(claims[2]?.data["auctionId"] === auctionId).toBe(!isTaken);
    expect(answer.status).toBe(isTaken ? 409 : 201);
    expect(await typesIn(`auction-${auctionId}`)).toEqual([
      "AuctionScheduled",
      ...(isTaken ? ["AuctionCancelled"] : []),
    ]);
  });
});
