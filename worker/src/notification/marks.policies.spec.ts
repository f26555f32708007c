import { personal } from "@naqsh/shared/kernel/personal";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { NoticeReceived } from "@naqsh/shared/notification";
import { describe, expect, it } from "vitest";
import { NOW, openJobsDesk } from "../testing/jobs-desk";
import { idFor, recorded } from "../testing/recorded";
import { mailNoticeWhenNoticeReceived } from "./mail-notice-when-notice-received.policy";
import { scheduleReminderWhenAsked } from "./schedule-reminder-when-asked.policy";
import { tellArtistWhenLikedOrFollowed } from "./tell-artist-when-liked-or-followed.policy";
import { tellWishersWhenWorkChanges } from "./tell-wishers-when-work-changes.policy";

const work = { artworkId: "dune", artistId: "huda" };
const mark = (collectorId: string, at = NOW) => ({ collectorId, at });

const policies: readonly Policy[] = [
  tellArtistWhenLikedOrFollowed,
  tellWishersWhenWorkChanges,
  scheduleReminderWhenAsked,
];

const jobsFor = (event: AnyEvent, at = "2026-03-01T12:03:00.000Z") =>
  policies
    .filter(({ handles }) => handles.includes(event.type))
    .flatMap((policy) => policy.react({ ...recorded(event), recordedAt: at }))
    .filter((effect) => effect.kind === "job");

const liked = (collectorId: string): AnyEvent => ({ type: "ArtworkLiked", data: { collectorId, ...work } });

describe("An artist is told of likes and followers", () => {
  it("together, for those of the same five minutes", () => {
    const [first] = jobsFor(liked("sara"), "2026-03-01T12:01:00.000Z");
    const [second] = jobsFor(liked("omar"), "2026-03-01T12:04:59.999Z");
    const [later] = jobsFor(liked("noura"), "2026-03-01T12:05:00.000Z");
    expect(first).toMatchObject({ at: "2026-03-01T12:05:00.000Z" });
    expect(second!.id).toBe(first!.id);
    expect(later!.id).not.toBe(first!.id);
  });

  it("when one is taken back too", () => {
    const unliked: AnyEvent = { type: "ArtworkUnliked", data: { collectorId: "omar", ...work } };
    const [came] = jobsFor(liked("sara"), "2026-03-01T12:01:00.000Z");
    const [gone] = jobsFor(unliked, "2026-03-01T12:02:00.000Z");
    expect(gone!.id).toBe(came!.id);
  });

  it("by how many of a day of Riyadh stand, in one notice of it", async () => {
    const desk = await openJobsDesk();
    const dayBefore = mark("noura", "2026-02-28T20:59:59.999Z");
    desk.marks.set("like/dune", [mark("sara"), mark("omar", "2026-02-28T21:00:00.000Z"), dayBefore]);
    const data = { kind: "like", targetId: "dune", artistId: "huda", causeId: idFor("like") };
    const within = (from: string) => ({ ...data, from, before: from });
    await desk.run("tell-of-marks", within("2026-03-01T09:00:00.000Z"));
    await desk.run("tell-of-marks", { ...within("2026-03-01T10:00:00.000Z"), causeId: idFor("later") });
    await desk.run("tell-of-marks", within("2026-03-01T21:00:00.000Z"));
    await desk.run("tell-of-marks", { ...within("2026-03-01T09:00:00.000Z"), kind: "follow", targetId: "huda" });
    const told = desk.commands().map((command) => command.data as NoticeReceived["data"]);
    expect(told).toMatchObject([
      { userId: "huda", kind: "workLiked", subject: { artworkId: "dune", count: 2 } },
      { userId: "huda", kind: "workLiked", subject: { artworkId: "dune", count: 2 } },
      { kind: "workLiked", subject: { count: 0 } },
      { kind: "artistFollowed", subject: { count: 0 } },
    ]);
    const ids = told.map(({ noticeId }) => noticeId);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("A letter of likes", () => {
  const data = { userId: "huda", noticeId: "n", kind: "workLiked", subject: { artworkId: "dune", count: 1 } } as const;
  const received: AnyEvent = { type: "NoticeReceived", data: { ...data, causeId: "c", byEmail: true } };
  const recounted = (count: number): AnyEvent => ({
    type: "NoticeRecounted",
    data: { ...data, subject: { artworkId: "dune", count } },
  });
  const mailed = async (...events: AnyEvent[]) => {
    const [job] = mailNoticeWhenNoticeReceived.react(recorded(received) as RecordedEvent<NoticeReceived>);
    const desk = await openJobsDesk();
    desk.contacts.set("huda", { email: "huda@naqsh.test", firstName: "Huda", language: "en" });
    await desk.append("inbox-huda", received, ...events);
    await desk.append("artwork-dune", {
      type: "ArtworkSubmitted",
      data: { ...work, details: { title: "كثيب", titleEn: "Dune" } },
    });
    if (job?.kind === "job") await desk.run(job.name, job.data);
    return { at: job?.kind === "job" ? job.at : null, texts: (await desk.letters()).map(({ text }) => text) };
  };

  it("is one for the day, at its end, with as many as stand then", async () => {
    const { at, texts } = await mailed(recounted(7), recounted(6));
    expect(at).toBe("2026-03-01T21:00:00.000Z");
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/6 people/);
    expect((await mailed(recounted(0))).texts).toEqual([]);
  });
});

describe("Those who wish for a work are told", () => {
  const submitted: AnyEvent = { type: "ArtworkSubmitted", data: { ...work, price: 900_00, isForSale: true } };
  const approved: AnyEvent = { type: "ArtworkApproved", data: work };
  const onShow = [submitted, approved];
  const priced = (price: number | null, isForSale = true): AnyEvent => ({
    type: "PriceChanged",
    data: { ...work, price, isForSale },
  });
  const revised = (sentToReview: boolean): AnyEvent => ({ type: "ArtworkRevised", data: { ...work, sentToReview } });
  const ofWork = (type: string): AnyEvent => ({ type, data: work });
  const fallenSale = [ofWork("ArtworkSold"), ofWork("SoldArtworkReturned")];

  /** What is told of the event at `place`, once the log shows all of them. */
  const toldOf = async (events: AnyEvent[], place = events.length - 1, ofArtist: AnyEvent[] = []) => {
    const desk = await openJobsDesk();
    desk.marks.set("wish/dune", [mark("sara"), mark("omar")]);
    await desk.append("artwork-dune", ...events);
    if (ofArtist.length > 0) await desk.append("user-huda", ...ofArtist);
    const cause = { ...recorded(events[place]!), id: idFor(`event artwork-dune ${place}`) };
    const reaction = policies.find(({ handles }) => handles.includes(cause.type))?.react(cause) ?? [];
    for (const effect of reaction) if (effect.kind === "job") await desk.run(effect.name, effect.data);
    return desk.commands().map(({ data }) => data as NoticeReceived["data"]);
  };
  const each = (kind: string, amount: number) =>
    ["sara", "omar"].map((userId) => ({ userId, kind, subject: { artworkId: "dune", amount } }));

  it.each<[string, AnyEvent[], string, number]>([
    ["that it costs less", [...onShow, priced(700_00)], "wishPriceDropped", 700_00],
    ["that it is on sale", [...onShow, priced(null, false), priced(900_00)], "wishOnSale", 900_00],
    ["that it is on sale after a sale that fell", [...onShow, ...fallenSale, priced(900_00)], "wishOnSale", 900_00],
    [
      "that it is on sale, at less than before a sale that fell",
      [...onShow, ...fallenSale, priced(700_00)],
      "wishOnSale",
      700_00,
    ],
    [
      "at its approval, what fell in review",
      [...onShow, revised(true), priced(700_00), approved],
      "wishPriceDropped",
      700_00,
    ],
    [
      "at its approval, that it went on sale in review",
      [...onShow, priced(900_00, false), revised(true), priced(900_00), approved],
      "wishOnSale",
      900_00,
    ],
  ])("%s", async (_, events, kind, amount) => {
    expect(await toldOf(events)).toMatchObject(each(kind, amount));
  });

  it.each<[string, AnyEvent[]]>([
    ["a rise", [...onShow, priced(950_00)]],
    ["leaving the sale", [...onShow, priced(900_00, false)]],
    ["a price before the first approval", [submitted, priced(700_00)]],
    ["the first approval", onShow],
    ["an approval at the price that was seen before", [...onShow, priced(700_00), revised(true), approved]],
    ["a price that fell in review", [...onShow, revised(true), priced(700_00)]],
    ["a price that fell once it was rejected", [...onShow, revised(true), ofWork("ArtworkRejected"), priced(700_00)]],
    [
      "a price that fell in review with a further picture",
      [...onShow, { type: "WorkPictureAdded", data: { ...work, sentToReview: true } }, priced(700_00)],
    ],
  ])("nothing of %s", async (_, events) => {
    expect(await toldOf(events)).toEqual([]);
  });

  it("nothing of a work that left the show, or the sale, before the news of it", async () => {
    expect(await toldOf([...onShow, priced(700_00), ofWork("ArtworkWithdrawn")], 2)).toEqual([]);
    expect(await toldOf([...onShow, priced(700_00), ...fallenSale], 2)).toEqual([]);
  });

  it("nothing while its artist is suspended", async () => {
    const banned: AnyEvent = { type: "UserBanned", data: { userId: "huda" } };
    const lifted: AnyEvent = { type: "UserUnbanned", data: { userId: "huda" } };
    const events = [...onShow, priced(700_00)];
    expect(await toldOf(events, 2, [banned])).toEqual([]);
    expect(await toldOf(events, 2, [banned, lifted])).toHaveLength(2);
  });

  it("that it goes into an auction, with its time", async () => {
    const startsAt = "2026-03-02T12:00:00.000Z";
    const [job] = jobsFor({ type: "AuctionScheduled", data: { ...work, auctionId: "evening", startsAt } }).filter(
      ({ name }) => name === "tell-wishers",
    );
    const desk = await openJobsDesk();
    desk.marks.set("wish/dune", [mark("sara")]);
    await desk.run("tell-wishers", job!.data);
    expect(desk.commands()).toMatchObject([
      { data: { userId: "sara", kind: "wishInAuction", subject: { auctionId: "evening", at: startsAt } } },
    ]);
  });
});

describe("A reminder of an auction", () => {
  const startsAt = "2026-03-01T12:00:00.000Z";
  const scheduled: AnyEvent = { type: "AuctionScheduled", data: { auctionId: "evening", ...work, startsAt } };
  const asked: AnyEvent = {
    type: "AuctionReminderAsked",
    data: { collectorId: "sara", auctionId: "evening", startsAt },
  };
  const data = { collectorId: "sara", auctionId: "evening", startsAt, causeId: idFor("asked") };
  const moved: AnyEvent = {
    type: "AuctionDeadlinesMoved",
    data: { auctionId: "evening", ...work, startsAt: "2026-03-01T13:00:00.000Z", endsAt: null },
  };

  it("comes a quarter of an hour before, or at the start where it was asked for later", () => {
    expect(jobsFor(asked, "2026-03-01T09:00:00.000Z")).toMatchObject([{ at: "2026-03-01T11:45:00.000Z" }]);
    expect(jobsFor(asked, "2026-03-01T11:50:00.000Z")).toMatchObject([{ at: startsAt }]);
  });

  const told = async (marks: string[], ...events: AnyEvent[]) => {
    const desk = await openJobsDesk();
    desk.marks.set(
      "reminder/evening",
      marks.map((collectorId) => mark(collectorId)),
    );
    await desk.append("auction-evening", ...events);
    await desk.run("remind-of-auction", data);
    return desk.commands().map((command) => (command.data as NoticeReceived["data"]).kind);
  };

  it("is given while it is wanted, and its auction stands and opens then", async () => {
    const cancelled: AnyEvent = {
      type: "AuctionCancelled",
      data: { auctionId: "evening", ...work, reason: personal("huda", "ill") },
    };
    expect(await told(["sara"], scheduled)).toEqual(["auctionReminder"]);
    expect(await told(["omar"], scheduled)).toEqual([]);
    expect(await told(["sara"], scheduled, cancelled)).toEqual([]);
    expect(await told(["sara"], scheduled, moved)).toEqual([]);
  });

  it("moves with its auction", async () => {
    const desk = await openJobsDesk();
    desk.marks.set("reminder/evening", [mark("sara"), mark("omar")]);
    const job = jobsFor(moved, NOW).find(({ name }) => name === "move-reminders");
    await desk.run("move-reminders", job!.data);
    expect(desk.scheduled.map(({ at }) => at)).toEqual(["2026-03-01T12:45:00.000Z", "2026-03-01T12:45:00.000Z"]);
  });
});
