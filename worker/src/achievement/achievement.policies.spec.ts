import type { AchievementEarned } from "@naqsh/shared/achievement";
import type { ArtworkApproved } from "@naqsh/shared/artwork";
import type { ArtistFollowed } from "@naqsh/shared/collector";
import { expect, it } from "vitest";
import { notifyPersonWhenAchievementEarned } from "../notification/notify-person-when-achievement-earned.policy";
import { recorded } from "../testing/recorded";
import { countDeedsWhenDone } from "./count-deeds-when-done.policy";

it("counts an approved work for its artist, named by the work", () => {
  const approved: ArtworkApproved = {
    type: "ArtworkApproved",
    data: { artworkId: "w", artistId: "a", approvedBy: "admin" },
  };
  expect(countDeedsWhenDone.react(recorded(approved))).toMatchObject([
    { streamCategory: "achievements", streamId: "a", command: { data: { deed: "approvedArtwork", subjectId: "w" } } },
  ]);
});

it("counts each follower once for the artist", () => {
  const followed: ArtistFollowed = { type: "ArtistFollowed", data: { collectorId: "c", artistId: "a" } };
  expect(countDeedsWhenDone.react(recorded(followed))).toMatchObject([
    { streamId: "a", command: { data: { deed: "follower", subjectId: "c" } } },
  ]);
});

it("tells of what was earned just now, and not of what was counted long after", () => {
  const earned = (earnedAt: string): AchievementEarned => ({
    type: "AchievementEarned",
    data: { userId: "u", achievement: "firstSale", causeId: "c", earnedAt },
  });
  const now = recorded(earned("2026-03-02T09:00:00.000Z"));
  expect(notifyPersonWhenAchievementEarned.react({ ...now, recordedAt: "2026-03-02T09:00:01.000Z" })).toMatchObject([
    { streamId: "u", command: { data: { kind: "award", subject: { reason: "firstSale" } } } },
  ]);
  expect(notifyPersonWhenAchievementEarned.react({ ...now, recordedAt: "2026-03-04T09:00:00.000Z" })).toEqual([]);
});
