import type { Position } from "@naqsh/shared/kernel/position";
import type { FeedEntryDocument } from "../artist/feed-entries.projection";
import type { Views } from "../views";
import { cutTo } from "../http/list-page";

/** How many timelines are merged one by one at most; those of more artists are met in what everyone published. */
const FEW_ARTISTS = 48;
const READ_AT_ONCE = 256;
/** Entries that one page looks at: it may be shorter than was asked for, and then says where it goes on. */
const MOST_LOOKED_AT = 2_048;

export type FeedPage = {
  entries: FeedEntryDocument[];
  /** The entry that the next page begins after; null on the last. */
  next: string | null;
};

/** Entries below a place and above another, newest first. */
type Between = { below: Position | null; above?: Position; limit: number };

const rangeOf = ({ below, above }: Between) => ({
  ...(below !== null && { below }),
  ...(above !== undefined && { above }),
});

const newestFirst = (a: FeedEntryDocument, b: FeedEntryDocument): number => (a.position < b.position ? 1 : -1);

const mergedOf = async (
  artists: ReadonlySet<string>,
  between: Between,
  { feedEntries }: Pick<Views, "feedEntries">,
): Promise<FeedPage> => {
  const found = await Promise.all(
    [...artists].map((artistId) =>
      feedEntries.find({
        index: "byArtist",
        equals: [artistId],
        range: rangeOf(between),
        direction: "descending",
        limit: between.limit + 1,
      }),
    ),
  );
  const all = found.flatMap(({ documents }) => documents.map(({ document }) => document)).toSorted(newestFirst);
  const entries = all.slice(0, between.limit);
  return { entries, next: all.length > entries.length ? (entries.at(-1)?.entryId ?? null) : null };
};

const metIn = async (
  artists: ReadonlySet<string>,
  between: Between,
  { feedEntries }: Pick<Views, "feedEntries">,
): Promise<FeedPage> => {
  const entries: FeedEntryDocument[] = [];
  let { below } = between;
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += READ_AT_ONCE) {
    const { documents } = await feedEntries.find({
      index: "byTime",
      range: rangeOf({ ...between, below }),
      direction: "descending",
      limit: cutTo(READ_AT_ONCE, "the loop goes on below the last one"),
    });
    for (const { document } of documents) {
      if (entries.length === between.limit) return { entries, next: entries.at(-1)?.entryId ?? null };
      if (artists.has(document.artistId)) entries.push(document);
    }
    const last = documents.at(-1)?.document;
    if (last === undefined || documents.length < READ_AT_ONCE) return { entries, next: null };
    below = last.position;
    if (looked + READ_AT_ONCE >= MOST_LOOKED_AT) return { entries, next: last.entryId };
  }
  return { entries, next: null };
};

/**
 * A page of what these artists published, newest first, by the places of the entries in the log: a place never changes, so that no
 * entry is met twice or left out while new ones come.
 */
export const feedPage = (
  artists: ReadonlySet<string>,
  between: Between,
  views: Pick<Views, "feedEntries">,
): Promise<FeedPage> =>
  artists.size <= FEW_ARTISTS ? mergedOf(artists, between, views) : metIn(artists, between, views);
