import { ROWS_OF_SNAPSHOT } from "@naqsh/shared/auction";
import type { AuctionCounts, AuctionListPatch } from "@naqsh/shared/auction";
import {
  accountTopic,
  auctionListTopics,
  AUCTIONS_TOPIC,
  auctionTopic,
  MODERATION_TOPIC,
  reviewTopic,
} from "@naqsh/shared/live";
import type { LiveMessage } from "@naqsh/shared/live";
import type { NoticesPatch } from "@naqsh/shared/notification";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { Socket } from "socket.io-client";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "./testing/auction-story";
import { approved, noticed, submitted, rejected, workId } from "./testing/story-events";
import { tellPeople } from "./testing/tell-people";
import { connect, joinTopic, LiveWatcher } from "./testing/live-watcher";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";

const folders = temporaryFolder();

/** The same numbers for the same seed (mulberry32). */
const randomBy = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

describe("Live", () => {
  let readSide: ReadSide;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await tellPeople(readSide, { huda: "artist", sara: "collector", admin: "admin", layla: "admin" });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => readSide.stop());

  const opened = async (
    name: string,
  ): Promise<{ story: AuctionStory; tell: (...events: object[]) => Promise<string> }> => {
    const story = new AuctionStory(name);
    await readSide.tell(`artwork-${workId(name)}`, [submitted(name), approved(name)]);
    const tell = (...events: object[]) => readSide.tell(`auction-${story.auctionId}`, events as never);
    await tell(story.scheduled());
    await tell(story.opened());
    await readSide.service.settled();
    return { story, tell };
  };
  const socketOf = async (name?: string): Promise<Socket> => {
    const socket = connect(readSide.url, name === undefined ? undefined : await readSide.cookieOf(name));
    sockets.push(socket);
    return socket;
  };
  const changesOf = (socket: Socket): LiveMessage[] => {
    const changes: LiveMessage[] = [];
    socket.on("change", (message: LiveMessage) => void changes.push(message));
    return changes;
  };

  it("gives a snapshot on joining, then patches that fit, with the server's time", async () => {
    const { story, tell } = await opened("snapshot");
    const socket = await socketOf();
    const changes = changesOf(socket);
    const answer = await joinTopic(socket, { topic: auctionTopic(story.auctionId) });
    expect(answer).toMatchObject({
      ok: true,
      watchers: 1,
      messages: [
        { view: "auction-room", from: null, sequence: 2, patch: { status: "live", rows: [{ kind: "opened" }] } },
      ],
    });
    const beforeMs = readSide.ports.clock.now();
    await tell(story.leads("sara", 500_00));
    await eventually(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      from: 2,
      sequence: 3,
      patch: { head: { price: 500_00 }, rows: [{ number: 1 }] },
    });
    expect(changes[0]!.serverTime).toBeGreaterThanOrEqual(beforeMs);
    expect(changes[0]!.serverTime).toBeLessThanOrEqual(readSide.ports.clock.now());
    const { serverTime } = await socket.emitWithAck("clock");
    expect(serverTime).toBeGreaterThanOrEqual(changes[0]!.serverTime);
  });

  it("gives exactly what was missed to who names what they hold, and nothing twice", async () => {
    const { story, tell } = await opened("missed");
    for (let price = 500_00; price < 900_00; price += 50_00) await tell(story.leads(`${price % 2}`, price));
    await readSide.service.settled();
    const socket = await socketOf();
    const join = (since: number) => joinTopic(socket, { topic: auctionTopic(story.auctionId), since });
    expect(await join(7)).toMatchObject({
      messages: [{ from: 7, sequence: 10, patch: { rows: [{ number: 8 }, { number: 7 }, { number: 6 }] } }],
    });
    expect(await join(10)).toMatchObject({ ok: true, messages: [] });
    expect(await join(999)).toMatchObject({ messages: [{ from: null, sequence: 10 }] });
  });

  it("gives who missed more rows than a page shows each of them once", async () => {
    const { story, tell } = await opened("away");
    await tell(story.leads("sara", 500_00, 900_000_00));
    for (let price = 501_00; price < 541_00; price += 1_00) await tell(story.loses("omar", price, price + 50));
    await readSide.service.settled();
    const answer = await joinTopic(await socketOf(), { topic: auctionTopic(story.auctionId), since: 3 });
    const rows = Array.from({ length: 80 }, (_, place) => ({ number: 81 - place }));
    expect(answer).toMatchObject({ messages: [{ from: 3, sequence: 43, patch: { rows } }] });
  });

  it("begins anew for everyone when rows were voided", async () => {
    const { story, tell } = await opened("voided");
    await tell(story.leads("sara", 500_00));
    await tell(story.leads("omar", 550_00));
    await readSide.service.settled();
    const socket = await socketOf();
    const changes = changesOf(socket);
    await joinTopic(socket, { topic: auctionTopic(story.auctionId) });
    await tell(story.voided("omar", [2], "sara", 500_00));
    await eventually(() => expect(changes).toHaveLength(1));
    const rows = [
      { kind: "recomputed", alias: 1 },
      { kind: "bidderVoided", alias: 2 },
      { number: 2, voided: true },
      { number: 1, voided: false },
      { kind: "opened" },
    ];
    expect(changes[0]).toMatchObject({ from: null, patch: { price: 500_00, bidCount: 1, rows } });
  });

  it("pushes many changes as few patches, and the last state always", async () => {
    const { story, tell } = await opened("many");
    const watcher = new LiveWatcher(readSide.url, story.auctionId);
    sockets.push(watcher.socket);
    const changes = changesOf(watcher.socket);
    await eventually(() => expect(watcher.sequence).toBe(2));
    const began = performance.now();
    for (let number = 1; number <= 300; number += 1) {
      await tell(story.leads(`${number % 3}`, 500_00 + number * 100));
      // Whoever is further behind than the rows that a room keeps is shown the room anew, without what lies between.
      if (number % ROWS_OF_SNAPSHOT === 0) await eventually(() => expect(watcher.sequence).toBe(2 + number));
    }
    await eventually(() => expect(watcher.sequence).toBe(302));
    const seconds = (performance.now() - began) / 1_000;
    expect(watcher.head?.price).toBe(500_00 + 300 * 100);
    expect([...watcher.rows.keys()].filter((name) => name.startsWith("row"))).toHaveLength(300);
    expect(changes.length).toBeLessThanOrEqual(21 * (seconds + 1));
    expect(watcher.gaps).toBe(0);
  });

  it("says nothing when a leader raises a maximum that moves nothing", async () => {
    const { story, tell } = await opened("quiet");
    await tell(story.leads("sara", 500_00, 800_00));
    const socket = await socketOf();
    await joinTopic(socket, { topic: auctionTopic(story.auctionId) });
    const changes = changesOf(socket);
    await tell(story.raises(9_999_00));
    await tell(story.leads("omar", 10_099_00));
    await eventually(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ from: 3, sequence: 4 });
    expect(JSON.stringify(changes)).not.toMatch(/999900|maximum/);
  });

  it("counts watchers by their sockets, and tells them", async () => {
    const { story } = await opened("watched");
    const first = new LiveWatcher(readSide.url, story.auctionId);
    const others = Array.from({ length: 3 }, () => new LiveWatcher(readSide.url, story.auctionId));
    sockets.push(first.socket, ...others.map(({ socket }) => socket));
    await eventually(() => expect(first.watchers).toBe(4));
    expect((await readSide.ask(`/api/auctions/${story.auctionId}`)).body).toMatchObject({ watchers: 4 });
    await joinTopic(first.socket, { topic: auctionTopic(story.auctionId) });
    for (const { socket } of others) socket.disconnect();
    await eventually(() => expect(first.watchers).toBe(1));
  });

  it("tells a bidder their own standing and notices, and nobody else's", async () => {
    const { story, tell } = await opened("standing");
    const sara = await socketOf("sara");
    const changes = changesOf(sara);
    expect(await joinTopic(sara, { topic: accountTopic(idOfName("sara")) })).toMatchObject({ ok: true });
    await tell(story.leads("sara", 500_00, 700_00));
    await eventually(() => expect(changes).toHaveLength(1));
    await tell(story.leads("omar", 750_00));
    await readSide.tell(`inbox-${idOfName("sara")}`, [
      noticed("sara", "live", "outbid", { auctionId: story.auctionId, amount: 750_00 }),
    ]);
    await eventually(() => expect(changes).toHaveLength(3));
    const of = (view: string) => changes.filter((change) => change.view === view);
    expect(of("standing")).toMatchObject([
      { key: story.auctionId, from: null, sequence: 1, patch: { state: "leading", maximum: 700_00 } },
      { key: story.auctionId, from: null, sequence: 2, patch: { state: "outbid" } },
    ]);
    expect(of("notifications")).toMatchObject([
      { patch: { unread: 1, notices: [{ kind: "outbid", title: "standing" }] } },
    ]);
    const omar = await socketOf("omar");
    expect(await joinTopic(omar, { topic: accountTopic(idOfName("sara")) })).toEqual({ ok: false, code: "FORBIDDEN" });
    const visitor = await socketOf();
    expect(await joinTopic(visitor, { topic: accountTopic(idOfName("sara")) })).toEqual({
      ok: false,
      code: "SIGN_IN_REQUIRED",
    });
  });

  it("tells administrators how much waits, and nobody else", async () => {
    const sara = await socketOf("sara");
    expect(await joinTopic(sara, { topic: MODERATION_TOPIC })).toEqual({ ok: false, code: "FORBIDDEN" });
    const admin = await socketOf("admin");
    const changes = changesOf(admin);
    expect(await joinTopic(admin, { topic: MODERATION_TOPIC })).toMatchObject({
      messages: [
        { view: "moderation-queue", patch: { pending: 0 } },
        { view: "reviewers", patch: { reviewers: {} } },
      ],
    });
    await readSide.tell(`artwork-${workId("waiting")}`, [submitted("waiting")]);
    await eventually(() => expect(changes).toMatchObject([{ patch: { pending: 1 } }]));
  });

  it("tells administrators who looks at a work now, until their tab is closed", async () => {
    const topic = reviewTopic(workId("waiting"));
    const sara = await socketOf("sara");
    expect(await joinTopic(sara, { topic })).toEqual({ ok: false, code: "FORBIDDEN" });
    const [admin, layla] = [await socketOf("admin"), await socketOf("layla")];
    const changes = changesOf(admin);
    await joinTopic(admin, { topic: MODERATION_TOPIC });
    expect(await joinTopic(layla, { topic })).toMatchObject({ ok: true, messages: [] });
    const reviewers = { [workId("waiting")]: [{ id: idOfName("layla") }] };
    await eventually(() => expect(changes.at(-1)).toMatchObject({ view: "reviewers", patch: { reviewers } }));

    const late = await joinTopic(await socketOf("admin"), { topic: MODERATION_TOPIC });
    expect(late.ok && late.messages.at(-1)).toMatchObject({ view: "reviewers", patch: { reviewers } });
    layla.disconnect();
    await eventually(() => expect(changes.at(-1)?.patch).toEqual({ reviewers: {} }));
  });

  it.each([
    ["approved", approved],
    ["rejected", rejected],
  ])("takes the notice of a work from every administrator once it is %s", async (name, reviewed) => {
    const [work, other] = [`${name} today`, `${name} later`];
    for (const title of [work, other]) {
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title)]);
      const asked = noticed("layla", title, "artworkToReview", { artworkId: workId(title) });
      await readSide.tell(`inbox-${idOfName("layla")}`, [asked]);
    }
    await readSide.service.settled();
    const layla = await socketOf("layla");
    const changes = changesOf(layla);
    const topic = accountTopic(idOfName("layla"));
    const joined = await joinTopic(layla, { topic });
    const unread = (message: LiveMessage | undefined) => (message?.patch as NoticesPatch | undefined)?.unread ?? 0;
    const [before] = joined.ok ? joined.messages : [];
    await readSide.tell(`artwork-${workId(work)}`, [reviewed(work)]);

    await eventually(() => expect(changes).toMatchObject([{ view: "notifications", from: null }]));
    expect(unread(changes[0])).toBe(unread(before) - 1);
    const titles = (changes[0]!.patch as NoticesPatch).notices.map(({ title }) => title);
    expect(titles).toContain(other);
    expect(titles).not.toContain(work);
    expect(changes[0]!.sequence).toBe(before!.sequence + 1);
  });

  it("tells a list of the auctions that it shows, all that changed in one message, and of no others", async () => {
    const [shown, beside, elsewhere] = [await opened("shown"), await opened("beside"), await opened("elsewhere")];
    const ids = [shown, beside].map(({ story }) => story.auctionId);
    const [topic] = auctionListTopics(ids);
    const socket = await socketOf();
    const changes = changesOf(socket);
    const answer = await joinTopic(socket, { topic: topic! });
    const [whole] = answer.ok ? answer.messages : [];
    const headsOf = (message: LiveMessage) => (message.patch as AuctionListPatch).heads;
    expect(headsOf(whole!).map(({ auctionId }) => auctionId)).toEqual(ids.toSorted());
    for (let bid = 0; bid < 5; bid += 1) {
      await elsewhere.tell(elsewhere.story.leads(bid % 2 === 0 ? "sara" : "omar", 500_00 + bid * 50_00));
      for (const { story, tell } of [shown, beside]) {
        await tell(story.leads(bid % 2 === 0 ? "sara" : "omar", 500_00 + bid * 50_00));
      }
    }
    await eventually(() => {
      const newest = new Map(changes.flatMap(headsOf).map((head) => [head.auctionId, head.price]));
      expect(newest).toEqual(new Map(ids.map((id) => [id, 700_00])));
    });
    expect(changes.every(({ view, from }) => view === "auction-list" && from === null)).toBe(true);
    expect(changes.map(({ sequence }) => sequence)).toEqual(
      changes.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    );
  });

  it("tells everyone how many auctions run, once one opens or ends, and of no bid", async () => {
    const socket = await socketOf();
    const changes = changesOf(socket);
    const answer = await joinTopic(socket, { topic: AUCTIONS_TOPIC });
    const before = answer.ok ? (answer.messages[0]!.patch as AuctionCounts) : null;
    const { story, tell } = await opened("counted");
    await eventually(() => expect(changes.at(-1)?.patch).toEqual({ ...before, live: before!.live + 1 }));
    const told = changes.length;
    await tell(story.leads("sara", 500_00));
    await tell(story.closing());
    await tell(story.closed());
    await eventually(() => expect(changes.at(-1)?.patch).toEqual(before));
    expect(changes.length).toBe(told + 1);
    expect(changes.every(({ view }) => view === "auction-counts")).toBe(true);
  });

  it("answers bad requests with a code and stays up", async () => {
    const socket = await socketOf();
    const bad = [
      null,
      1,
      "x",
      [],
      {},
      { topic: 1 },
      { topic: "" },
      { topic: "x".repeat(1_000) },
      { topic: "a", since: -1 },
    ];
    for (const request of bad) expect(await joinTopic(socket, request)).toEqual({ ok: false, code: "INVALID_INPUT" });
    for (const topic of ["nothing", "auction/", "auction/../x", "auctions/", "auctions/x", "account", "__proto__"]) {
      expect([topic, await joinTopic(socket, { topic })]).toEqual([topic, { ok: false, code: "NOT_FOUND" }]);
    }
    socket.emit("join");
    socket.emit("join", { topic: AUCTIONS_TOPIC });
    socket.emit("leave");
    socket.emit("leave", { a: 1 });
    socket.emit("clock", "x");
    socket.emit("unheard", () => undefined);
    expect(await socket.emitWithAck("clock")).toHaveProperty("serverTime");
    const answers = await Promise.all(Array.from({ length: 80 }, () => joinTopic(socket, { topic: AUCTIONS_TOPIC })));
    expect(answers.at(-1)).toEqual({ ok: false, code: "TOO_MANY_REQUESTS" });
    expect(readSide.errors).toEqual([]);
  });

  it("refuses the handshake of another site's page", async () => {
    const foreign = connect(readSide.url);
    foreign.io.opts.extraHeaders = { origin: "https://elsewhere.example" };
    foreign.disconnect().connect();
    sockets.push(foreign);
    const failed = await new Promise((resolve) => {
      foreign.on("connect_error", () => resolve(true));
      foreign.on("connect", () => resolve(false));
    });
    expect(failed).toBe(true);
  });

  it("leaves nobody behind: 200 watchers, a third of them losing their connection at random", async () => {
    const seed = Number(process.env["NAQSH_SEED"] ?? Math.floor(Math.random() * 1e9));
    const random = randomBy(seed);
    const { story, tell } = await opened(`crowd ${seed}`);
    const crowd = Array.from({ length: 200 }, () => new LiveWatcher(readSide.url, story.auctionId));
    sockets.push(...crowd.map(({ socket }) => socket));
    await eventually(() => expect(crowd.every(({ sequence }) => sequence === 2)).toBe(true));

    const unsteady = crowd.filter((_, number) => number % 3 === 0);
    for (let number = 1; number <= 150; number += 1) {
      await tell(story.leads(number % 2 === 0 ? "sara" : "omar", 500_00 + number * 50_00));
      for (const watcher of unsteady) if (random() < 0.03) watcher.cut();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await tell(story.closing());
    await tell(story.closed());

    await eventually(() => {
      expect([seed, crowd.filter(({ sequence }) => sequence !== 154).length]).toEqual([seed, 0]);
    });
    const [first] = crowd;
    for (const watcher of crowd) {
      expect([seed, watcher.rows.size]).toEqual([seed, 153]);
      expect(watcher.head).toEqual(first!.head);
      expect([...watcher.rows.values()].toSorted((a, b) => a.sequence - b.sequence)).toEqual(
        [...first!.rows.values()].toSorted((a, b) => a.sequence - b.sequence),
      );
    }
  });

  it("logs no errors", () => {
    expect(readSide.errors).toEqual([]);
  });
});
