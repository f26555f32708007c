import { describe, expect, it } from "vitest";
import type { Contact, Contacts } from "./contacts";
import type { Deadline, Deadlines, DuePage } from "./deadlines";
import type { Marks } from "./marks";
import type { Outbids } from "./outbids";
import type { SavedSearchNews } from "./saved-search-news";

/** A shop in which an auction runs, and someone was outbid in it. */
export type ViewsUnderTest = {
  contacts: Contacts;
  deadlines: Deadlines;
  outbids: Outbids;
  marks: Marks;
  savedSearchNews: SavedSearchNews;
  /** A saved search that finds one work that came since; `position`: of its arrival. */
  savedSearch: { userId: string; savedId: string; position: string };
  /** A work, and the one person who likes it. */
  like: { collectorId: string; artworkId: string };
  person: { id: string; contact: Contact };
  administrators: string[];
  /** The auction's next deadline. */
  deadline: Deadline;
  auctionId: string;
  outbid: { userId: string; artworkId: string };
  leaderId: string;
};

const NOBODY = "00000000-0000-4000-8000-000000000000";
const FAR = "2999-01-01T00:00:00.000Z";
const PAST = "2000-01-01T00:00:00.000Z";

/** What the worker reads of views, whichever way it asks. `open` is called for each case. */
export const describeViewsOfWorker = (name: string, open: () => ViewsUnderTest): void => {
  describe(`What the worker reads of views: ${name}`, () => {
    it("tells who a person is, and of a stranger nothing", async () => {
      const { contacts, person } = open();
      expect(await contacts.find(person.id)).toEqual(person.contact);
      expect(await contacts.find(NOBODY)).toBeNull();
      expect(await contacts.find("a name/with ? signs")).toBeNull();
    });

    it("names the administrators", async () => {
      const { contacts, administrators } = open();
      expect(await contacts.administrators()).toEqual(administrators);
    });

    it("tells what is due by a time, at most as many as asked, page by page, and every open deadline", async () => {
      const { deadlines, deadline } = open();
      expect(await deadlines.due(PAST, 10)).toEqual({ deadlines: [], next: null });
      const { deadlines: all } = await deadlines.due(FAR, 100);
      expect(all).toContainEqual(expect.objectContaining(deadline));
      const paged: Deadline[] = [];
      let next: string | null = null;
      do {
        const page: DuePage = await deadlines.due(FAR, 1, next ?? undefined);
        expect(page.deadlines.length).toBeLessThanOrEqual(1);
        paged.push(...page.deadlines);
        next = page.next;
      } while (next !== null);
      expect(paged).toEqual(all);
      expect(await deadlines.all()).toContainEqual(expect.objectContaining(deadline));
    });

    it("tells who likes a work, how many began to in a span, and whether somebody does", async () => {
      const { marks, like } = open();
      const { marks: found, next } = await marks.on("like", like.artworkId);
      expect([found.map(({ collectorId }) => collectorId), next]).toEqual([[like.collectorId], null]);
      expect(await marks.on("wish", like.artworkId)).toEqual({ marks: [], next: null });
      expect(await marks.count("like", like.artworkId, { from: PAST, before: FAR })).toBe(1);
      expect(await marks.count("like", like.artworkId, { from: PAST, before: found[0]!.at })).toBe(0);
      expect(await marks.stands("like", like.artworkId, like.collectorId)).toBe(true);
      expect(await marks.stands("like", like.artworkId, NOBODY)).toBe(false);
    });

    it("tells what saved searches find of what is new, once the views have come so far", async () => {
      const { savedSearchNews, savedSearch } = open();
      const { position, userId, savedId } = savedSearch;
      const found = { userId, works: 1, finds: [{ savedId, count: 1 }] };
      const before = "2026-03-02T09:00:00.000Z";
      expect(await savedSearchNews.of({ before, position })).toEqual({ people: [found], next: null });
      expect(await savedSearchNews.of({ before: PAST, position })).toEqual({ people: [], next: null });
      await expect(savedSearchNews.of({ before, position: "9".repeat(20) })).rejects.toThrow();
    });

    it("tells of the bid that took someone's lead, and of nobody who leads", async () => {
      const { outbids, auctionId, outbid, leaderId } = open();
      expect(await outbids.find(auctionId, outbid.userId)).toMatchObject({ artworkId: outbid.artworkId });
      expect(await outbids.find(auctionId, leaderId)).toBeNull();
      expect(await outbids.find(auctionId, NOBODY)).toBeNull();
    });
  });
};
