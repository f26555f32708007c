import type { AccountCommand, AccountEvent, AccountRole } from "@naqsh/shared/account";
import { after } from "@naqsh/shared/kernel/instant";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { registration, userId } from "../testing/account-fixtures";
import { accountDecider } from "./account.decider";

const now = "2026-03-01T12:00:00.000Z";
const HOUR = 3_600_000;
const until = after(now, 24 * HOUR);

const registered = (role: AccountRole = "artist"): AccountEvent => ({
  type: "UserRegistered",
  data: registration({ role }),
});
const ban = (end: string | null, cancelledAuctions: string[] = []): AccountCommand => ({
  type: "BanUser",
  data: { userId, bannedBy: "admin", reason: "fraud", until: end, cancelledAuctions },
});
const banned = (end: string | null, cancelledAuctions: string[] = []): AccountEvent => ({
  type: "UserBanned",
  data: { userId, bannedBy: "admin", reason: writtenAbout(userId, "fraud"), until: end, cancelledAuctions },
});
const lift = (end: string): AccountCommand => ({
  type: "LiftBan",
  data: { userId, until: end, liftedBy: "lift-ban" },
});
const lifted: AccountEvent = { type: "UserUnbanned", data: { userId, unbannedBy: "lift-ban" } };
const given = sentencesAbout(accountDecider);

describe("a ban with an end", () => {
  it("says when it ends, and which auctions end with it", () => {
    given(registered())
      .when(ban(until, ["a"]), { now })
      .thenRecords(banned(until, ["a"]));
  });

  it("is refused where its end has passed already", () => {
    given(registered()).when(ban(now), { now }).thenRejects({ code: "BAN_END_PASSED" });
  });

  it("is lifted at its end, not before, and once", () => {
    const of = given(registered(), banned(until));
    of.when(lift(until), { now: after(until, -1) }).thenNothing();
    of.when(lift(until), { now: until }).thenRecords(lifted);
    given(registered(), banned(until), lifted).when(lift(until), { now: until }).thenNothing();
  });

  it("that was lifted by hand and given again is not lifted by the first one's end", () => {
    const byHand: AccountEvent = { type: "UserUnbanned", data: { userId, unbannedBy: "admin" } };
    const later = after(until, HOUR);
    given(registered(), banned(until), byHand, banned(later)).when(lift(until), { now: until }).thenNothing();
    given(registered(), banned(until), byHand, banned(null)).when(lift(until), { now: until }).thenNothing();
  });

  it("makes room for another once it has passed, also where nothing lifted it yet", () => {
    given(registered(), banned(until))
      .when(ban(null), { now: after(until, -1) })
      .thenNothing();
    given(registered(), banned(until)).when(ban(null), { now: until }).thenRecords(banned(null));
  });
});
