import { describe, expect, it } from "vitest";
import { CLOSING_DRAIN_MS, type AuctionRejection } from "@naqsh/shared/auction";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import type { OrderRejection } from "@naqsh/shared/order";
import type { CommandOutcome } from "@naqsh/shared/platform/ports/system-command";
import * as accountJobs from "../account/account-jobs";
import * as artworkJobs from "../artwork/artwork-jobs";
import * as auctionJobs from "../auction/auction-jobs";
import * as cardJobs from "../card/card-jobs";
import * as markJobs from "../notification/mark-jobs";
import { jobs } from "./all-jobs";
import type { NoticeReceived } from "@naqsh/shared/notification";
import { notify } from "../notification/notice";
import * as notificationJobs from "../notification/notification-jobs";
import * as orderJobs from "../order/order-jobs";
import * as payoutJobs from "../payout/payout-jobs";
import { policies } from "../policies/all-policies";
import type { Contact } from "../ports/contacts";
import type { Outbid } from "../ports/outbids";
import { idFor, recorded } from "../testing/recorded";
import { accepted, NOW, openJobsDesk } from "../testing/jobs-desk";

const refused = (rejection: AuctionRejection | OrderRejection): CommandOutcome => ({ accepted: false, rejection });
const stillRunning = (endsAt: Instant): CommandOutcome => refused({ code: "AUCTION_STILL_RUNNING", endsAt });

describe("jobs", () => {
  it("run everything that the policies can name", () => {
    const named = [
      accountJobs,
      artworkJobs,
      auctionJobs,
      cardJobs,
      markJobs,
      notificationJobs,
      orderJobs,
      payoutJobs,
    ].flatMap((names) => Object.values(names));
    const placeOf = ({ queue, name }: { queue: string; name: string }): string => `${queue}/${name}`;
    expect(jobs.map(placeOf).toSorted()).toEqual(named.map(placeOf).toSorted());
  });

  it("end the sessions of whoever is erased, as often as they run", async () => {
    const desk = await openJobsDesk();
    const userId = idFor("sara");
    const event = recorded({ type: "AccountErased" as const, data: { userId } });
    const policy = policies.find(({ handles }) => handles.includes("AccountErased"))!;
    const [effect] = policy.react(event);
    expect(effect).toMatchObject({ kind: "job", name: "end-sessions", data: { userId }, at: event.recordedAt });
    await desk.run("end-sessions", { userId });
    await desk.run("end-sessions", { userId });
    expect(desk.ended).toEqual([userId, userId]);
  });

  it("send the same command under the same id when they run twice, with what they follow from", async () => {
    const desk = await openJobsDesk();
    const data = { auctionId: "a", correlationId: "story", causationId: "event" };
    await desk.run("close-auction", data);
    await desk.run("close-auction", data);
    expect(desk.sent[0]).toEqual(desk.sent[1]);
    expect(desk.sent[0]).toMatchObject({ correlationId: "story", causationId: "event", actorId: "close-auction" });
  });

  it("forgive one order's unpaid win, or all of an auction where the order was not written down yet", async () => {
    const desk = await openJobsDesk();
    const facts = { userId: "u", auctionId: "a", forgivenBy: "forgive-unpaid-win", reason: "90 days" };
    await desk.run("forgive-unpaid-win", { userId: "u", auctionId: "a", orderId: "o" });
    await desk.run("forgive-unpaid-win", { userId: "u", auctionId: "a" });
    expect(desk.commands()).toStrictEqual([
      { type: "ForgiveUnpaidWin", data: { ...facts, orderId: "o" } },
      { type: "ForgiveUnpaidWin", data: facts },
    ]);
  });

  it("take an auction that still runs as done", async () => {
    const desk = await openJobsDesk();
    desk.answer = stillRunning(after(NOW, 60_000));
    await desk.run("close-auction", { auctionId: "a" });
    expect(desk.sent).toHaveLength(1);
    expect(desk.scheduled).toEqual([]);
  });

  it.each([
    ["begin-closing", { auctionId: "a" }, stillRunning(NOW)],
    // The auction names its end; the close comes two seconds after it.
    ["close-auction", { auctionId: "a" }, stillRunning(after(NOW, -CLOSING_DRAIN_MS))],
    ["expire-offer", { auctionId: "a" }, refused({ code: "OFFER_STILL_OPEN", offerEndsAt: NOW })],
    ["expire-payment", { orderId: "a" }, refused({ code: "PAYMENT_NOT_DUE_YET", paymentDueAt: NOW })],
  ])(
    "ask again in a moment, as %s does, if their time has come by their own clock alone",
    async (name, data, answer) => {
      const desk = await openJobsDesk();
      desk.answer = answer;
      const asked: number[] = [];
      for (let run = 0; run < 7; run += 1) {
        await desk.run(name, data);
        const { at, id, data: again } = desk.scheduled.at(-1)!;
        expect([id, again]).toEqual([`${name}_a_${Date.parse(at)}`, data]);
        asked.push(Date.parse(at) - Date.parse(NOW));
        await desk.clock.advanceTo(Date.parse(at));
      }
      expect(asked).toEqual([10, 20, 40, 80, 160, 320, 640]);
      expect(desk.sent).toHaveLength(7);
      await expect(desk.run(name, data)).rejects.toThrow("its time has come");
    },
  );

  it("ask about a pending payment again after a minute, under another id", async () => {
    const desk = await openJobsDesk();
    desk.answer = { accepted: false, rejection: { code: "PAYMENT_PENDING" } };
    await desk.run("expire-payment", { orderId: "o" });
    const again = "2026-03-01T09:01:00.000Z";
    expect(desk.scheduled).toMatchObject([
      { name: "expire-payment", id: `expire-payment_o_${Date.parse(again)}`, at: again },
    ]);
    desk.answer = accepted();
    await desk.run("expire-payment", { orderId: "o" });
    expect(desk.scheduled).toHaveLength(1);
  });

  it("count the days of payouts again that still lie ahead when holidays are set", async () => {
    const desk = await openJobsDesk();
    const scheduled = (artistId: string, latestAt: string) => ({
      type: "PayoutScheduled",
      data: { artistId, orderId: "o", dueAt: latestAt, latestAt },
    });
    await desk.append("payouts-ahead", scheduled("ahead", "2026-03-09T09:00:00.000Z"));
    await desk.append("payouts-over", scheduled("over", "2026-02-01T09:00:00.000Z"));
    await desk.run("count-payout-days-again", { moveId: "eid", setAt: NOW });
    expect(desk.commands()).toEqual([
      { type: "CountPayoutDaysAgain", data: { artistId: "ahead", moveId: "eid", setAt: NOW } },
    ]);
  });

  it("turn each answer of the provider into a command", async () => {
    const desk = await openJobsDesk();
    const payment = { orderId: "o", amount: "115000" };
    await desk.run("charge-payment", { ...payment, paymentId: idFor("p1"), method: "sandbox-succeeds" });
    await desk.run("charge-payment", { ...payment, paymentId: idFor("p2"), method: "sandbox-declined" });
    await desk.run("charge-payment", { ...payment, paymentId: idFor("p3"), method: "sandbox-needs-confirmation" });
    await desk.run("confirm-charge", { orderId: "o", paymentId: idFor("p3") });
    const owed = { orderId: "o", buyerId: "b", paymentId: idFor("p3"), reference: "sandbox-1", amount: 115_000 };
    await desk.append("order-o", { type: "RefundOwed", data: owed });
    await desk.run("refund-payment", { ...payment, paymentId: idFor("p3"), reference: "sandbox-1" });
    expect(desk.commands().map(({ type }) => type)).toEqual([
      "ConfirmPayment",
      "FailPayment",
      "RequireConfirmation",
      "ConfirmPayment",
      "RecordRefund",
    ]);
    expect(desk.commands()[1]).toMatchObject({
      data: { orderId: "o", paymentId: idFor("p2"), reason: "card_declined" },
    });
  });

  it("free an e-mail and a username whose account never came, and no other", async () => {
    const desk = await openJobsDesk();
    const claim = (type: string, claimId: string, userId: string) => ({ type, data: { claimId, userId } });
    await desk.append("user-there", { type: "UserRegistered", data: { userId: "there" } });
    await desk.append("emailClaim-a", claim("EmailClaimed", "a", "there"));
    await desk.append("usernameClaim-b", claim("UsernameClaimed", "b", "there"));
    const refused = [claim("EmailClaimed", "r", "gone"), claim("EmailReleased", "r", "gone")];
    await desk.append("emailClaim-r", ...refused);
    await desk.run("release-orphan-email", { claimId: "a", userId: "there" });
    await desk.run("release-orphan-username", { claimId: "b", userId: "there" });
    await desk.run("release-orphan-email", { claimId: "r", userId: "gone" });
    expect(desk.sent).toEqual([]);

    await desk.append("emailClaim-c", claim("EmailClaimed", "c", "gone"));
    await desk.append("usernameClaim-d", claim("UsernameClaimed", "d", "gone"));
    await desk.append("user-gone", { type: "RegistrationAbandoned", data: { userId: "gone" } });
    await desk.run("release-orphan-email", { claimId: "c", userId: "gone" });
    await desk.run("release-orphan-username", { claimId: "d", userId: "gone" });
    expect(desk.sent).toMatchObject([
      { streamCategory: "emailClaim", streamId: "c", command: { type: "ReleaseEmail", data: { userId: "gone" } } },
      { streamCategory: "usernameClaim", streamId: "d", command: { type: "ReleaseUsername" } },
    ]);
  });

  it("give back a work whose auction never came, and no other", async () => {
    const desk = await openJobsDesk();
    await desk.append("auction-there", { type: "AuctionScheduled", data: { auctionId: "there" } });
    await desk.run("return-orphan-consignment", { artworkId: "w", auctionId: "there" });
    expect(desk.sent).toEqual([]);
    await desk.run("return-orphan-consignment", { artworkId: "w", auctionId: "gone" });
    expect(desk.commands()).toMatchObject([
      { type: "ReturnConsignedArtwork", data: { artworkId: "w", auctionId: "gone", reason: "notScheduled" } },
    ]);
  });

  it("tell every administrator of a work that waits", async () => {
    const desk = await openJobsDesk();
    desk.administrators = ["one", "two"];
    await desk.run("tell-administrators", { artworkId: "w", causeId: "6f1c6a3e-1f0b-5c57-9a53-8d2f8f1e7b10" });
    expect(desk.commands()).toMatchObject([
      { type: "Notify", data: { userId: "one", kind: "artworkToReview", subject: { artworkId: "w" }, byEmail: false } },
      { type: "Notify", data: { userId: "two" } },
    ]);
  });

  it("tell each of 2,000 bidders once that the work was not theirs, as often as they run and wherever they were cut off", async () => {
    const desk = await openJobsDesk();
    const crowd = Array.from({ length: 2_000 }, (_, nth) => `bidder ${nth}`);
    const bids = crowd.map((bidderId) => ({ type: "BidPlaced", data: { bidderId } }));
    const voided = { type: "BidderVoided", data: { bidderId: "bidder 7" } };
    const sold = { artworkId: "w", outcome: "sold", price: 900_00, winnerId: "bidder 1999" };
    const close = { type: "AuctionClosed", data: { ...sold, bidderIds: crowd } };
    const later = { type: "BidderVoided", data: { bidderId: "bidder 8" } };
    await desk.append("auction-a", ...bids, voided, close, later);
    const data = { auctionId: "a", closeId: idFor(`event auction-a ${crowd.length + 1}`) };
    desk.failAfter(700);
    await expect(desk.run("tell-losing-bidders", data)).rejects.toThrow("killed");
    await desk.run("tell-losing-bidders", data);
    const notices = new Map(desk.sent.map((sent) => [sent.commandId, sent.command.data]));
    const told = [...notices.values()] as NoticeReceived["data"][];
    const losers = crowd.filter((name) => name !== "bidder 7" && name !== "bidder 1999");
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(losers.toSorted());
    expect(new Set(told.map(({ noticeId }) => noticeId)).size).toBe(losers.length);
    const subject = { auctionId: "a", artworkId: "w", amount: 900_00 };
    expect(told[0]).toMatchObject({ kind: "auctionLost", subject, causeId: data.closeId, byEmail: true });
    expect(desk.sent.length).toBeGreaterThan(losers.length);
  });

  it("wait for a close that the log does not show yet", async () => {
    const desk = await openJobsDesk();
    await desk.append("auction-a", { type: "BidPlaced", data: { bidderId: "sara" } });
    await expect(desk.run("tell-losing-bidders", { auctionId: "a", closeId: "c" })).rejects.toThrow("yet");
    expect(desk.sent).toEqual([]);
  });

  it("throw for a picture that is not there, so that it is tried again", async () => {
    const desk = await openJobsDesk();
    const data = { artworkId: "w", sha256: "a".repeat(64), file: "missing.png" };
    await expect(desk.run("make-renditions", data)).rejects.toThrow("missing.png");
  });
});

describe("the letter about a notice", () => {
  const notice = { userId: "sara", noticeId: "n", kind: "outbid", auctionId: "a", artworkId: "w", amount: "65000" };
  const sara: Contact = { email: "sara@naqsh.test", firstName: "سارة", language: "ar" };

  it("is recorded under its key, then sent under it, in the reader's language, with the work's title", async () => {
    const desk = await openJobsDesk();
    desk.contacts.set("sara", sara);
    await desk.append("artwork-w", { type: "ArtworkSubmitted", data: { details: { title: "فجر", titleEn: "Dawn" } } });
    await desk.run("mail-notice", notice);
    await desk.run("mail-notice", notice);
    expect(desk.commands()[0]).toEqual({
      type: "RecordNoticeMailed",
      data: { userId: "sara", noticeId: "n", mailKey: "n" },
    });
    const letters = await desk.letters();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ idempotencyKey: "n", to: "sara@naqsh.test", language: "ar" });
    expect(letters[0]?.subject).toContain("«فجر»");
  });

  it("is not sent where its record was refused, or nobody is left to read it", async () => {
    const desk = await openJobsDesk();
    await desk.run("mail-notice", notice);
    desk.contacts.set("sara", sara);
    desk.answer = { accepted: false, rejection: { code: "NOTICE_UNKNOWN" } };
    await desk.run("mail-notice", notice);
    expect(await desk.letters()).toEqual([]);
  });

  it("is a short message with its link for whoever wants one, to the number that they gave, once", async () => {
    const desk = await openJobsDesk();
    await desk.append("artwork-w", { type: "ArtworkSubmitted", data: { details: { title: "فجر", titleEn: "Dawn" } } });
    desk.contacts.set("sara", sara);
    await desk.run("text-notice", notice);
    expect([desk.commands(), await desk.letters()]).toEqual([[], []]);

    desk.contacts.set("sara", { ...sara, phone: "050 000 0000" });
    await desk.run("text-notice", notice);
    await desk.run("text-notice", notice);
    expect(desk.commands()[0]).toEqual({ type: "RecordNoticeTexted", data: { userId: "sara", noticeId: "n" } });
    const messages = await desk.letters();
    expect(messages).toMatchObject([{ idempotencyKey: "sms-n", to: "+966500000000" }]);
    expect(messages[0]?.text).toMatch(/^[^\n]*«فجر»[^\n]*\nhttps?:\/\/\S+$/);

    desk.answer = { accepted: false, rejection: { code: "NOTICE_UNKNOWN" } };
    await desk.run("text-notice", { ...notice, noticeId: "other" });
    expect(await desk.letters()).toHaveLength(1);
  });

  describe("of being outbid", () => {
    const before = "2026-03-01T09:01:00.000Z";
    const outbidAt = (at: string): Outbid => ({ causeId: idFor("bid"), at, artworkId: "w", price: 900_00 });
    const mail = (desk: Awaited<ReturnType<typeof openJobsDesk>>) =>
      desk.run("mail-outbid", { auctionId: "a", userId: "sara", before });

    it("is one letter with the price of now, under the key of the newest notice", async () => {
      const desk = await openJobsDesk();
      desk.contacts.set("sara", sara);
      desk.outbids.set("a/sara", outbidAt("2026-03-01T09:00:40.000Z"));
      await mail(desk);
      await mail(desk);
      const noticeId = notify(idFor("bid"), "sara", "outbid", {}).data.noticeId;
      expect(desk.commands()[0]).toMatchObject({ type: "RecordNoticeMailed", data: { noticeId, mailKey: noticeId } });
      const letters = await desk.letters();
      expect(letters).toHaveLength(1);
      expect(letters[0]).toMatchObject({ idempotencyKey: noticeId });
      expect(letters[0]?.text).toContain("٩٠٠");
    });

    it("does not come where they have bid since, or a later outbid has a letter of its own", async () => {
      const desk = await openJobsDesk();
      desk.contacts.set("sara", sara);
      await mail(desk);
      desk.outbids.set("a/sara", outbidAt(before));
      await mail(desk);
      expect(desk.sent).toEqual([]);
      expect(await desk.letters()).toEqual([]);
    });
  });

  it("waits for a person whom the log knows and the view does not show yet", async () => {
    const desk = await openJobsDesk();
    await desk.append("user-sara", { type: "UserRegistered", data: { userId: "sara" } });
    await expect(desk.run("mail-notice", notice)).rejects.toThrow("behind");
    await desk.append("user-erased", { type: "AccountErased", data: { userId: "erased" } });
    await desk.run("mail-notice", { ...notice, userId: "erased" });
    expect(desk.sent).toEqual([]);
  });
});
