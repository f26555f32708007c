import { expect, it } from "vitest";
import { TERMS_VERSION } from "@naqsh/shared/account";
import { emptyDraft, faultsOf, registrationFrom } from "./registration";
import { returnPathFrom } from "./return-path";

const draft = {
  ...emptyDraft,
  firstName: "نورة",
  lastName: "القحطاني",
  username: "noura.q",
  email: "noura@example.sa",
  password: "secret-1",
  confirmPassword: "secret-1",
  hasAgreed: true,
};

it("finds no fault in a complete draft", () => {
  expect(faultsOf(draft)).toEqual({});
});

it("names what is missing, field by field", () => {
  expect(faultsOf(emptyDraft)).toEqual({
    firstName: "firstNameRequired",
    lastName: "lastNameRequired",
    username: "usernameInvalid",
    email: "emailInvalid",
    password: "passwordShort",
    hasAgreed: "agreeRequired",
  });
});

it("asks for the terms, and sends their version", () => {
  expect(faultsOf({ ...draft, hasAgreed: false })).toEqual({ hasAgreed: "agreeRequired" });
  const sent = registrationFrom({ ...draft, newsletter: true, location: " " }, "en");
  expect(sent).toMatchObject({ acceptedTerms: TERMS_VERSION, newsletter: true, language: "en" });
  expect(sent).not.toHaveProperty("location");
});

it("refuses five characters and takes six", () => {
  expect(faultsOf({ ...draft, password: "12345", confirmPassword: "12345" })).toEqual({ password: "passwordShort" });
  expect(faultsOf({ ...draft, password: "123456", confirmPassword: "123456" })).toEqual({});
});

it("reports a different confirmation at the confirmation", () => {
  expect(faultsOf({ ...draft, confirmPassword: "secret-2" })).toEqual({ confirmPassword: "passwordsDiffer" });
});

it.each([
  ["return=%2Fartwork%2F1%3Fa%3Db", "/artwork/1?a=b"],
  ["", "/"],
  ["return=https%3A%2F%2Fevil.example", "/"],
  ["return=%2F%2Fevil.example", "/"],
  ["return=%2F%5Cevil.example", "/"],
  // Browsers leave tabs and line breaks out of an address.
  ["return=%2F%09%2Fevil.example", "/"],
  ["return=%2F%0A%5Cevil.example", "/"],
  ["return=%2F%0D%2F%2Fevil.example", "/"],
])("goes back only to a page of ours: %s", (query, path) => {
  expect(returnPathFrom(new URLSearchParams(query))).toBe(path);
});
