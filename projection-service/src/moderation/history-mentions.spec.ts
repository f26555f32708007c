import type { ArtworksViewed } from "@naqsh/shared/engagement";
import { expect, it } from "vitest";
import { recorded } from "../testing/fold-all";
import { cardFrom } from "./history.projection";

const mentionsOf = (count: number): string[] => {
  const views = Array.from({ length: count }, (_, number) => ({
    artworkId: `work ${number % 9}`,
    artistId: "huda",
    source: "home" as const,
    viewerId: number % 2 === 0 ? `viewer ${number}` : null,
  }));
  return cardFrom(recorded<ArtworksViewed>("looks-1", { type: "ArtworksViewed", data: { views } }, 1)).mentions;
};

it.each([1, 2, 60])(
  "finds %i looks that were recorded together by each of their works, artists and viewers",
  (count) => {
    const numbers = Array.from({ length: count }, (_, number) => number);
    const ids = [
      "huda",
      ...numbers.map((number) => `work ${number % 9}`),
      ...numbers.filter((number) => number % 2 === 0).map((number) => `viewer ${number}`),
    ];
    const mentions = mentionsOf(count);
    expect(mentions.toSorted()).toEqual(
      [...new Set([...ids, "engagement", "ArtworksViewed", "looks-1", "story"])].toSorted(),
    );
  },
);
