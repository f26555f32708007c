import { expect, it } from "vitest";
import type { Endpoint } from "../kernel/endpoint";
import { allWrites } from "./endpoints";

/** They take away what the caller has, as often as they like. */
const ENDS: ReadonlySet<string> = new Set(["signOut", "endSession", "endOtherSessions", "removeTotp", "removePasskey"]);

it("counts every call but those that end something, and those of administrators", () => {
  const uncounted = Object.values(allWrites)
    .flatMap((endpoints) => Object.entries<Endpoint>(endpoints))
    .filter(([, { access, rateLimit }]) => access !== "administrator" && rateLimit === undefined)
    .map(([name]) => name);
  expect(new Set(uncounted)).toEqual(ENDS);
});
