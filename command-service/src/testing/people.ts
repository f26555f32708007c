import { TERMS_VERSION } from "@naqsh/shared/account";
import { expect } from "vitest";
import type { Browser, TestServer } from "./test-server";

export const ADMIN = { email: "admin@naqsh.example", password: "ثلاثون بابا" };

export type Person = { id: string; browser: Browser };

/** Somebody who registered a moment ago and is signed in. */
export const registered = async (server: TestServer, name: string, role: "artist" | "collector"): Promise<Person> => {
  const browser = server.browser();
  const answer = await browser.send("POST", "/api/register", {
    firstName: name,
    lastName: "الحربي",
    username: name,
    email: `${name}@naqsh.example`,
    password: "ستون نخلة",
    role,
    acceptedTerms: TERMS_VERSION,
  });
  expect(answer.status).toBe(201);
  return { id: String(answer.body["id"]), browser };
};

/** The first administrator of a server that was started with `administrator: ADMIN`. */
export const administratorOf = async (server: TestServer): Promise<Person> => {
  const browser = server.browser();
  const answer = await browser.send("POST", "/api/login", ADMIN);
  expect(answer.status).toBe(200);
  return { id: String(answer.body["id"]), browser };
};
