import { createHash } from "node:crypto";
import type { NotificationEvent } from "@naqsh/shared/notification";
import fc from "fast-check";
import { expect, it } from "vitest";
import { notificationDecider } from "./notification.decider";

const userId = "0b0e3c1a-0000-5000-8000-000000000009";
const steps = fc.array(
  fc.record({
    type: fc.constantFrom(
      "NoticeReceived",
      "NoticeRecounted",
      "NoticeRead",
      "NoticeDeleted",
      "NoticeMailed",
      "AllNoticesRead",
    ),
    noticeId: fc.nat(9).map(String),
  }),
);
type Step = { type: string; noticeId: string };
const eventFrom = ({ type, noticeId }: Step): NotificationEvent =>
  ({
    type,
    data: { userId, noticeId, kind: "workLiked", subject: { count: 1 }, byEmail: false },
  }) as unknown as NotificationEvent;
const fold = (told: readonly Step[], from = notificationDecider.initialState) =>
  told.map(eventFrom).reduce(notificationDecider.evolve, from);
const { keeping } = notificationDecider;

it("keeps an inbox at any moment, from which the rest folds to the same", () => {
  const histories = fc.property(steps, fc.nat(), (told, cut) => {
    const at = cut % (told.length + 1);
    const kept = keeping!.given(structuredClone(keeping!.taken(fold(told.slice(0, at)))));
    expect(fold(told.slice(at), kept)).toEqual(fold(told));
  });
  fc.assert(histories);
});

/** If this differs, folds that are kept are no longer what the fold makes: raise the version, then the digest. */
const DIGEST = { version: 2, sha256: "d5ffdd91613d2e3eb24fe27bfd293b13a11b7bbf3e26bc0278bec1dbb355d959" };

it("has a version for what the fold makes of events", () => {
  const told = ["NoticeReceived", "NoticeMailed", "AllNoticesRead", "NoticeDeleted"].map((type) => ({
    type,
    noticeId: "1",
  }));
  const state = keeping!.taken(fold([...told.slice(0, 3), { type: "NoticeReceived", noticeId: "2" }, told[3]!]));
  const sha256 = createHash("sha256").update(JSON.stringify(state)).digest("hex");
  expect({ version: keeping!.version, sha256 }).toEqual(DIGEST);
});
