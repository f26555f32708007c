import { detailsOf } from "@naqsh/shared/testing/artwork-details";
import { personal } from "@naqsh/shared/kernel/personal";
import { describe, expect, it } from "vitest";
import type { AuctionClosed, BidderVoided, BidPlaced } from "@naqsh/shared/auction";
import type { Effect, Policy } from "@naqsh/shared/kernel/policy";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { NoticeReceived } from "@naqsh/shared/notification";
import { policies } from "../policies/all-policies";
import { recorded } from "../testing/recorded";
import { textNoticeWhenNoticeReceived } from "./text-notice-when-notice-received.policy";
import { mailNoticeWhenNoticeReceived } from "./mail-notice-when-notice-received.policy";
import { noticeOfJobData } from "./notice-in-job";
import { notifyArtistAndBiddersWhenAuctionClosed } from "./notify-artist-and-bidders-when-auction-closed.policy";
import { tellAdministratorsWhenArtworkWaits } from "./tell-administrators-when-artwork-waits.policy";

const at = "2026-03-01T12:00:00.000Z";
const auction = { auctionId: "a", artworkId: "w", artistId: "artist" };
const artwork = { artworkId: "w", artistId: "artist" };

const isNotice = (effect: Effect): boolean => effect.kind === "command" && effect.command.type === "Notify";

/** What all policies that handle an event answer to it. */
const effectsOf = (event: Parameters<Policy["react"]>[0]): Effect[] =>
  policies.filter(({ handles }) => handles.includes(event.type)).flatMap((policy) => policy.react(event));

/** Who is told what when something happens, by all policies together. */
const told = (event: Parameters<Policy["react"]>[0]): string[] =>
  effectsOf(event)
    .filter(isNotice)
    .map((effect) => {
      if (effect.kind !== "command") throw new Error("not a notice");
      const { userId, kind } = effect.command.data as NoticeReceived["data"];
      expect(effect).toMatchObject({ streamCategory: "inbox", streamId: userId });
      return `${userId}: ${kind}`;
    });

const bid = (leaderId: string, previousLeaderId: string | null): BidPlaced => ({
  type: "BidPlaced",
  data: {
    auctionId: "a",
    artworkId: "w",
    price: 650_00,
    leaderId,
    leaderAlias: 1,
    reserveStatus: "none",
    bidderId: "b",
    alias: 2,
    maximum: 600_00,
    previousLeaderId,
    rows: [],
    receivedAt: at,
    acceptedAt: at,
  },
});

const voided = (over: Partial<BidderVoided["data"]>): BidderVoided => ({
  type: "BidderVoided",
  data: {
    auctionId: "a",
    artworkId: "w",
    price: 500_00,
    leaderId: "c",
    leaderAlias: 3,
    reserveStatus: "none",
    bidderId: "b",
    alias: 2,
    voidedBy: "admin",
    reason: personal("b", "fraud"),
    voidedRows: [1],
    rows: [],
    previousLeaderId: "b",
    afterClose: false,
    orderId: null,
    ...over,
  },
});

const closed = (outcome: AuctionClosed["data"]["outcome"], winnerId: string | null): AuctionClosed => ({
  type: "AuctionClosed",
  data: { ...auction, outcome, endsAt: at, closedAt: at, price: 650_00, winnerId },
});

describe("notifier", () => {
  it("tells the one who was outbid, never whoever still leads", () => {
    expect(told(recorded(bid("b", "c")))).toEqual(["c: outbid"]);
    expect(told(recorded(bid("c", "c")))).toEqual([]);
    expect(told(recorded(bid("b", null)))).toEqual([]);
  });

  it("lets no switch keep from a bidder that a maximum of theirs, which the system bid up to, was passed", () => {
    const outbid = (rows: { kind: "bid" | "automatic"; alias: number }[]) => {
      const placed = bid("b", "c");
      const event = recorded({ ...placed, data: { ...placed.data, leaderAlias: 2, rows } } as BidPlaced);
      return effectsOf(event).find(isNotice);
    };
    const data = (isBinding: boolean) => (isBinding ? { isBinding } : expect.not.objectContaining({ isBinding: true }));
    const automatic = { kind: "automatic", alias: 1 } as const;
    expect(outbid([automatic, { kind: "bid", alias: 2 }])).toMatchObject({ command: { data: data(true) } });
    expect(outbid([{ kind: "bid", alias: 2 }])).toMatchObject({ command: { data: data(false) } });
    expect(outbid([{ kind: "automatic", alias: 2 }])).toMatchObject({ command: { data: data(false) } });
  });

  it("tells the voided bidder and the one who leads now", () => {
    expect(told(recorded(voided({})))).toEqual(["b: bidsVoided", "c: leadingAfterVoid"]);
    expect(told(recorded(voided({ previousLeaderId: "c" })))).toEqual(["b: bidsVoided"]);
    expect(told(recorded(voided({ leaderId: null, leaderAlias: null })))).toEqual(["b: bidsVoided"]);
    expect(told(recorded(voided({ previousLeaderId: "d" })))).toEqual([
      "b: bidsVoided",
      "c: leadingAfterVoid",
      "d: outbidAfterVoid",
    ]);
  });

  it("says nothing of leading after the close: the new winner hears of winning", () => {
    expect(told(recorded(voided({ afterClose: true, orderId: "o" })))).toEqual(["b: bidsVoided"]);
  });

  it("tells the artist of the close, and the winner of winning, once", () => {
    expect(told(recorded(closed("sold", "b")))).toEqual(["artist: auctionSold"]);
    const win = {
      ...auction,
      winnerId: "b",
      winnerAlias: 2,
      amount: 650_00,
      orderId: "o",
      paymentDueAt: at,
      because: "highestBid" as const,
    };
    expect(told(recorded({ type: "WinnerDetermined", data: win }))).toEqual(["b: auctionWon"]);
  });

  it("tells the artist of a passed lot", () => {
    expect(told(recorded(closed("reserveNotMet", null)))).toEqual(["artist: auctionPassed"]);
  });

  it("has those who did not win told by one job for each close, and none where nobody bid", () => {
    const jobsOf = (event: RecordedEvent<AuctionClosed>) =>
      notifyArtistAndBiddersWhenAuctionClosed.react(event).filter(({ kind }) => kind === "job");
    const close = recorded(closed("sold", "b"));
    expect(jobsOf(close)).toMatchObject([
      { name: "tell-losing-bidders", at: close.recordedAt, data: { auctionId: "a", closeId: close.id } },
    ]);
    const unsold = closed("noBids", null);
    expect(jobsOf(recorded({ ...unsold, data: { ...unsold.data, price: null } }))).toEqual([]);
  });

  it("tells of offers, lapses and cancellations to those who did not cause them", () => {
    const offer = { ...auction, bidderId: "c", alias: 3, amount: 600_00, offerEndsAt: at };
    const { auctionId, artworkId } = auction;
    expect(told(recorded({ type: "OfferedToNextBidder", data: offer }))).toEqual([
      "c: offerReceived",
      "artist: saleOfferedOn",
    ]);
    expect(told(recorded({ type: "OfferExpired", data: { auctionId, artworkId, bidderId: "c", alias: 3 } }))).toEqual([
      "c: offerEnded",
    ]);
    expect(told(recorded({ type: "OfferDeclined", data: { auctionId, artworkId, bidderId: "c", alias: 3 } }))).toEqual(
      [],
    );
    expect(told(recorded({ type: "AuctionLapsed", data: { ...auction, reason: "offerDeclined" } }))).toEqual([
      "artist: auctionLapsed",
    ]);
    expect(told(recorded({ type: "AuctionCancelled", data: { ...auction, cancelledBy: "artist" } }))).toEqual([]);
  });

  it("tells those alone who are to pay or to answer an offer that an outage moved their deadline", () => {
    const end = { ...auction, previousEndsAt: at, endsAt: at, outageId: "o" };
    expect(told(recorded({ type: "AuctionExtended", data: { ...end, reason: "outage" } }))).toEqual([]);
    expect(told(recorded({ type: "AuctionExtended", data: { ...end, reason: "lateBid" } }))).toEqual([]);
    const start = { startsAt: at, endsAt: at, offerEndsAt: null, offeredToId: null };
    expect(told(recorded({ type: "AuctionDeadlinesMoved", data: { ...auction, outageId: "o", ...start } }))).toEqual(
      [],
    );
    const offer = { startsAt: null, endsAt: null, offerEndsAt: at, offeredToId: "c" };
    expect(told(recorded({ type: "AuctionDeadlinesMoved", data: { ...auction, outageId: "o", ...offer } }))).toEqual([
      "c: auctionExtendedByOutage",
    ]);
    const payment = { orderId: "o", buyerId: "b", outageId: "x", paymentDueAt: at };
    expect(told(recorded({ type: "PaymentDeadlineMoved", data: payment }))).toEqual(["b: auctionExtendedByOutage"]);
  });

  it("tells buyer and artist what became of the order", () => {
    const order = { orderId: "o", buyerId: "b" };
    const amounts = { net: 100, vat: 15, total: 115, commission: 10, artistShare: 90 };
    const work = { artworkId: "w", artistId: "artist", auctionId: "a" };
    const paid = { ...order, ...work, paymentId: "p", reference: "r", paidAt: at, amounts };
    expect(told(recorded({ type: "PaymentSucceeded", data: paid }))).toEqual([
      "b: paymentReceived",
      "artist: artworkPaid",
    ]);
    // What comes to their account: the payment's fee is theirs to bear, the delivery theirs to get.
    const delivered = { ...paid, amounts: { ...amounts, delivery: 20, total: 135 }, fee: 5 };
    const ofArtist = effectsOf(recorded({ type: "PaymentSucceeded", data: delivered })).filter(
      (effect) => isNotice(effect) && effect.kind === "command" && effect.streamId === "artist",
    );
    expect(ofArtist).toMatchObject([{ command: { data: { kind: "artworkPaid", subject: { amount: 105 } } } }]);
    const failed = { ...order, paymentId: "p", reason: "card_declined" };
    expect(told(recorded({ type: "PaymentFailed", data: failed }))).toEqual(["b: paymentFailed"]);
    const cancelled = { ...order, ...work, reason: "paymentDeadlineMissed" };
    expect(told(recorded({ type: "OrderCancelled", data: cancelled }))).toEqual([
      "b: orderCancelled",
      "artist: orderCancelled",
    ]);
    const refunded = { ...order, paymentId: "p", amount: 115 };
    expect(told(recorded({ type: "OrderRefunded", data: refunded }))).toEqual(["b: refunded"]);
  });

  it("tells the buyer of a transfer that came short, and of money that goes back beside the price", () => {
    const of = { orderId: "o", buyerId: "b", paymentId: "t", reference: "NQ-T" };
    const line = { ...of, lineId: "l", amount: 60, bookedOn: "2026-03-03" };
    const short = recorded({ type: "TransferReceived" as const, data: { ...line, missing: 55, dueAt: at } });
    expect(effectsOf(short).filter(isNotice)).toMatchObject([
      { streamId: "b", command: { data: { kind: "transferShort", subject: { amount: 55, at } } } },
    ]);
    expect(told(recorded({ type: "TransferReceived", data: line }))).toEqual([]);
    for (const reason of ["tooLate", "tooLittle", "overpaid", "amountDiffers"] as const)
      expect(told(recorded({ type: "RefundOwed", data: { ...of, amount: 60, reason } }))).toEqual(["b: moneyGoesBack"]);
    // What comes back of it is told in its stead: it was no refusal of a bank.
    expect(told(recorded({ type: "PaymentFailed", data: { ...of, reason: "tooLittle" } }))).toEqual([]);
  });

  it("tells the artist of the review", () => {
    expect(told(recorded({ type: "ArtworkApproved", data: { ...artwork, approvedBy: "admin" } }))).toEqual([
      "artist: artworkApproved",
    ]);
    const rejected = { ...artwork, rejectedBy: "admin", reason: "blurry" as const, note: "" };
    expect(told(recorded({ type: "ArtworkRejected", data: rejected }))).toEqual(["artist: artworkRejected"]);
  });

  it("tells the artist that a sold work is theirs again", () => {
    const returned = { type: "SoldArtworkReturned" as const, data: { ...artwork, orderId: "o" } };
    expect(told(recorded(returned))).toEqual(["artist: workCameBack"]);
  });

  it("asks for the administrators where a work waits for review, and not where a change needs none", () => {
    const revised = (sentToReview: boolean) =>
      policies.flatMap((policy) =>
        policy.name === tellAdministratorsWhenArtworkWaits.name
          ? policy.react(recorded({ type: "ArtworkRevised", data: { ...artwork, sentToReview } }))
          : [],
      );
    expect(revised(true)).toMatchObject([{ kind: "job", name: "tell-administrators", data: { artworkId: "w" } }]);
    expect(revised(false)).toEqual([]);
    const pictured = (sentToReview: boolean) => {
      const { image } = detailsOf();
      const data = { ...artwork, pictureId: "p", role: "detail" as const, image, sentToReview };
      return tellAdministratorsWhenArtworkWaits.react(recorded({ type: "WorkPictureAdded", data }));
    };
    expect(pictured(true)).toMatchObject([{ kind: "job", name: "tell-administrators", data: { artworkId: "w" } }]);
    expect(pictured(false)).toEqual([]);
  });

  it("gives the same cause and receiver the same notice", () => {
    const ids = [1, 2].map(() => effectsOf(recorded(bid("b", "c"))).filter(isNotice));
    expect(ids[0]).toEqual(ids[1]);
  });

  it("mails what is to be mailed, with nothing but ids, codes, amounts and times", () => {
    const subject = { auctionId: "a", artworkId: "w", amount: 650_00, at, reason: "highestBid" };
    const notice = { userId: "b", noticeId: "n", kind: "auctionWon" as const, subject, causeId: "c" };
    const [job] = mailNoticeWhenNoticeReceived.react(
      recorded({ type: "NoticeReceived", data: { ...notice, byEmail: true } }),
    );
    expect(job).toMatchObject({ kind: "job", name: "mail-notice", id: "mail-notice_n" });
    if (job?.kind !== "job") throw new Error("not a job");
    expect(noticeOfJobData(job.data)).toEqual({ userId: "b", noticeId: "n", kind: "auctionWon", subject });
    const silent = recorded({ type: "NoticeReceived" as const, data: { ...notice, byEmail: false } });
    expect(mailNoticeWhenNoticeReceived.react(silent)).toEqual([]);
  });

  it("sends a short message at once to whoever wants one, and to nobody else", () => {
    const notice = {
      userId: "b",
      noticeId: "n",
      kind: "auctionWon" as const,
      subject: {},
      causeId: "c",
      byEmail: true,
    };
    const received = (data: NoticeReceived["data"]) => recorded({ type: "NoticeReceived" as const, data });
    const wanted = received({ ...notice, bySms: true });
    expect(textNoticeWhenNoticeReceived.react(wanted)).toMatchObject([
      { kind: "job", name: "text-notice", id: "text-notice_n", at: wanted.recordedAt },
    ]);
    expect(textNoticeWhenNoticeReceived.react(received(notice))).toEqual([]);
  });

  it("writes about being outbid after a quiet minute, once for all of a minute", () => {
    const told = (noticeId: string, recordedAt: string) =>
      mailNoticeWhenNoticeReceived.react({
        ...recorded({
          type: "NoticeReceived" as const,
          data: { userId: "b", noticeId, kind: "outbid", subject: { auctionId: "a" }, causeId: "c", byEmail: true },
        }),
        recordedAt,
      });
    const first = told("n1", "2026-03-01T09:00:00.000Z");
    expect(first).toEqual(told("n2", "2026-03-01T09:00:59.999Z"));
    expect(first).toMatchObject([
      {
        name: "mail-outbid",
        at: "2026-03-01T09:02:00.000Z",
        data: { auctionId: "a", userId: "b", before: "2026-03-01T09:01:00.000Z" },
      },
    ]);
    const next = told("n3", "2026-03-01T09:01:00.000Z");
    expect(next).toMatchObject([{ at: "2026-03-01T09:03:00.000Z" }]);
    expect(next[0]).not.toMatchObject({ id: (first[0] as { id: string }).id });
  });
});

describe("what changes who can get in", () => {
  const device = personal("noura", "Firefox · Linux · 203.0.113.0/24");
  const noticeOf = (event: Parameters<Policy["react"]>[0]) =>
    policies.filter(({ handles }) => handles.includes(event.type)).flatMap((policy) => policy.react(event));

  it("is told to the person alone, by a letter too, with the device under their own key", () => {
    const event = recorded({ type: "SignedInOnNewDevice", data: { userId: "noura", signInId: "s", device } });
    expect(noticeOf(event)).toMatchObject([
      {
        streamId: "noura",
        command: { data: { kind: "newDevice", byEmail: true, subject: { reason: { person: "noura" } } } },
      },
    ]);
    const removed = recorded({ type: "TotpRemoved", data: { userId: "noura", factorId: "app" } });
    expect(noticeOf(removed)).toMatchObject([{ streamId: "noura", command: { data: { kind: "securityChanged" } } }]);
  });

  it("leaves every use of a second factor untold but that of a recovery code", () => {
    const used = recorded({ type: "TotpCodeUsed", data: { userId: "noura", factorId: "app", step: 7 } });
    expect(noticeOf(used)).toEqual([]);
    const recovered = recorded({ type: "RecoveryCodeUsed", data: { userId: "noura", hash: "h" } });
    expect(noticeOf(recovered)).toMatchObject([{ command: { data: { subject: { reason: "recoveryCodeUsed" } } } }]);
  });
});
