import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { personal } from "@naqsh/shared/kernel/personal";
import type { NoticeReceived } from "@naqsh/shared/notification";
import { describe, expect, it } from "vitest";
import { openJobsDesk } from "../testing/jobs-desk";
import { recorded } from "../testing/recorded";
import { lookThroughSavedSearchesWhenWorkComes } from "./look-through-saved-searches-when-work-comes.policy";
import { jobDataOfNotice, noticeOfJobData } from "./notice-in-job";
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

  it("tell each person once of all that find something, over all pages", async () => {
    const desk = await openJobsDesk();
    const sara = {
      userId: "sara",
      works: 2,
      finds: [
        { savedId: "palms", count: 2 },
        { savedId: "mist", count: 1 },
      ],
    };
    const omar = { userId: "omar", works: 12, finds: [{ savedId: "sea", count: 12 }] };
    desk.savedSearchNews.push([sara], [omar]);
    const before = "2026-03-01T12:00:10.000Z";
    const run = () => desk.run("tell-of-saved-searches", { before, position: "1" });
    await run();
    expect(desk.commands()).toEqual(
      [sara, omar].map((data) => ({ type: "TellOfSavedSearches", data: { ...data, upTo: before } })),
    );
    const ids = desk.sent.map(({ commandId }) => commandId);
    expect(new Set(ids).size).toBe(2);
    await run();
    expect(desk.sent.slice(2).map(({ commandId }) => commandId)).toEqual(ids);
  });

  it("that a job finds besides as it runs again are told of by another command", async () => {
    const desk = await openJobsDesk();
    const find = (...savedIds: string[]) => ({
      userId: "sara",
      works: 1,
      finds: savedIds.map((savedId) => ({ savedId, count: 1 })),
    });
    for (const found of [find("palms"), find("palms", "mist"), find("mist")]) {
      desk.savedSearchNews.splice(0, 1, [found]);
      await desk.run("tell-of-saved-searches", { before: "2026-03-01T12:00:10.000Z", position: "1" });
    }
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
    // Of several at once the first has the notice.
    const first = { ...data, together: { searches: 3, works: 4 } };
    const [together] = notifyPersonWhenSavedSearchFinds.react(
      recorded({ type: "SavedSearchTold", data: first }) as never,
    );
    expect(together).toMatchObject({
      command: { data: { subject: { searches: 3, count: 4, reason: { plain: "Palms" } } } },
    });
    expect(JSON.stringify(together)).not.toContain("savedSearchId");
    const sent = together!.kind === "command" ? together!.command.data : null;
    expect(noticeOfJobData(jobDataOfNotice(sent as NoticeReceived["data"])).subject).toMatchObject({
      searches: 3,
      count: 4,
    });
    const other = { ...data, together: null };
    expect(notifyPersonWhenSavedSearchFinds.react(recorded({ type: "SavedSearchTold", data: other }) as never)).toEqual(
      [],
    );
    expect(job).toMatchObject({ id: "tell-of-saved-searches_morning-2026-03-01", at: "2026-03-02T06:00:00.000Z" });
  });
});
