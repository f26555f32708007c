import { fileURLToPath } from "node:url";
import { isCommonPassword } from "@naqsh/command-service/account/common-passwords";
import { isPersonalPassword } from "@naqsh/command-service/account/personal-passwords";
import { expect, it } from "vitest";
import { demoAdministrator, demoBadgeRequest, demoBan, demoCollectors, demoNewcomers } from "./content/people";
import { identityDocumentOf } from "./content/identity-document";
import { demoAccounts, DEMO_PASSWORD } from "./demo-accounts";
import { demoRegistrations, namesOf, registrationOf } from "./demo-cast";

it("gives everyone of the demo a password that the shop takes for theirs", () => {
  const people = [
    ...demoRegistrations.map(({ body }) => body),
    ...demoNewcomers.map((one) => registrationOf(one, one.role)),
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

it("has people who join all through the month, under names of their own, one of whom is suspended later", () => {
  const weeks = new Set(demoNewcomers.map(({ daysAgo }) => Math.floor(daysAgo / 7)));
  expect(weeks).toEqual(new Set([0, 1, 2, 3, 4]));
  const usernames = [
    ...demoRegistrations.map(({ body }) => body.username),
    ...demoNewcomers.map((one) => one.username),
  ];
  expect(new Set(usernames).size).toBe(usernames.length);
  expect(demoNewcomers.find(({ key }) => key === demoBan.key)!.daysAgo).toBeGreaterThan(demoBan.daysAgo);
  expect(demoNewcomers.every(({ bio }) => bio.ar !== "" && bio.en !== "")).toBe(true);
});

it("has an artist whose badge is asked for, and whose specimen of a card is there", async () => {
  const asking = demoNewcomers.find(({ key }) => key === demoBadgeRequest.key)!;
  expect(asking.role).toBe("artist");
  expect(asking.daysAgo).toBeGreaterThan(demoBadgeRequest.daysAgo);
  const form = await identityDocumentOf(asking.key, fileURLToPath(new URL("content", import.meta.url)));
  expect((form.get("document") as File).size).toBeGreaterThan(0);
});

it("has a few words of everyone about themselves, in both languages", () => {
  const people = demoRegistrations.map(({ body }) => body).filter(({ role }) => role === "collector");
  expect(people.filter(({ bio, bioEn }) => !bio || !bioEn)).toEqual([]);
  expect([...demoCollectors, demoAdministrator].every(({ bio }) => bio.ar !== "" && bio.en !== "")).toBe(true);
});
