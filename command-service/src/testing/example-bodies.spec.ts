import { allWrites } from "@naqsh/shared/endpoints";
import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { safeParse } from "zod/mini";
import { expect, it } from "vitest";
import { fittingBodies } from "./example-bodies";

const writes = Object.entries<Readonly<Record<string, Endpoint>>>(allWrites).flatMap(([module, endpoints]) =>
  Object.entries(endpoints).map(([name, { input }]) => ({ module, name, input })),
);

it("sends every write a body that fits: what its schema tells, or an example", () => {
  const unfit = writes.filter(
    ({ module, name, input }) => input && !safeParse(input, fittingBodies[module]?.[name]).success,
  );
  expect(unfit.map(({ module, name }) => `${module}.${name} needs a body in exampleBodies`)).toEqual([]);
  expect(writes.length).toBeGreaterThan(100);
});
