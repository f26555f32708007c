import type { AuctionPage } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { runOperatorCommand } from "@naqsh/standalone/operations/run-operator-command";
import { freePort } from "@naqsh/shared/testing/free-port";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop } from "@naqsh/standalone/testing/shop-in-test";

const folder = temporaryFolder();
const START_MS = Date.parse("2026-03-01T09:00:00.000Z");

const answersOf = async (dataFolder: string, command: string): Promise<object[]> => {
  const answers: object[] = [];
  for await (const answer of runOperatorCommand(dataFolder, { command })) answers.push(answer as object);
  return answers;
};

describe("A clock that is a day ahead after a start", () => {
  it("leaves the shop read-only, which says so, until an operator confirms it", async () => {
    const dataFolder = folder.fresh();
    const clock = createSimulatedClock(START_MS);
    const first = await openShop(dataFolder, { simulated: clock, watchesTime: true, asksAboutLeaps: true });
    const artist = await first.register("noura", "artist");
    const lot = { startsAt: first.ahead(MINUTE_MS), endsAt: first.ahead(31 * MINUTE_MS) };
    const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"))).body;
    await (await first.administrator()).post(`/api/admin/artworks/${artworkId}/approve`);
    const { id } = (await artist.post<{ id: string }>("/api/auctions", { artworkId, openingPrice: 500, ...lot })).body;
    await first.pass(2 * MINUTE_MS);
    await first.running.settled();
    await first.running.stop();

    const leapt = createSimulatedClock(clock.now() + 24 * HOUR_MS);
    const port = await freePort();
    const opening = openShop(dataFolder, { simulated: leapt, watchesTime: true, asksAboutLeaps: true, port });
    const visitor = createShopVisitor(`http://127.0.0.1:${port}`, "sara");
    const room = async () => (await visitor.get<AuctionPage>(`/api/auctions/${id}`)).body.room;
    await eventually(async () => expect((await room()).endsAt).toBe(lot.endsAt));
    const account = { firstName: "s", lastName: "T", email: "s@naqsh.test", password: "correct horse 7" };
    expect((await visitor.post("/api/register", { ...account, role: "collector" })).status).toBe(503);
    expect(await visitor.get("/ready")).toMatchObject({ status: 503, body: { stopped: ["clock"] } });
    expect(await answersOf(dataFolder, "status")).toMatchObject([
      { unconfirmedClock: expect.stringMatching(/2026-03-02T09:02/) },
    ]);
    expect((await room()).endsAt).toBe(lot.endsAt);

    expect(await answersOf(dataFolder, "confirm-clock")).toEqual([{ answer: "confirmed", confirmed: true }]);
    await leapt.advanceBy(250);
    const back = await opening;
    await back.running.settled();
    expect(Date.parse((await room()).endsAt)).toBeGreaterThanOrEqual(Date.parse(after(lot.endsAt, 24 * HOUR_MS)));
    expect((await visitor.post("/api/register", { ...account, role: "collector" })).status).toBe(201);
    expect(await answersOf(dataFolder, "confirm-clock")).toEqual([{ answer: "confirmed", confirmed: false }]);
  });
});
