import { colourFamily } from "@naqsh/shared/artwork";
import type { ArtworkColour, ArtworkDetails } from "@naqsh/shared/artwork";
import { searchWords } from "@naqsh/shared/kernel/arabic-fold";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Artwork } from "../artwork/artwork-document";
import { NOTHING_READ, type ReadSoFar } from "../runner/left-to-read";
import { remembered } from "../search/remembered";
import { SearchIndex } from "../search/search-index";
import { artistDocument, auctionDocument, workDocument } from "../search/search-texts";
import type { NameTexts } from "../search/search-texts";

type HeldWork = {
  artistId: string;
  details: ArtworkDetails;
  colour: ArtworkColour | null;
  /** Null without an auction that is found. */
  auctionId: string | null;
  createdAt: Instant;
  /** Its words as `called` reads them; null until somebody asks. */
  calledBy: string | null;
};

type Called = Pick<HeldWork, "createdAt"> & { id: string };

const isNewer = (one: Called, other: Called): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

const NOBODY: NameTexts = { name: "", latinName: "", location: "", bio: "" };

const heldWork = ({ artistId, details, renditions, auction, createdAt }: Artwork): HeldWork => ({
  artistId,
  details,
  colour: renditions === null ? null : colourFamily(renditions.dominantColour),
  auctionId: auction === null || auction.status === "cancelled" ? null : auction.auctionId,
  createdAt,
  calledBy: null,
});

/** Words of titles, mediums and tags whose folded form is remembered: most come in many works. */
const MOST_REMEMBERED = 10_000;

const calledOf = ({ details: { title, titleEn, medium, mediumEn, tags } }: HeldWork): string =>
  [title, titleEn, medium, mediumEn, ...tags].filter((text) => text !== null).join(" ");

/** The fields that are searched, `tags` besides. */
const TEXTS = [
  "title",
  "titleEn",
  "description",
  "descriptionEn",
  "category",
  "medium",
  "mediumEn",
  "culturalSignificance",
  "yearCreated",
] as const satisfies readonly (keyof ArtworkDetails)[];

const saySame = (one: ArtworkDetails, other: ArtworkDetails): boolean =>
  one === other ||
  (TEXTS.every((field) => one[field] === other[field]) &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag, place) => tag === other.tags[place]));

const isFoundBySame = (one: HeldWork, other: HeldWork): boolean =>
  one.artistId === other.artistId &&
  one.auctionId === other.auctionId &&
  one.colour === other.colour &&
  saySame(one.details, other.details);

const areSameNames = (one: NameTexts | null, other: NameTexts | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.name === other.name &&
    one.latinName === other.latinName &&
    one.location === other.location &&
    one.bio === other.bio);

/**
 * The texts of works and of their artists, with their index. A text is indexed again only if it changed, and an artist, who is found by
 * the kinds of all works, once they have all been taken in.
 */
export class HeldTexts {
  readonly index = new SearchIndex();
  /** What the views held then has been taken in. */
  worksRead: ReadSoFar = NOTHING_READ;
  peopleRead: ReadSoFar = NOTHING_READ;
  readonly #works = new Map<string, HeldWork>();
  /** Ids of each artist's works. */
  readonly #worksOf = new Map<string, Set<string>>();
  readonly #names = new Map<string, NameTexts>();
  readonly #searchWords = remembered(MOST_REMEMBERED, (word) => searchWords(word).join(" "));
  /** Artists whose works are being indexed again: somebody may stop amid them. */
  readonly #unfinished = new Set<string>();
  /** Artists of whom something has changed since they were indexed. */
  readonly #changedArtists = new Set<string>();

  get works(): number {
    return this.#works.size;
  }

  takeWork(id: string, document: Artwork): void {
    const work = heldWork(document);
    const before = this.#works.get(id);
    if (before !== undefined && isFoundBySame(before, work)) return;
    if (before !== undefined && before.auctionId !== null && before.auctionId !== work.auctionId)
      this.index.remove(before.auctionId);
    this.#works.set(id, work);
    const own = this.#worksOf.get(work.artistId) ?? new Set<string>();
    this.#worksOf.set(work.artistId, own.add(id));
    this.#putWork(id, work);
    if (before?.details.category !== work.details.category) this.#changedArtists.add(work.artistId);
  }

  dropWork(id: string): void {
    const work = this.#works.get(id);
    if (work === undefined) return;
    this.index.remove(id);
    if (work.auctionId !== null) this.index.remove(work.auctionId);
    this.#works.delete(id);
    this.#worksOf.get(work.artistId)?.delete(id);
    this.#changedArtists.add(work.artistId);
  }

  workIds(): Iterable<string> {
    return this.#works.keys();
  }

  artistIds(): Iterable<string> {
    return this.#names.keys();
  }

  /** Stops after each work of theirs that is indexed again. `names`: null for somebody who is no artist. */
  *takeArtist(id: string, names: NameTexts | null): Generator<void> {
    if (areSameNames(names, this.#names.get(id) ?? null) && !this.#unfinished.has(id)) return;
    this.#unfinished.add(id);
    if (names === null) this.#names.delete(id);
    else this.#names.set(id, names);
    this.#changedArtists.add(id);
    for (const work of this.#worksOf.get(id) ?? []) {
      this.#putWork(work, this.#works.get(work)!);
      yield;
    }
    this.#unfinished.delete(id);
  }

  /** Indexes the artists of whom something changed; stops after each. */
  *putArtists(): Generator<void> {
    for (const id of this.#changedArtists) {
      this.#putArtist(id);
      this.#changedArtists.delete(id);
      yield;
    }
  }

  /**
   * Works of which some word of title, medium or tags begins with each of these words (`searchWords`), the newest first. Looks at every
   * work, and stops after each.
   */
  *called(words: readonly string[], most: number): Generator<void, string[]> {
    const beginnings = words.map((word) => ` ${word}`);
    let newest: Called[] = [];
    for (const [id, work] of this.#works) {
      const own = (work.calledBy ??= this.#calledBy(work));
      const found = { id, createdAt: work.createdAt };
      const isAmong = newest.length < most || isNewer(found, newest.at(-1)!);
      if (isAmong && beginnings.every((beginning) => own.includes(beginning)))
        newest = [...newest.filter((other) => other.id !== id), found]
          .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
          .slice(0, most);
      yield;
    }
    return newest.map(({ id }) => id);
  }

  /** An index of these works alone, by the same rules. */
  among(ids: readonly string[]): SearchIndex {
    const index = new SearchIndex();
    for (const id of ids) {
      const work = this.#works.get(id);
      if (work !== undefined) index.put(workDocument(id, { ...work, artist: this.#namesOf(work) }));
    }
    return index;
  }

  /** What a work is called, each word after a space, so that beginnings are found in it as they stand. */
  #calledBy(work: HeldWork): string {
    return ` ${calledOf(work).split(/\s+/).map(this.#searchWords).join(" ")}`;
  }

  #namesOf({ artistId }: HeldWork): NameTexts {
    return this.#names.get(artistId) ?? NOBODY;
  }

  #putWork(id: string, work: HeldWork): void {
    const texts = { ...work, artist: this.#namesOf(work) };
    this.index.put(workDocument(id, texts));
    if (work.auctionId !== null) this.index.put(auctionDocument(work.auctionId, work.artistId, texts));
  }

  #putArtist(id: string): void {
    const names = this.#names.get(id);
    const works = [...(this.#worksOf.get(id) ?? [])].flatMap((work) => this.#works.get(work) ?? []);
    const disciplines = [...new Set(works.map(({ details }) => details.category))];
    if (names === undefined || names.name + names.latinName === "" || works.length === 0) this.index.remove(id);
    else this.index.put(artistDocument(id, names, disciplines));
  }
}
