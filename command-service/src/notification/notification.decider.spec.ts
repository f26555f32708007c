import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NoticeReceived, NotificationCommand, NotificationEvent } from "@naqsh/shared/notification";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { tableFrom, type NotificationCells } from "@naqsh/shared/preferences";
import { notificationDecider } from "./notification.decider";

const userId = "user-1";
const noticeOf = (noticeId: string) => ({
  userId,
  noticeId,
  kind: "outbid" as const,
  subject: { auctionId: "a" },
  causeId: "cause",
  byEmail: true,
});
const notify = (id: string, chosen: NotificationCells = {}, isBinding = false): NotificationCommand => ({
  type: "Notify",
  data: { ...noticeOf(id), ...(isBinding && { isBinding }), table: tableFrom(chosen) },
});
const read = (id: string): NotificationCommand => ({ type: "MarkNotificationRead", data: { userId, noticeId: id } });
const readAll: NotificationCommand = { type: "MarkAllRead", data: { userId } };
const remove = (id: string): NotificationCommand => ({ type: "DeleteNotification", data: { userId, noticeId: id } });
const mailed = (id: string): NotificationCommand => ({
  type: "RecordNoticeMailed",
  data: { userId, noticeId: id, mailKey: `mail/${id}` },
});

const received = (id: string): NotificationEvent => ({ type: "NoticeReceived", data: noticeOf(id) });
const wasRead = (id: string): NotificationEvent => ({ type: "NoticeRead", data: { userId, noticeId: id } });
const allRead: NotificationEvent = { type: "AllNoticesRead", data: { userId } };
const deleted = (id: string): NotificationEvent => ({ type: "NoticeDeleted", data: { userId, noticeId: id } });

const given = sentencesAbout(notificationDecider);

describe("an inbox", () => {
  it("tells of the same cause once, also after its notice was deleted", () => {
    given().when(notify("1")).thenRecords(received("1"));
    given(received("1")).when(notify("1")).thenNothing();
    given(received("1"), deleted("1")).when(notify("1")).thenNothing();
  });

  it("marks as read once, one notice or all", () => {
    given(received("1")).when(read("1")).thenRecords(wasRead("1"));
    given(received("1"), wasRead("1")).when(read("1")).thenNothing();
    given(received("1"), received("2")).when(readAll).thenRecords(allRead);
    given(received("1"), allRead).when(readAll).thenNothing();
    given(received("1"), allRead).when(read("1")).thenNothing();
  });

  it("deletes once, and knows nothing of what never came", () => {
    given(received("1")).when(remove("1")).thenRecords(deleted("1"));
    given(received("1"), deleted("1")).when(remove("1")).thenNothing();
    given(received("1"), deleted("1")).when(read("1")).thenRejects({ code: "NOTICE_UNKNOWN" });
    for (const command of [read("9"), remove("9"), mailed("9")])
      given().when(command).thenRejects({ code: "NOTICE_UNKNOWN" });
  });

  it("tells with a notice on which channels it comes, and which its receiver had switched off", () => {
    const told = (over: Partial<NoticeReceived["data"]>): NotificationEvent => ({
      type: "NoticeReceived",
      data: { ...noticeOf("1"), ...over },
    });
    const noLetters = { auctions: { email: false } };
    given()
      .when(notify("1", noLetters))
      .thenRecords(told({ byEmail: false, withheld: ["email"] }));
    given()
      .when(notify("1", noLetters, true))
      .thenRecords(received("1"));
    given()
      .when(notify("1", { auctions: { sms: true } }))
      .thenRecords(told({ bySms: true }));
    given()
      .when(notify("1", { auctions: { app: false } }))
      .thenRecords(told({ withheld: ["app"] }));
  });

  describe("with likes of a day", () => {
    const liked = (count: number) => ({
      ...noticeOf("1"),
      kind: "workLiked" as const,
      subject: { artworkId: "w", count },
    });
    const told = (count: number): NotificationCommand => ({
      type: "Notify",
      data: { ...liked(count), table: tableFrom({}) },
    });
    const came = (count: number): NotificationEvent => ({
      type: "NoticeReceived",
      data: { ...liked(count), byEmail: false, withheld: ["email"] },
    });
    const recounted = (count: number): NotificationEvent => ({
      type: "NoticeRecounted",
      data: { userId, noticeId: "1", kind: "workLiked", subject: { artworkId: "w", count } },
    });

    it("counts the people of one notice anew, and begins none for nobody", () => {
      given().when(told(0)).thenNothing();
      given(came(2)).when(told(2)).thenNothing();
      given(came(2)).when(told(3)).thenRecords(recounted(3));
      given(came(2), recounted(3)).when(told(1)).thenRecords(recounted(1));
      given(came(2), recounted(0)).when(told(1)).thenRecords(recounted(1));
      given(came(2), deleted("1")).when(told(3)).thenNothing();
    });

    it("is unread once, again when they grow in number, and not when they fall or are gone", () => {
      given(came(2), recounted(3), wasRead("1")).when(readAll).thenNothing();
      given(came(2), wasRead("1"), recounted(3)).when(readAll).thenRecords(allRead);
      given(came(2), wasRead("1"), recounted(1)).when(readAll).thenNothing();
      given(came(2), recounted(0)).when(readAll).thenNothing();
    });
  });

  it("counts no notice that the app does not show, and mails it all the same", () => {
    const hidden: NotificationEvent = { type: "NoticeReceived", data: { ...noticeOf("1"), withheld: ["app"] } };
    given(hidden).when(readAll).thenNothing();
    given(hidden).when(read("1")).thenRejects({ code: "NOTICE_UNKNOWN" });
    given(hidden)
      .when(mailed("1"))
      .thenRecords({ type: "NoticeMailed", data: mailed("1").data as never });
    given(hidden).when(notify("1")).thenNothing();
  });

  it("records a message once, and none about what never came", () => {
    const data = { userId, noticeId: "1" };
    const texted: NotificationCommand = { type: "RecordNoticeTexted", data };
    given(received("1")).when(texted).thenRecords({ type: "NoticeTexted", data });
    given(received("1"), { type: "NoticeTexted", data }).when(texted).thenNothing();
    given().when(texted).thenRejects({ code: "NOTICE_UNKNOWN" });
  });

  it("records a letter once, before it leaves", () => {
    given(received("1"))
      .when(mailed("1"))
      .thenRecords({ type: "NoticeMailed", data: mailed("1").data as never });
    given(received("1"), { type: "NoticeMailed", data: mailed("1").data as never })
      .when(mailed("1"))
      .thenNothing();
  });

  it("counts what is unread rightly after any commands", () => {
    const id = fc.constantFrom("1", "2", "3");
    const command = fc.oneof(id.map(notify), id.map(read), id.map(remove), id.map(mailed), fc.constant(readAll));
    const times = { receivedAt: "", now: "" };
    fc.assert(
      fc.property(fc.array(command, { maxLength: 50 }), (commands) => {
        let state = notificationDecider.initialState;
        const unread = new Set<string>();
        const known = new Set<string>();
        for (const one of commands) {
          const decision = notificationDecider.decide(one, state, times);
          if (decision.accepted) state = decision.events.reduce(notificationDecider.evolve, state);
          const noticeId = "noticeId" in one.data ? one.data.noticeId : "";
          if (one.type === "Notify" && !known.has(noticeId)) unread.add(noticeId);
          if (one.type === "Notify") known.add(noticeId);
          if (one.type === "MarkNotificationRead" || one.type === "DeleteNotification") unread.delete(noticeId);
          if (one.type === "MarkAllRead") unread.clear();
          expect(state.unread).toBe(unread.size);
        }
      }),
    );
  });
});
