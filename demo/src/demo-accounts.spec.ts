import { isCommonPassword } from "@naqsh/command-service/account/common-passwords";
import { isPersonalPassword } from "@naqsh/command-service/account/personal-passwords";
import { expect, it } from "vitest";
import { demoAdministrator } from "./content/people";
import { demoAccounts, DEMO_PASSWORD } from "./demo-accounts";
import { demoRegistrations, namesOf } from "./demo-cast";

it("gives everyone of the demo a password that the shop takes for theirs", () => {
  const people = [
    ...demoRegistrations.map(({ body }) => body),
    { ...demoAdministrator, ...namesOf(demoAdministrator) },
  ];
  const refused = people.filter((person) => isPersonalPassword(DEMO_PASSWORD, person));
  expect(refused.map(({ email }) => email)).toEqual([]);
  expect(isCommonPassword(DEMO_PASSWORD)).toBe(false);
});

it("names few accounts on the sign-in screen, and each role among them", () => {
  expect(demoAccounts.length).toBeLessThanOrEqual(6);
  expect(new Set(demoAccounts.map(({ role }) => role))).toEqual(new Set(["collector", "artist", "admin"]));
});
