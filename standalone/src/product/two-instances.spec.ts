import { TERMS_VERSION } from "@naqsh/shared/account";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AuctionPage, BidAnswer } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import type { OperationsOverview } from "@naqsh/shared/operations";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askCluster } from "../operations/ask-cluster";
import { wordsOfAnswer } from "../operations/operator-answer";
import type { OperatorRequest } from "../operations/operator-request";
import { canOpenCluster, openCluster } from "../testing/cluster/cluster-in-test";
import type { ClusterInTest } from "../testing/cluster/cluster-in-test";
import { artworkForm, MINUTE_MS } from "../testing/shop-in-test";
import { createShopVisitor } from "../testing/shop-visitor";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const ADMINISTRATOR = { email: "admin@naqsh.test", password: "a long enough passphrase" };
const BIDDERS = 20;
const BIDS_EACH = 4;
const AGAIN_AFTER_MS = 50;
const SWEPT_WITHIN_MS = 8_000;

type Bid = { key: string; cookie: string; amount: number; instance: number };
type Answered = Bid & { status: number; text: string };

/** Sends a command as a browser does: if its outcome is not known, the same one again. */
const command = async (address: string, { key, cookie, body }: { key: string; cookie: string; body: object }) => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- an attempt follows from the one before
    const response = await fetch(address, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(body),
    });
    if (response.status !== 503) return response;
    // oxlint-disable-next-line no-await-in-loop -- an attempt follows from the one before
    await response.body?.cancel();
    // oxlint-disable-next-line no-await-in-loop -- an attempt follows from the one before
    await pause(AGAIN_AFTER_MS);
  }
};

/** Gives the Cookie header of someone who has just signed up. */
const registered = async (url: string, name: string, role: "artist" | "collector"): Promise<string> => {
  const account = {
    firstName: name,
    lastName: "Test",
    email: `${name}@naqsh.test`,
    password: "correct horse 7",
    role,
    acceptedTerms: TERMS_VERSION,
  };
  const response = await command(`${url}/api/register`, { key: randomUUID(), cookie: "", body: account });
  expect([response.status, await response.text()]).toEqual([201, expect.anything()]);
  return response.headers.getSetCookie()[0]!.split(";")[0]!;
};

describe.skipIf(!canOpenCluster())("Two of every service", () => {
  let cluster: ClusterInTest;
  let administrator: ShopVisitor;
  let auctionId = "";
  const answered: Answered[] = [];

  const send = async ({ key, cookie, amount, instance }: Bid): Promise<Answered> => {
    const address = `${cluster.commandUrls[instance]}/api/auctions/${auctionId}/bids`;
    const response = await command(address, { key, cookie, body: { amount } });
    return { key, cookie, amount, instance, status: response.status, text: await response.text() };
  };
  const accepted = (): (Answered & { answer: BidAnswer })[] =>
    answered
      .filter(({ status }) => status === 201)
      .map((bid) => ({ ...bid, answer: JSON.parse(bid.text) as BidAnswer }));
  const roomAt = async (url: string): Promise<AuctionPage["room"]> =>
    (await createShopVisitor(url, "reader").get<AuctionPage>(`/api/auctions/${auctionId}`)).body.room;

  beforeAll(async () => {
    cluster = await openCluster({
      folder: folder.fresh(),
      clientFolder: folder.fresh(),
      commandServices: 2,
      projectionServices: 2,
      administrator: ADMINISTRATOR,
    });
    const artist = createShopVisitor(cluster.url, "artist", await registered(cluster.url, "noura", "artist"));
    const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("مدّ"))).body;
    administrator = createShopVisitor(cluster.url, "administrator");
    await administrator.post("/api/signin", ADMINISTRATOR);
    await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
    const ahead = (ms: number): string => instantFromMs(cluster.now() + ms);
    const terms = { artworkId, openingPrice: 500, startsAt: ahead(MINUTE_MS), endsAt: ahead(7 * MINUTE_MS) };
    const scheduled = await artist.post<{ id: string }>("/api/auctions", terms);
    expect(scheduled.status).toBe(201);
    auctionId = scheduled.body.id;
    // The sweep opens it, since Redis waits by its own clock.
    await cluster.shift(MINUTE_MS + SWEPT_WITHIN_MS);
    await cluster.settled();
  });
  afterAll(() => cluster.stop());

  it("take bids of twenty people at once, each person going from one to the other", async () => {
    const people = await Promise.all(
      Array.from({ length: BIDDERS }, (_, number) => registered(cluster.url, `bidder-${number}`, "collector")),
    );
    await Promise.all(
      people.map(async (cookie, who) => {
        for (let round = 0; round < BIDS_EACH; round += 1) {
          const amount = 1_000 + (round * BIDDERS + who) * 500;
          // oxlint-disable-next-line no-await-in-loop -- a person bids again once they have their answer
          answered.push(await send({ key: randomUUID(), cookie, amount, instance: (who + round) % 2 }));
        }
      }),
    );
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(new Set(accepted().map(({ instance }) => instance))).toEqual(new Set([0, 1]));
  });

  it("give a repeated command at the other one the first answer's same bytes, refusals too", async () => {
    const again = await Promise.all(answered.map((bid) => send({ ...bid, instance: 1 - bid.instance })));
    expect(again.map(({ status, text }) => ({ status, text }))).toEqual(
      answered.map(({ status, text }) => ({ status, text })),
    );
  });

  it("give one answer to a command that comes to both at the same moment", async () => {
    const highest = Math.max(...answered.map(({ amount }) => amount));
    const cookies = [...new Set(answered.map(({ cookie }) => cookie))];
    for (const [who, cookie] of cookies.entries()) {
      const bid = { key: randomUUID(), cookie, amount: highest + (who + 1) * 1_000 };
      // oxlint-disable-next-line no-await-in-loop -- each pair meets on a quiet stream
      const [one, other] = await Promise.all([0, 1].map((instance) => send({ ...bid, instance })));
      answered.push(one!);
      expect([one!.status, other!.text]).toEqual([201, one!.text]);
    }
  });

  it("lose no accepted bid, and end with one winner, the same for everyone", async () => {
    await cluster.shift(8 * MINUTE_MS);
    await cluster.settled();
    const path = `/api/admin/history/export?format=json&subject=${auctionId}`;
    const history = (await administrator.get<HistoryEntry[]>(path)).body;
    const kept = new Set(history.map(({ id }) => id));
    expect(accepted().filter(({ answer }) => !kept.has(answer.id))).toEqual([]);
    const bids = history.filter(({ type }) => type === "BidPlaced" || type === "MaximumRaised");
    expect(bids).toHaveLength(accepted().length);
    expect(history.filter(({ type }) => type === "WinnerDetermined")).toHaveLength(1);

    const highest = accepted().toSorted((a, b) => b.amount - a.amount)[0]!;
    const rooms = await Promise.all(cluster.projectionUrls.map(roomAt));
    const bidderCount = new Set(accepted().map(({ cookie }) => cookie)).size;
    expect(rooms[0]).toMatchObject({ outcome: "sold", leaderAlias: highest.answer.alias, bidderCount });
    expect(rooms[1]).toEqual(rooms[0]);
  });

  it("show an administrator every view and policy, and verify a view on their word", async () => {
    const path = "/api/admin/operations";
    expect((await createShopVisitor(cluster.url, "stranger").get(path)).status).toBe(401);
    const { views, policies, parked, memory } = (await administrator.get<OperationsOverview>(path)).body;
    // A given Redis may be one for both.
    expect(["sessions", "sessions jobs"]).toContain(memory.map(({ holds }) => holds).join(" "));
    for (const { usedBytes } of memory) expect(usedBytes).toBeGreaterThan(0);
    expect(views.filter(({ stopped }) => stopped !== null)).toEqual([]);
    expect(views.map(({ view }) => view)).toContain("auction-room");
    expect(policies.filter(({ state }) => state === "stopped")).toEqual([]);
    expect([policies.length > 10, parked]).toEqual([true, []]);

    expect((await administrator.post(`${path}/verify`, { view: "auction-room" })).status).toBe(200);
    const task = async (): Promise<unknown> => {
      const { body } = await administrator.get<OperationsOverview>(path);
      return body.views.find(({ view }) => view === "auction-room")?.task;
    };
    await eventually(
      async () => expect(await task()).toMatchObject({ state: "kept", comparison: { documents: 1, differences: 0 } }),
      { interval: 100 },
    );
    expect((await administrator.post(`${path}/retry`, { id: "nothing" })).status).toBe(404);
  });

  it("compute views again for an operator at a terminal, whichever node is asked", async () => {
    for (const url of cluster.projectionUrls) {
      const node = createInternalClient({ service: "projection-service", url, token: cluster.serviceToken });
      const answersTo = async (question: OperatorRequest): Promise<unknown[]> => {
        const answers = [];
        for await (const answer of askCluster(node, question)) answers.push(answer);
        return answers.filter((answer) => !JSON.stringify(answer).startsWith('{"progress"'));
      };
      const rebuilt = await answersTo({ command: "rebuild", argument: "auction-room" });
      expect(rebuilt).toEqual([
        { answer: "compared", view: "auction-room", documents: 1, differences: 0, differing: [] },
      ]);
      const verified = await answersTo({ command: "verify", argument: "history" });
      expect(verified).toMatchObject([{ view: "history", differences: 0 }]);
      const [status] = await answersTo({ command: "status" });
      expect(wordsOfAnswer(status)).toContain("View auction-room");
      await expect(answersTo({ command: "rebuild", argument: "nothing" })).rejects.toThrow("nothing is no view");
    }
  });
});
