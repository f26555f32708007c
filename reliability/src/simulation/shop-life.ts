import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { INCREMENT_POLICIES } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { SANDBOX_METHODS } from "@naqsh/shared/order";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { Person } from "./cast";
import type { SimulatedWorld } from "./simulated-world";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ENDED = new Set(["AuctionSettled", "AuctionLapsed", "AuctionCancelled"]);

/** What people know of an auction from the answers that they saw. */
export type Room = { auctionId: string; startMs: number; endMs: number; ask: number; maxima: number[] };

/** People's lives around auctions, by chance: they schedule, bid, snipe, void, pay or do not, accept or decline. */
export class ShopLife {
  readonly rooms: Room[] = [];
  readonly #chance: Chance;

  constructor(private readonly world: SimulatedWorld) {
    this.#chance = world.machine.chanceOf("people");
  }

  /** The artist puts every work up for auction. */
  schedule(): void {
    for (const artworkId of this.world.cast.artworkIds) {
      const startMs = this.world.now + this.#chance.between(20, 120) * 1_000;
      const endMs = startMs + 5 * MINUTE_MS + this.#chance.between(0, 60) * 1_000;
      const openingPrice = this.#chance.pick([500, 900, 4_500]);
      const reserve = this.#chance.next() < 0.4 ? openingPrice + this.#chance.pick([100, 500, 2_000]) : null;
      const terms = { openingPrice, reserve, startsAt: instantFromMs(startMs), endsAt: instantFromMs(endMs) };
      const step = { incrementPolicy: this.#chance.pick(INCREMENT_POLICIES), minBidIncrement: 50 };
      const body = { artworkId, ...terms, ...step };
      this.world.network.send(this.world.cast.artist, "/api/auctions", body, ({ status, body: { id } }) => {
        if (status === 201) this.#enter({ auctionId: String(id), startMs, endMs, ask: openingPrice, maxima: [] });
      });
    }
  }

  #enter(room: Room): void {
    this.rooms.push(room);
    if (this.#chance.next() < 0.06) {
      const at = this.#chance.pick([this.world.now + 2_000, room.startMs + 20_000]);
      this.world.at(at, () => this.world.network.send(this.world.cast.artist, `${pathOf(room)}/cancel`, {}));
    }
    if (this.#chance.next() < 0.4) this.#voidSomeone(room, room.endMs - this.#chance.between(-2, 90) * 1_000);
    if (this.#chance.next() < 0.1) this.#banSomeone(room.endMs - this.#chance.between(0, 200) * 1_000);
    const bids = this.#chance.between(4, 16);
    const together = this.#chance.between(room.startMs, room.endMs);
    for (let bid = 0; bid < bids; bid += 1) {
      const kind = this.#chance.next();
      if (kind < 0.5) this.#snipe(room, this.#chance.between(0, 3));
      else if (kind < 0.7) this.world.at(together, () => this.bidIn(room));
      else {
        const at = this.#chance.between(room.startMs - 5_000, room.endMs + 3_000);
        this.world.at(at, () => this.bidIn(room));
      }
    }
  }

  /** Aims at the last moment of the end as it is known then; a bidder whose end moved away aims again. */
  #snipe(room: Room, patience: number): void {
    const aimedAt = room.endMs;
    const at = aimedAt + this.#chance.pick([-30_000, -1_500, -40, -1, -1, 0, 0, 1, 700, 1_999, 2_000, 2_001]);
    this.world.at(at, () => {
      if (room.endMs > aimedAt && patience > 0) this.#snipe(room, patience - 1);
      else this.bidIn(room);
    });
  }

  /** Somebody bids now. */
  bidIn(room: Room): void {
    const { artist, administrator, bidders } = this.world.cast;
    const who = this.#chance.next() < 0.97 ? this.#chance.pick(bidders) : this.#chance.pick([artist, administrator]);
    const amount = this.#amountIn(room);
    this.world.network.send(who, `${pathOf(room)}/bids`, { amount }, ({ body }) => {
      if (typeof body["ask"] === "number") room.ask = body["ask"] / 100;
      if (typeof body["endsAt"] === "string") room.endMs = Math.max(room.endMs, Date.parse(body["endsAt"]));
    });
    room.maxima.push(amount);
  }

  #amountIn({ ask, maxima }: Room): number {
    const kind = this.#chance.next();
    if (kind < 0.25 && maxima.length > 0) return this.#chance.pick(maxima);
    if (kind < 0.3) return Math.max(1, ask - this.#chance.between(1, 60));
    if (kind < 0.6) return ask;
    return ask + this.#chance.pick([1, 50, 120, 450, 1_000, 2_500]);
  }

  #voidSomeone(room: Room, atMs: number, alias = this.#chance.between(1, 3)): void {
    const body = { alias, reason: "Shill bids" };
    const path = `/api/admin/auctions/${room.auctionId}/void-bidder`;
    this.world.at(atMs, () => this.world.network.send(this.world.cast.administrator, path, body));
  }

  #banSomeone(atMs: number): void {
    const { id } = this.#chance.pick(this.world.cast.bidders);
    const body = { reason: "Several accounts" };
    const path = `/api/admin/users/${id}/ban`;
    this.world.at(atMs, () => this.world.network.send(this.world.cast.administrator, path, body));
  }

  /** Whoever is bound or offered something looks at it now, and acts or does not. Gives whether every auction has ended. */
  async lookAtSales(): Promise<boolean> {
    let areAllOver = true;
    for (const room of this.rooms) {
      const events = await this.world.events(`auction-${room.auctionId}`);
      if (await this.#lookAtSale(room, events)) areAllOver = false;
    }
    return areAllOver && this.world.shop !== null;
  }

  async #lookAtSale(room: Room, events: StoredEvent[]): Promise<boolean> {
    const last = events.findLast(({ type }) =>
      ["WinnerDetermined", "OfferedToNextBidder", "AuctionClosed", ...ENDED].includes(type),
    );
    if (!last || ENDED.has(last.type)) return !last;
    const { data } = last as unknown as { data: Record<string, string> };
    if (last.type === "OfferedToNextBidder") this.#answerOffer(room, this.#person(data["bidderId"]!));
    else if (last.type === "WinnerDetermined") {
      const buyer = { who: this.#person(data["winnerId"]!), alias: Number(data["winnerAlias"]) };
      await this.#pay(room, buyer, data["orderId"]!);
    } else return false;
    return true;
  }

  #person(id: string): Person {
    return this.world.cast.bidders.find((person) => person.id === id)!;
  }

  #answerOffer(room: Room, who: Person): void {
    const kind = this.#chance.next();
    if (kind < 0.35) this.world.network.send(who, `${pathOf(room)}/offer/accept`, {});
    else if (kind < 0.45) this.world.network.send(who, `${pathOf(room)}/offer/decline`, {});
  }

  async #pay(room: Room, { who, alias }: { who: Person; alias: number }, orderId: string): Promise<void> {
    const events = await this.world.events(`order-${orderId}`);
    const waiting = events.findLast(({ type }) => type === "PaymentConfirmationRequired");
    const isAddressed = events.some(({ type }) => type === "DeliveryChosen");
    const path = `/api/orders/${orderId}/payments`;
    const paymentId = waiting?.data["paymentId"] as string | undefined;
    const acts = this.#chance.next() < (paymentId ? 0.5 : 0.25);
    // An administrator may look at the buyer in the very moment in which they pay.
    if (this.#chance.next() < (acts ? 0.15 : 0.03)) this.#voidSomeone(room, this.world.now, alias);
    if (acts && paymentId) this.world.network.send(who, `${path}/${paymentId}/confirm`, {});
    else if (acts) {
      const { network } = this.world;
      const pay = (): void => network.send(who, path, { method: this.#chance.pick(SANDBOX_METHODS) });
      if (isAddressed) pay();
      else network.put(who, `/api/orders/${orderId}/delivery`, DELIVERY, pay);
    }
  }
}

const pathOf = ({ auctionId }: Room): string => `/api/auctions/${auctionId}`;

export const SALE_LOOKS_MS = [3_000, 20_000, HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS - 1_000, 24 * HOUR_MS + 5_000];
