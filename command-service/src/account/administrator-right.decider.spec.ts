import { describe, expect, it } from "vitest";
import type { AccountEvent, AccountRole, GiveAdministratorRight, RightObstacle } from "@naqsh/shared/account";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { own, registration, userId } from "../testing/account-fixtures";
import { accountDecider } from "./account.decider";

const registered = (role: AccountRole, emailVerified = true): AccountEvent => ({
  type: "UserRegistered",
  data: registration({ role, emailVerified }),
});
const give = (grantId: string, obstacles: RightObstacle[] = []): GiveAdministratorRight => ({
  type: "GiveAdministratorRight",
  data: { userId, grantId, givenBy: "admin", reason: "joins the reviewers", obstacles },
});
const take = (grantId: string) => ({
  type: "TakeAdministratorRight" as const,
  data: { userId, grantId, takenBy: "admin", reason: writtenAbout(userId, "left the reviewers") },
});
const rightGiven = (grantId: string): AccountEvent => ({
  type: "AdministratorRightGiven",
  data: { userId, grantId, givenBy: "admin", reason: writtenAbout(userId, "joins the reviewers") },
});
const rightTaken = (grantId: string, role: "collector" | "artist"): AccountEvent => ({
  type: "AdministratorRightTaken",
  data: { userId, grantId, takenBy: "admin", role, reason: writtenAbout(userId, "left the reviewers") },
});
const banned: AccountEvent = {
  type: "UserBanned",
  data: { userId, bannedBy: "admin", reason: own("fraud"), until: null, cancelledAuctions: [] },
};
const leaving: AccountEvent = {
  type: "AccountDeletionRequested",
  data: { userId, requestId: "leave", erasesAt: "2026-03-31T12:00:00.000Z" },
};

const given = sentencesAbout(accountDecider);

describe("the right of administrator", () => {
  it("is given to whoever has a verified e-mail and nothing open", () => {
    given(registered("collector")).when(give("g")).thenRecords(rightGiven("g"));
    given(registered("collector", false)).when(give("g")).thenRejects({ code: "PERSON_NOT_VERIFIED" });
    given(registered("collector"), banned).when(give("g")).thenRejects({ code: "PERSON_BANNED" });
    given(registered("collector"), leaving).when(give("g")).thenRejects({ code: "PERSON_LEAVING" });
    given(registered("artist"))
      .when(give("g", ["ownAuction"]))
      .thenRejects({ code: "PERSON_HAS_OPEN_BUSINESS", obstacles: ["ownAuction"] });
    given(registered("collector"), rightGiven("g")).when(give("h")).thenRejects({ code: "IS_ADMINISTRATOR" });
  });

  it("is taken by its grant, and leaves what the person was before", () => {
    given(registered("artist"), rightGiven("g")).when(take("g")).thenRecords(rightTaken("g", "artist"));
    given(registered("collector"), rightGiven("g")).when(take("g")).thenRecords(rightTaken("g", "collector"));
    given(registered("admin")).when(take(userId)).thenRecords(rightTaken(userId, "collector"));
    expect(given(registered("artist"), rightGiven("g"), rightTaken("g", "artist")).state()).toMatchObject({
      role: "artist",
      right: null,
    });
  });

  it("that was given anew stands when an earlier dismissal comes late", () => {
    given(registered("collector"), rightGiven("g"), rightTaken("g", "collector"), rightGiven("h"))
      .when(take("g"))
      .thenNothing();
    given(registered("collector")).when(take("g")).thenNothing();
  });

  it("keeps its holder from leaving and from being banned until it is taken", () => {
    const administrator = [registered("collector"), rightGiven("g")];
    const leave = { type: "RequestAccountDeletion" as const, data: { userId, requestId: "leave", business: [] } };
    given(...administrator)
      .when(leave)
      .thenRejects({ code: "ADMINISTRATOR_CANNOT_LEAVE" });
    const ban = {
      type: "BanUser" as const,
      data: { userId, bannedBy: "admin", reason: "fraud", until: null, cancelledAuctions: [] },
    };
    given(...administrator)
      .when(ban)
      .thenRejects({ code: "CANNOT_BAN_ADMINISTRATOR" });
  });
});
