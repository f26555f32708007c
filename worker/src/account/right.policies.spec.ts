import type { AdministratorDismissed, AdministratorRightGiven } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { expect, it } from "vitest";
import { notifyPersonWhenRightChanges } from "../notification/notify-person-when-right-changes.policy";
import { recorded } from "../testing/recorded";
import { endSessionsWhenRightChanges } from "./end-sessions-when-right-changes.policy";
import { finishDismissalWhenAdministratorDismissed } from "./finish-dismissal-when-administrator-dismissed.policy";

const reason = personal("u", "left the reviewers");
const dismissed: AdministratorDismissed = {
  type: "AdministratorDismissed",
  data: { userId: "u", grantId: "g", dismissedBy: "admin", reason },
};
const given: AdministratorRightGiven = {
  type: "AdministratorRightGiven",
  data: { userId: "u", grantId: "g", givenBy: "admin", reason },
};

it("a dismissal that a crash left half-way takes that grant, and none that came since", () => {
  expect(finishDismissalWhenAdministratorDismissed.react(recorded(dismissed))).toEqual([
    {
      kind: "command",
      streamCategory: "user",
      streamId: "u",
      command: { type: "TakeAdministratorRight", data: { userId: "u", grantId: "g", takenBy: "admin", reason } },
    },
  ]);
});

it("whoever's right changes hears why by notice and letter, and their earlier sessions end", () => {
  const event = recorded(given);
  expect(notifyPersonWhenRightChanges.react(event)).toMatchObject([
    { streamId: "u", command: { data: { kind: "rightGiven", subject: { reason }, byEmail: true } } },
  ]);
  expect(endSessionsWhenRightChanges.react(event)).toMatchObject([
    { name: "end-sessions", data: { userId: "u", before: event.recordedAt } },
  ]);
});
