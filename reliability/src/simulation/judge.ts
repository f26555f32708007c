import { grouped } from "./grouped";
import type { AuctionEvent } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { CollectionSpec, Find, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { sequenceOf } from "@naqsh/shared/platform/adapters/embedded-log/position-digits";
import { projections } from "@naqsh/projection-service/projections";
import { Broken, hold, judgeAuction } from "./judge-auction";
import type { Outages, Recorded } from "./judge-auction";
import { freezesGivenBack, judgeFreezes } from "./judge-freezes";
import { judgeAppends, judgeIdempotency } from "./judge-idempotency";
import { createLife } from "./life";
import type { Call } from "./simulated-network";
import type { SimulatedWorld } from "./simulated-world";

type Charge = { charge: { orderId: string }; outcome: { status: string } };

const isOfAuction = (event: StoredEvent): boolean => event.stream.startsWith("auction-");

/** Checks what came of a world against the invariants (docs/reliability.md#the-invariants). @throws Broken */
export const judge = async (world: SimulatedWorld, events: readonly StoredEvent[]): Promise<void> => {
  hold(world.incidents.errors.length === 0, "Nothing fails unseen", world.incidents.errors);
  const freezes = world.machine.freezes.all;
  const outages: Outages = new Map([
    ...freezesGivenBack(events, freezes),
    ...events
      .filter(({ type }) => type === "OutageRecorded")
      .map(({ data }) => [String(data["outageId"]), data as { from: string; to: string }] as const),
  ]);
  judgeRevisions(events);
  judgeAnswers(world.network.calls, events);
  judgeAppends(events);
  for (const stream of new Set(events.filter(isOfAuction).map((event) => event.stream))) {
    judgeAuction(eventsOf(stream, events), outages);
  }
  for (const call of world.network.calls) judgeRefusal(call, events, outages);
  judgeFreezes(world.network.calls, events, freezes);
  await judgeIdempotency(world, events);
  judgeMoney(world, events);
  await judgeViews(world);
};

export const eventsOf = (stream: string, events: readonly StoredEvent[]): Recorded[] =>
  events.filter((event) => event.stream === stream) as unknown as RecordedEvent<AuctionEvent>[];

/** I2. */
export const judgeRevisions = (events: readonly StoredEvent[]): void => {
  const next = new Map<string, number>();
  const recordedAt = new Map<string, string>();
  const ids = new Set<string>();
  events.forEach((event, place) => {
    hold(sequenceOf(event.position) === place + 1, "I2: positions have no gaps", event);
    hold(event.revision === (next.get(event.stream) ?? 0), "I2: revisions have no gaps", event);
    hold(event.recordedAt >= (recordedAt.get(event.stream) ?? ""), "Recorded times never fall", event);
    hold(!ids.has(event.id), "I1: every event is there once", event);
    ids.add(event.id);
    next.set(event.stream, event.revision + 1);
    recordedAt.set(event.stream, event.recordedAt);
  });
};

/** Whoever was refused while no refusal could be kept, and asks again after a restart, is answered by a decision of then. */
const firstKeptOf = ({ answers }: Call): number => {
  const place = answers.findIndex(({ isForgettable }) => !isForgettable);
  return place < 0 ? answers.length : place;
};

/** I1: what was acknowledged is in the log, in one append; what was refused is not; a repeated command has one answer. */
const judgeAnswers = (calls: readonly Call[], events: readonly StoredEvent[]): void => {
  const byCommand = grouped(events, ({ metadata }) => metadata.commandId);
  for (const call of calls) {
    hold(call.seen !== null, "Every command has an answer in the end", call);
    const left = byCommand.get(call.commandId) ?? [];
    hold(
      call.answers.every(({ status }) => status !== 500),
      "Nothing ends in an internal error",
      call,
    );
    for (const own of grouped(call.answers, ({ run }) => run).values()) {
      hold(
        own.every(({ text }) => text === own[0]!.text),
        "I1: one command has one answer in a run",
        call,
      );
    }
    const kept = call.answers.slice(firstKeptOf(call));
    for (const answer of kept) {
      hold(answer.text === kept[0]!.text, "I1: one command has one answer", call);
      hold(answer.status < 300 || left.length === 0 || call.path === "/api/auctions", "I1: refused is not done", call);
    }
    if (call.seen!.status >= 300 || !call.path.endsWith("/bids")) continue;
    const bids = left.filter(({ id }) => id === call.seen!.body["id"]);
    hold(bids.length === 1, "I1: every acknowledged command is in the log exactly once", { call, left });
  }
};

/** What the product says, and what the model has to say beside it. */
const JUDGED: Record<string, string[]> = {
  BID_TOO_LOW: ["BID_TOO_LOW"],
  MAXIMUM_NOT_RAISED: ["MAXIMUM_NOT_RAISED"],
  AUCTION_ENDED: ["ENDED"],
  BID_UNDECIDED: ["CLOSED_THOUGH_IN_TIME"],
  AUCTION_NOT_STARTED: ["NOT_OPEN"],
  AUCTION_NOT_OPEN: ["NOT_OPEN", "ENDED"],
  BIDDER_VOIDED: ["BIDDER_VOIDED", "ENDED"],
};

/** I6: a refused bid was to be refused at some moment between its arrival and its answer. */
export const judgeRefusal = (call: Call, events: readonly StoredEvent[], outages: Outages): void => {
  const [answer] = call.answers;
  if (!answer || !call.path.endsWith("/bids")) return;
  const expected = JUDGED[String(answer.body["code"])];
  if (!expected) return;
  const stream = streamName("auction", call.path.split("/")[3]!);
  const [before, after] = answer.between;
  const receivedAt = new Date(answer.receivedAtMs).toISOString();
  const most = (call.body as { amount: number }).amount * 100;
  const models: (string | null)[] = [];
  for (let reached = before; reached <= after; reached += 1) {
    if (reached > before && events[reached - 1]?.stream !== stream) continue;
    const seen = eventsOf(stream, events.slice(0, reached));
    if (seen.length === 0) continue;
    const refusal = judgeAuction(seen, outages).refuses(call.who.id, most, receivedAt);
    models.push(refusal);
    if (refusal === null || !expected.includes(refusal)) continue;
    // Only a wall clock that was set back stamps what comes after the close with a time before the end.
    if (refusal !== "CLOSED_THOUGH_IN_TIME" || reached === before) return;
  }
  throw new Broken(`I6: the model says ${models.join(" / ")} to this bid: ${JSON.stringify(call)}`);
};

/** I5: for each order at most one charge is kept, and exactly one if it is paid. */
const judgeMoney = ({ machine }: SimulatedWorld, events: readonly StoredEvent[]): void => {
  const provider = machine.databases.payments.mountedFor(createLife());
  const charged = provider.range<Charge>({ start: ["charge", ""], end: ["charge~"] });
  const refunds = provider.range<object>({ start: ["refund", ""], end: ["refund~"] }).length;
  const succeeded = charged.filter(({ value }) => value.outcome.status === "succeeded");
  const countOf = (type: string): number => events.filter((event) => event.type === type).length;
  hold(
    refunds === countOf("OrderRefunded") && refunds === countOf("RefundOwed"),
    "I5: what is owed is given back once",
    {
      refunds,
    },
  );
  const begun = events.filter(({ type }) => type === "PaymentBegun");
  for (const [paymentId, own] of grouped(begun, ({ data }) => data["paymentId"])) {
    hold(own.length === 1, "I5: a payment is one order's", { paymentId, own });
  }
  for (const [orderId, own] of grouped(events, ({ data }) => data["orderId"])) {
    if (typeof orderId !== "string") continue;
    const count = (type: string): number => own.filter((event) => event.type === type).length;
    const kept = succeeded.filter(({ value }) => value.charge.orderId === orderId).length - count("OrderRefunded");
    const isPaid = count("PaymentSucceeded") === 1 && count("OrderCancelled") === 0;
    hold(count("PaymentSucceeded") <= 1 && count("AuctionSettled") <= 1, "I5: an order is paid once", own);
    hold(count("OrderCreated") === 1, "I5: an order is opened once", own);
    hold(kept === Number(isPaid), "I5: no money is taken or given twice", { kept, own });
  }
};

/** I3. */
const judgeViews = async ({ shop }: SimulatedWorld): Promise<void> => {
  await shop!.settled();
  const { failures, deadJobs } = await shop!.worker.parked();
  const { policies } = await shop!.worker.status();
  const stopped = policies.filter(({ state }) => state !== "running");
  hold(failures.length + deadJobs.length + stopped.length === 0, "No policy is stuck", { failures, deadJobs, stopped });
  const rebuilt = await shop!.rebuiltAside();
  // Events that came late are still being taken in, perhaps.
  let differing = await differencesOf(shop!.readModels, rebuilt);
  for (let turn = 0; differing.length > 0 && turn < 200; turn += 1) {
    await new Promise(setImmediate);
    differing = await differencesOf(shop!.readModels, rebuilt);
  }
  hold(differing.length === 0, "I3: rebuilt views equal live ones", differing);
};

const differencesOf = async (live: ReadModelStore, rebuilt: ReadModelStore): Promise<object[]> => {
  const differing: object[] = [];
  for (const { name, version, indexes, isOfEvents } of projections) {
    const spec = { name, version, indexes };
    const [one, two] = [await documentsOf(live, spec), await documentsOf(rebuilt, spec)];
    if (isOfEvents === true) differing.push(...(await differingLists({ live, rebuilt }, spec, two)));
    for (const key of new Set([...one.keys(), ...two.keys()])) {
      if (one.get(key) !== two.get(key)) differing.push({ name, live: one.get(key), rebuilt: two.get(key) });
    }
  }
  return differing;
};

type Field = { [field: string]: unknown };

/** Lists of a view of events whose numbers lie in a file. Where a clock was set back, their order is the log's (decision 33). */
const differingLists = async (
  { live, rebuilt }: { live: ReadModelStore; rebuilt: ReadModelStore },
  spec: CollectionSpec,
  documents: ReadonlyMap<string, string>,
): Promise<object[]> => {
  const differing: object[] = [];
  const made = [...documents.values()].map((text) => JSON.parse(text) as Field);
  for (const [index, [first, second]] of Object.entries(spec.indexes)) {
    if (first === undefined || second === undefined) continue;
    for (const value of new Set(made.flatMap((document) => document[first] as string | string[]))) {
      const find = { index, equals: [value], limit: made.length };
      const [one, two] = [await keysIn(live, spec, find), await keysIn(rebuilt, spec, find)];
      if (one !== two) differing.push({ ...find, name: spec.name, live: one, rebuilt: two });
    }
  }
  return differing;
};

const keysIn = async (readModels: ReadModelStore, spec: CollectionSpec, find: Find): Promise<string> => {
  const { documents } = await (await readModels.collection<object>(spec)).find(find);
  const keys = documents.map(({ key }) => key);
  return keys.toSorted().join(" ");
};

const documentsOf = async (readModels: ReadModelStore, spec: CollectionSpec): Promise<Map<string, string>> => {
  const documents = new Map<string, string>();
  const collection = await readModels.collection<object>(spec);
  for await (const { key, document } of collection.all()) documents.set(key, JSON.stringify(document));
  return documents;
};
