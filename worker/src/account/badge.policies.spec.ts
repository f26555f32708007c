import type { BadgeDeclined } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { expect, it } from "vitest";
import { notifyArtistWhenBadgeDecided } from "../notification/notify-artist-when-badge-decided.policy";
import { recorded } from "../testing/recorded";
import { destroyDocumentWhenBadgeDecided } from "./destroy-document-when-badge-decided.policy";

const reason = personal("u", "of somebody else");
const declined: BadgeDeclined = {
  type: "BadgeDeclined",
  data: { userId: "u", documentId: "d", declinedBy: "admin", reason },
};

it("a decided document is destroyed, and its artist hears why", () => {
  expect(destroyDocumentWhenBadgeDecided.react(recorded(declined))).toMatchObject([
    { streamId: "u", command: { type: "DestroyIdentityDocument", data: { userId: "u", documentId: "d" } } },
  ]);
  expect(notifyArtistWhenBadgeDecided.react(recorded(declined))).toMatchObject([
    { streamId: "u", command: { data: { kind: "badgeDeclined", subject: { reason }, byEmail: true } } },
  ]);
});
