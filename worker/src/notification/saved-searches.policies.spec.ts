import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { personal } from "@naqsh/shared/kernel/personal";
import { describe, expect, it } from "vitest";
import { openJobsDesk } from "../testing/jobs-desk";
import { recorded } from "../testing/recorded";
import { lookThroughSavedSearchesWhenWorkComes } from "./look-through-saved-searches-when-work-comes.policy";
import { notifyPersonWhenSavedSearchFinds } from "./notify-person-when-saved-search-finds.policy";

const work = { artworkId: "dune", artistId: "huda" };
const cameAt = (event: AnyEvent, recordedAt: string) =>
  lookThroughSavedSearchesWhenWorkComes.react({ ...recorded(event), recordedAt } as never);
const approved: AnyEvent = { type: "ArtworkApproved", data: { ...work, approvedBy: "admin" } };

describe("Saved searches", () => {
  it("are looked through together for works that come within ten seconds, and not for what leaves the sale", () => {
    const [first] = cameAt(approved, "2026-03-01T12:00:01.000Z");
    const [second] = cameAt(approved, "2026-03-01T12:00:09.999Z");
    expect(first).toMatchObject({ at: "2026-03-01T12:00:11.000Z", data: { before: "2026-03-01T12:00:10.000Z" } });
    expect(second).toMatchObject({ id: first!.kind === "job" ? first!.id : "" });
    const priced = (isForSale: boolean): AnyEvent => ({ type: "PriceChanged", data: { ...work, price: 1, isForSale } });
    expect(cameAt(priced(false), "2026-03-01T12:00:01.000Z")).toEqual([]);
    expect(cameAt(priced(true), "2026-03-01T12:00:01.000Z")).toHaveLength(1);
  });

  it("are looked through for a work on show that is put to auction or verified", () => {
    for (const type of ["AuctionScheduled", "ArtworkVerified"]) {
      expect(lookThroughSavedSearchesWhenWorkComes.handles).toContain(type);
      expect(cameAt({ type, data: work }, "2026-03-01T12:00:01.000Z")).toMatchObject([
        { at: "2026-03-01T12:00:11.000Z", data: { before: "2026-03-01T12:00:10.000Z" } },
      ]);
    }
  });

  it("tell of each that finds something, over all pages", async () => {
    const desk = await openJobsDesk();
    const find = (savedId: string, count: number) => ({ userId: "sara", savedId, count });
    desk.savedSearchNews.push([find("palms", 2), find("mist", 1)], [find("sea", 12)]);
    const before = "2026-03-01T12:00:10.000Z";
    await desk.run("tell-of-saved-searches", { before, position: "1" });
    expect(desk.commands()).toMatchObject(
      [find("palms", 2), find("mist", 1), find("sea", 12)].map((data) => ({
        type: "TellOfSavedSearch",
        data: { ...data, upTo: before },
      })),
    );
    expect(new Set(desk.sent.map(({ commandId }) => commandId)).size).toBe(3);
  });

  it("give a notice with name and number, and what comes after it waits for nine the next morning", () => {
    const name = personal("sara", "Palms");
    const data = {
      userId: "sara",
      savedId: "palms",
      name,
      day: "2026-03-01",
      upTo: "2026-03-01T12:00:00.000Z",
      count: 12,
    };
    const [notice, job] = notifyPersonWhenSavedSearchFinds.react(recorded({ type: "SavedSearchTold", data }) as never);
    expect(notice).toMatchObject({
      command: {
        data: { kind: "savedSearchFound", subject: { savedSearchId: "palms", count: 12, reason: { plain: "Palms" } } },
      },
    });
    expect(job).toMatchObject({ id: "tell-of-saved-searches_morning-2026-03-01", at: "2026-03-02T06:00:00.000Z" });
  });
});
