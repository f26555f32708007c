import { allReads, allWrites } from "@naqsh/shared/endpoints";
import type { Access, Endpoint } from "@naqsh/shared/kernel/endpoint";
import { expect, it } from "vitest";
import { callersOfReads, callersOfWrites } from "./callers";

type Modules = Readonly<Record<string, Readonly<Record<string, Pick<Endpoint, "access">>>>>;
type Callers = Readonly<Record<Access, readonly string[]>>;

const named = ([access, names]: [string, readonly string[]]): string[] => names.map((name) => `${name}: ${access}`);
const written = (callers: Callers): string[] => Object.entries(callers).flatMap(named).toSorted();
const declared = (modules: Modules): string[] =>
  Object.entries(modules)
    .flatMap(([module, endpoints]) =>
      Object.entries(endpoints).map(([name, { access }]) => `${module}.${name}: ${access}`),
    )
    .toSorted();

it("is for whom it is written down to be: every call that changes something", () => {
  expect(declared(allWrites)).toEqual(written(callersOfWrites));
});

it("is for whom it is written down to be: every question", () => {
  expect(declared(allReads)).toEqual(written(callersOfReads));
});
