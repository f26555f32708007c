import fc from "fast-check";
import { expect, it } from "vitest";
import { auctionListTopics, auctionsListed, LISTED_TOGETHER, LONGEST_TOPIC } from "./live";

it("names every auction of a list in topics that are not too long, whatever their order within a page", () => {
  const lists = fc.property(fc.uniqueArray(fc.uuid({ version: 5 }), { maxLength: 60 }), (ids) => {
    const topics = auctionListTopics(ids);
    expect(topics.flatMap((topic) => auctionsListed(topic) ?? []).toSorted()).toEqual(ids.toSorted());
    expect(topics.every((topic) => topic.length <= LONGEST_TOPIC)).toBe(true);
    expect(topics.length).toBe(Math.ceil(ids.length / LISTED_TOGETHER));
    expect(auctionListTopics(ids.slice(0, LISTED_TOGETHER).toReversed())).toEqual(topics.slice(0, 1));
  });
  fc.assert(lists);
});

it("takes no other text for a list", () => {
  const id = "0b6ce39c-7ef4-5d44-9fd4-8b6a3b4f7c11";
  for (const topic of [
    "auctions",
    "auctions/",
    "auctions/x",
    `auctions/${id},${id}`,
    `auction/${id}`,
    `auctions/${id},`,
  ]) {
    expect(auctionsListed(topic)).toBeNull();
  }
});
