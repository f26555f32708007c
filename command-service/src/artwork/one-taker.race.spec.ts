import type { ArtworkCommand, ArtworkEvent } from "@naqsh/shared/artwork";
import { amountsOf } from "@naqsh/shared/order";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import fc from "fast-check";
import { expect, it } from "vitest";
import { done } from "../commands/system-commands";
import { createCommandHandler } from "../handler/handle-command";
import { approve, artistId, artworkId, consign, markSold, release, reserve, revise } from "../testing/artwork-fixtures";
import { submit, takeBack } from "../testing/artwork-fixtures";
import { createScheduledEventStore } from "../testing/memory-event-store";
import { commandId, person } from "../testing/tally";
import { artworkDecider } from "./artwork.decider";

const PROCESSES = 3;
const PRICES = [100_00, 200_00];

/** What each answered stays with the log alone: nobody repeats a command here. */
const refusals = { keep: async (_: string, answer: never) => answer, find: async () => null };
const keys = { obtain: async () => new Uint8Array(32), find: async () => new Uint8Array(32) };

const price = fc.constantFrom(...PRICES);
const withdraw: ArtworkCommand = { type: "WithdrawArtwork", data: { artworkId, withdrawnBy: artistId } };
/** An order of each buyer; what they were shown may be out of date. */
const buying = fc
  .tuple(fc.constantFrom("mona", "saad", "huda"), price)
  .map(([buyer, seen]) => reserve(`order-of-${buyer}`, buyer, amountsOf(seen).total));
const ending = fc.constantFrom("mona", "saad", "huda").chain((buyer) => {
  const order = `order-of-${buyer}`;
  return fc.constantFrom(release(order), markSold(order, null));
});
const taking: fc.Arbitrary<ArtworkCommand> = fc.oneof(
  { weight: 4, arbitrary: buying },
  { weight: 2, arbitrary: fc.constantFrom("a", "b").map((auction) => consign(auction)) },
  { weight: 2, arbitrary: price.map((changed) => revise({}, changed)) },
  { weight: 1, arbitrary: fc.constant(withdraw) },
  { weight: 1, arbitrary: ending },
  { weight: 1, arbitrary: fc.constantFrom("a", "b").map(takeBack) },
);
const sendings = fc.array(fc.tuple(fc.nat({ max: PROCESSES - 1 }), taking), { minLength: 2, maxLength: 16 });

/** Reads the log as the work's own story. @throws if somebody took what another one had, or what was not for sale so */
const expectOneTaker = (events: readonly ArtworkEvent[]): void => {
  let holder: string | null = null;
  let isGone = false;
  let net: number | null = null;
  for (const { type, data } of events) {
    if (isGone) throw new Error(`${type} of a work that is sold or withdrawn`);
    if (type === "ArtworkSubmitted" || type === "PriceChanged") net = data.price;
    if (type === "ArtworkReserved" || type === "ArtworkConsigned") {
      expect(holder).toBeNull();
      holder = type === "ArtworkReserved" ? data.orderId : data.auctionId;
      if (type === "ArtworkReserved") expect(data.price).toBe(net);
    } else if (holder !== null) {
      expect(["ReservationReleased", "ConsignedArtworkReturned", "ArtworkSold"]).toContain(type);
      if (type === "ArtworkSold") expect(data.orderId).toBe(holder);
      holder = null;
    }
    isGone = type === "ArtworkSold" || type === "ArtworkWithdrawn";
  }
};

it("has one taker at a time, at the price that was shown, whoever buys, auctions, prices or withdraws it at once", async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), sendings, async (scheduler, sent) => {
      let isOpen = false;
      const store = createScheduledEventStore(async (what) => {
        if (isOpen) await scheduler.schedule(Promise.resolve(), what);
      });
      let now = 0;
      const handlers = Array.from({ length: PROCESSES }, (_, number) =>
        createCommandHandler({
          store,
          codec: createEventCodec({}, keys as never),
          refusals: refusals as never,
          clock: { now: () => (now += 1) },
          decidedBy: `process ${number}`,
        }),
      );
      const send = (process: number, command: ArtworkCommand, number: number) =>
        handlers[process]!.handleCommand({
          decider: artworkDecider,
          streamId: artworkId,
          command,
          context: { ...person(commandId(number), `${command.type} ${number}`), actorRole: "system" },
          answer: done,
        });
      await send(0, submit, 1);
      await send(0, approve, 2);
      isOpen = true;
      const results = sent.map(async ([process, command], place) => ({
        command,
        result: await send(process, command, place + 3),
      }));
      const answered = await scheduler.waitFor(Promise.all(results));
      const events = store.log as unknown as ArtworkEvent[];
      expectOneTaker(events);
      for (const { type } of events) reached.add(type);
      // Whoever was told that it is theirs has it in the log, at what they were shown.
      for (const { command, result } of answered) {
        if (command.type !== "ReserveArtwork" || result.status !== "accepted") continue;
        const own = events.flatMap((event) => (event.type === "ArtworkReserved" ? [event.data] : []));
        const taken = own.filter(({ orderId }) => orderId === command.data.orderId);
        expect(taken.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
  expect([...reached]).toEqual(
    expect.arrayContaining([
      "ArtworkReserved",
      "ArtworkConsigned",
      "PriceChanged",
      "ArtworkWithdrawn",
      "ArtworkSold",
      "ReservationReleased",
    ]),
  );
});
