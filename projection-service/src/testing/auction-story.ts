import { personal } from "@naqsh/shared/kernel/personal";
import { chained, commitmentOf, saltOf, START_OF_CHAIN } from "@naqsh/shared/auction";
import type { AuctionEvent, AuctionScheduled, ChainEnd, PublicRow, ReserveStatus } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";

/** A UUID for a name, so that specs can speak of "huda". */
export const idOfName = (name: string): string => uuid5(NAQSH_NAMESPACE, name);

export const STORY_BEGINS: Instant = "2026-03-01T09:00:00.000Z";
export const ENDS_AT: Instant = "2026-03-01T12:00:00.000Z";
export const SECRET = new Uint8Array(32).fill(7);

type Terms = Partial<AuctionScheduled["data"]>;

/** Tells the events of one auction as its decider would record them, from what bidders do. */
export class AuctionStory {
  readonly auctionId: string;
  readonly artworkId: string;
  readonly artistId: string;
  private end: ChainEnd = START_OF_CHAIN;
  private readonly aliases = new Map<string, number>();
  private leader: string | null = null;
  private price: number | null = null;
  private reserveStatus: ReserveStatus = "none";
  private minute = 0;

  constructor(name: string, artist = "huda") {
    this.auctionId = idOfName(`auction ${name}`);
    this.artworkId = idOfName(`work ${name}`);
    this.artistId = idOfName(artist);
  }

  get of(): { auctionId: string; artworkId: string } {
    return { auctionId: this.auctionId, artworkId: this.artworkId };
  }

  scheduled(terms: Terms = {}): AuctionEvent {
    this.reserveStatus = (terms.reserve ?? null) === null ? "none" : "notMet";
    return {
      type: "AuctionScheduled",
      data: {
        ...this.of,
        artistId: this.artistId,
        openingPrice: 500_00,
        reserve: null,
        estimate: null,
        startsAt: STORY_BEGINS,
        endsAt: ENDS_AT,
        ownIncrement: 50_00,
        incrementPolicy: "standard-1",
        softCloseMs: 120_000,
        ...terms,
      },
    };
  }

  opened(): AuctionEvent {
    const { artistId } = this;
    return { type: "AuctionOpened", data: { ...this.of, artistId, openedAt: STORY_BEGINS, endsAt: ENDS_AT } };
  }

  /** A bid that leads at `price`; `maximum` is what nobody else may learn. */
  leads(bidder: string, price: number, maximum = price): AuctionEvent {
    const previousLeaderId = this.leader === null ? null : idOfName(this.leader);
    this.leader = bidder;
    this.price = price;
    return this.bid(bidder, maximum, previousLeaderId, [{ kind: "bid", bidder, amount: price }]);
  }

  /** A bid that loses at once: the leader answers at `answer`. */
  loses(bidder: string, amount: number, answer: number): AuctionEvent {
    const leader = this.leader!;
    this.price = answer;
    return this.bid(bidder, amount, idOfName(leader), [
      { kind: "bid", bidder, amount },
      { kind: "automatic", bidder: leader, amount: answer },
    ]);
  }

  raises(maximum: number): AuctionEvent {
    const bidder = this.leader!;
    const at = this.nextMoment();
    return {
      type: "MaximumRaised",
      data: {
        ...this.of,
        ...this.outcome(),
        bidderId: idOfName(bidder),
        alias: this.aliasOf(bidder),
        maximum,
        rows: [],
        receivedAt: at,
        acceptedAt: at,
      },
    };
  }

  extended(endsAt: Instant): AuctionEvent {
    const { artistId } = this;
    const facts = { artistId, previousEndsAt: ENDS_AT, endsAt, outageId: null };
    return { type: "AuctionExtended", data: { ...this.of, ...facts, reason: "lateBid" } };
  }

  closing(): AuctionEvent {
    return { type: "AuctionClosing", data: { ...this.of, endsAt: ENDS_AT } };
  }

  closed(): AuctionEvent {
    const winnerId = this.leader === null ? null : idOfName(this.leader);
    return {
      type: "AuctionClosed",
      data: {
        ...this.of,
        artistId: this.artistId,
        outcome: winnerId === null ? "noBids" : "sold",
        endsAt: ENDS_AT,
        closedAt: after(ENDS_AT, 2_000),
        price: this.price,
        winnerId,
      },
    };
  }

  cancelled(): AuctionEvent {
    return { type: "AuctionCancelled", data: { ...this.of, artistId: this.artistId, cancelledBy: idOfName("admin") } };
  }

  won(orderId: string): AuctionEvent {
    const winner = this.leader!;
    return {
      type: "WinnerDetermined",
      data: {
        ...this.of,
        artistId: this.artistId,
        winnerId: idOfName(winner),
        winnerAlias: this.aliasOf(winner),
        amount: this.price!,
        orderId,
        paymentDueAt: after(ENDS_AT, 86_400_000),
        because: "highestBid",
      },
    };
  }

  /** The leader's bids are taken out; `heir` leads at `price`. */
  voided(bidder: string, rows: number[], heir: string, price: number): AuctionEvent {
    this.leader = heir;
    this.price = price;
    const added = this.chain([{ kind: "recomputed", bidder: heir, amount: price }], this.nextMoment());
    return {
      type: "BidderVoided",
      data: {
        ...this.of,
        ...this.outcome(),
        bidderId: idOfName(bidder),
        alias: this.aliasOf(bidder),
        voidedBy: idOfName("admin"),
        reason: personal(idOfName(bidder), "Bids of a shill"),
        voidedRows: rows,
        rows: added,
        previousLeaderId: idOfName(bidder),
        afterClose: false,
        orderId: null,
      },
    };
  }

  aliasOf(bidder: string): number {
    const alias = this.aliases.get(bidder) ?? this.aliases.size + 1;
    this.aliases.set(bidder, alias);
    return alias;
  }

  private bid(
    bidder: string,
    maximum: number,
    previousLeaderId: string | null,
    rows: { kind: PublicRow["kind"]; bidder: string; amount: number }[],
  ): AuctionEvent {
    const alias = this.aliasOf(bidder);
    const at = this.nextMoment();
    const added = this.chain(rows, at);
    return {
      type: "BidPlaced",
      data: {
        ...this.of,
        ...this.outcome(),
        bidderId: idOfName(bidder),
        alias,
        maximum,
        previousLeaderId,
        rows: added,
        receivedAt: at,
        acceptedAt: at,
      },
    };
  }

  private outcome() {
    const { price, leader, reserveStatus } = this;
    const leaderAlias = leader === null ? null : this.aliasOf(leader);
    return { price, leaderId: leader === null ? null : idOfName(leader), leaderAlias, reserveStatus };
  }

  private chain(rows: { kind: PublicRow["kind"]; bidder: string; amount: number }[], at: Instant): PublicRow[] {
    const added = chained(
      this.auctionId,
      this.end,
      rows.map(({ kind, bidder, amount }) => {
        const commitment = commitmentOf(saltOf(SECRET, this.auctionId, idOfName(bidder)), idOfName(bidder));
        return { kind, alias: this.aliasOf(bidder), amount, receivedAt: at, acceptedAt: at, commitment };
      }),
    );
    this.end = added.at(-1)!;
    return added;
  }

  private nextMoment(): Instant {
    this.minute += 1;
    return after(STORY_BEGINS, this.minute * 1_000);
  }
}
