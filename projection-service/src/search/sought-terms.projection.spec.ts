import type { TermSought } from "@naqsh/shared/search";
import { expect, it } from "vitest";
import { recorded } from "../testing/fold-all";
import { soughtTermsProjection, type SoughtTermDocument } from "./sought-terms.projection";

const TERM = { termId: "palm", term: "palm", query: "Palm" };

const soughtAs = (...queries: string[]): SoughtTermDocument | null =>
  queries.reduce<SoughtTermDocument | null>((before, query, number) => {
    const data = { ...TERM, query };
    const sought = recorded<TermSought>("soughtTerm-palm", { type: "TermSought", data }, number);
    return soughtTermsProjection.evolve(before, sought, "palm");
  }, null);

const after = (...moments: string[]): SoughtTermDocument =>
  moments.reduce<SoughtTermDocument | null>((before, recordedAt, number) => {
    const sought = recorded<TermSought>("soughtTerm-palm", { type: "TermSought", data: TERM }, number);
    return soughtTermsProjection.evolve(before, { ...sought, recordedAt }, "palm");
  }, null)!;

it("is common once three sought it on a day: over several days it may have been one person", () => {
  const days = ["2026-03-01T09:00:00.000Z", "2026-03-02T09:00:00.000Z", "2026-03-03T09:00:00.000Z"];
  expect(after(...days)).toMatchObject({ sought: 3, isCommon: false });
  const onOne = ["2026-03-03T09:00:01.000Z", "2026-03-03T09:00:02.000Z"];
  expect(after(...days, ...onOne)).toMatchObject({ sought: 5, isCommon: true });
  // In Riyadh it is the next day from nine in the evening on.
  expect(after(...days, onOne[0]!, "2026-03-03T21:00:00.000Z").isCommon).toBe(false);
  // What was common stays so, and cools.
  expect(after(...days, ...onOne, "2026-03-09T09:00:00.000Z").isCommon).toBe(true);
});

it("reads as its words alone, whatever the last one typed among them", () => {
  for (const typed of ["نخيل 🖕🖕🖕", `نخي${"\u0301".repeat(50)}ل`, "\u202Eنخيل!"])
    expect(soughtAs("نخيل", "نخيل", typed)).toMatchObject({ query: "نخيل", sought: 3 });
  expect(soughtAs("\u3164")).toBeNull();
});
