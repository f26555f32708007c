import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { personal } from "@naqsh/shared/kernel/personal";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import type { SavedQuestion, SearchAnswer, SearchPlace } from "@naqsh/shared/search";
import type { ArtworkCard, ArtworkFacets } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName, STORY_BEGINS } from "../testing/auction-story";
import {
  approved,
  priced,
  registered,
  rejected,
  submitted,
  verificationEnded,
  verified,
  workId,
} from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { viewsOfEachStore } from "../testing/shared-views";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const BEFORE = after(STORY_BEGINS, 24 * 60 * 60_000);
const TITLES = ["سكون الرمال", "وردة الصباح", "رمل ونخيل", "Morning mist", "The palm and the sea", "نخلة على البحر"];
const CATEGORIES = ["painting", "photography", "calligraphy"] as const;
const ofSara = { userId: idOfName("sara") };

type Asked = { place: SearchPlace; question: SavedQuestion };

const asked: fc.Arbitrary<Asked> = fc.record({
  place: fc.constantFrom("search", "marketplace"),
  question: fc
    .record(
      {
        q: fc
          .array(
            fc.constantFrom("الرمل", "رمال", "نخيل", "ونخيل", "ورده", "mist", "mistt", "palm", "البحر", "hu", "صباح"),
            {
              minLength: 1,
              maxLength: 2,
            },
          )
          .map((words) => words.join(" ")),
        category: fc.constantFrom(...CATEGORIES),
        minPrice: fc.constantFrom(500, 1_500),
        maxPrice: fc.constantFrom(900, 5_000),
      },
      { requiredKeys: [] },
    )
    .filter((question) => Object.keys(question).length > 0),
});

const filtered: fc.Arbitrary<Asked> = fc.record({
  place: fc.constant("marketplace" as const),
  question: fc
    .record(
      {
        q: fc.constant("falcon"),
        isAuction: fc.constant("true" as const),
        verified: fc.constant("true" as const),
        forSale: fc.constant("true" as const),
        minPrice: fc.constantFrom(500, 1_500),
        maxPrice: fc.constantFrom(900, 5_000),
      },
      { requiredKeys: [] },
    )
    .filter((question) => Object.keys(question).length > 0),
});

const MOVES = ["auction", "auctionEnds", "verify", "unverify", "offSale", "onSale", "cheap", "dear", "told"] as const;
type Move = (typeof MOVES)[number];

type Told = { stream: string; event: AnyEvent };

/** A work on show, and what happens to it; it is auctioned from the price that it has, so that its end moves no price. */
const createWorkStory = (title: string) => {
  const stands = { auction: null as AuctionStory | null, isVerified: false, isForSale: true, price: 1_000_00 };
  let auctions = 0;
  const ofWork = (event: AnyEvent): Told => ({ stream: `artwork-${workId(title)}`, event });
  const put = (price: number, isForSale: boolean): Told => {
    Object.assign(stands, { price, isForSale });
    return ofWork(priced(title, price, isForSale));
  };
  const auctioned = (): Told => {
    auctions += 1;
    const auction = new AuctionStory(title);
    Object.assign(auction, { auctionId: idOfName(`auction ${auctions} of ${title}`) });
    stands.auction = auction;
    return { stream: `auction-${auction.auctionId}`, event: auction.scheduled({ openingPrice: stands.price }) };
  };
  const ended = (auction: AuctionStory): Told => {
    stands.auction = null;
    const event = auctions % 2 === 0 ? auction.cancelled() : auction.closed();
    return { stream: `auction-${auction.auctionId}`, event };
  };
  const verifiedNow = (isVerified: boolean): Told => {
    stands.isVerified = isVerified;
    return ofWork(isVerified ? verified(title) : verificationEnded(title));
  };
  /** Null for what cannot happen as it stands; a price is changed on sale alone. */
  return (move: Exclude<Move, "told">): Told | null => {
    const { auction, isVerified, isForSale, price } = stands;
    const mayBePriced = auction === null && isForSale;
    const moves: Record<typeof move, () => Told | null> = {
      auction: () => (auction === null ? auctioned() : null),
      auctionEnds: () => (auction === null ? null : ended(auction)),
      verify: () => (isVerified ? null : verifiedNow(true)),
      unverify: () => (isVerified ? verifiedNow(false) : null),
      offSale: () => (mayBePriced ? put(price, false) : null),
      onSale: () => (isForSale ? null : put(price, true)),
      cheap: () => (mayBePriced && price !== 400_00 ? put(400_00, true) : null),
      dear: () => (mayBePriced && price !== 2_000_00 ? put(2_000_00, true) : null),
    };
    return moves[move]();
  };
};

describe.each(viewsOfEachStore("Specs of what saved searches find"))(
  "What saved searches find of what is new, over $kind",
  ({ open, isServed }) => {
    const numRuns = isServed ? 8 : 50;
    const views = open();
    let readSide: ReadSide;
    let saved = 0;
    beforeAll(async () => {
      const readModels = await views.node({ clock: createSystemClock(), logger });
      readSide = await openReadSide(folders.fresh(), {}, { readModels });
      await tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
      await tell(`user-${ofSara.userId}`, [registered("sara")]);
    });
    afterAll(async () => {
      await readSide.stop();
      await views.close();
    });

    let doings = 0;
    const tell: ReadSide["tell"] = (...told) => {
      doings += 1;
      return readSide.tell(...told);
    };
    /** Later than all that was told, and before what is told next. */
    const now = () => after(STORY_BEGINS, doings * 1_000 + 500);
    const tellOfSara = (...events: AnyEvent[]) => tell(`savedSearches-${ofSara.userId}`, events);
    const save = async ({ place, question }: Asked): Promise<string> => {
      saved += 1;
      const savedId = idOfName(`saved ${saved}`);
      const text = (plain: string) => personal(ofSara.userId, plain);
      const data = { ...ofSara, savedId, place, name: text("x"), question: text(JSON.stringify(question)) };
      await tellOfSara({ type: "SearchSaved", data });
      return savedId;
    };
    const come = async (title: string, place: number): Promise<string> => {
      const price = (place % 3) * 1_000_00 + 400_00;
      const category = CATEGORIES[place % CATEGORIES.length]!;
      return tell(`artwork-${workId(title)}`, [submitted(title, { price, category }), approved(title)]);
    };
    const countOf = async (savedId: string, position: string, before = BEFORE): Promise<number> => {
      await readSide.service.settled();
      const { people } = await readSide.service.savedSearchNews.of({ before, position });
      const finds = people.flatMap((person) => person.finds);
      return finds.find((find) => find.savedId === savedId)?.count ?? 0;
    };
    const toldUpTo = (savedId: string, upTo: Instant): Promise<string> => {
      const name = personal(ofSara.userId, "x");
      return tellOfSara({
        type: "SavedSearchTold",
        data: { ...ofSara, savedId, name, day: "2026-01-01", count: 2, upTo },
      });
    };
    const hits = async ({ place, question: { q, ...filters } }: Asked): Promise<string[]> => {
      const query = new URLSearchParams(
        Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
      );
      query.set("limit", "48");
      if (q !== undefined) query.set(place === "search" ? "query" : "q", q);
      if (place === "marketplace") {
        // What it shows for words put right, or for some of them, is no news.
        const facets = (await readSide.ask(`/api/artworks/facets?${query.toString()}`)).body as ArtworkFacets;
        if (facets.understood !== "asWritten") return [];
        const works = (await readSide.ask(`/api/artworks?${query.toString()}`)).body as ArtworkCard[];
        return works.map(({ id }) => id);
      }
      const { understood, artworks } = (await readSide.ask(`/api/search?${query.toString()}`)).body as SearchAnswer;
      return understood === "asWritten" ? artworks.map(({ id }) => id) : [];
    };

    it("are the new works that the search itself finds, and no others", async () => {
      let works = 0;
      await fc.assert(
        fc.asyncProperty(asked, fc.shuffledSubarray(TITLES, { minLength: 1 }), async (search, titles) => {
          const savedId = await save(search);
          const fresh: { name: string; id: string }[] = [];
          let position = "";
          for (const title of titles) {
            works += 1;
            const name = `${title} ${works}`;
            position = await come(name, works);
            fresh.push({ name, id: workId(name) });
          }
          const found = await hits(search);
          expect(await countOf(savedId, position)).toBe(fresh.filter(({ id }) => found.includes(id)).length);
          for (const { name, id } of fresh) await tell(`artwork-${id}`, [rejected(name)]);
          await tellOfSara({ type: "SavedSearchRemoved", data: { ...ofSara, savedId } });
        }),
        { numRuns },
      );
    });

    it("are works on show too that a search finds by what happened to them since its person was told last", async () => {
      let works = 0;
      const moves = fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(filtered, moves, fc.boolean(), async (search, happens, isSavedBefore) => {
          works += 1;
          const title = `falcon ${works}`;
          const id = workId(title);
          const next = createWorkStory(title);
          const early = isSavedBefore ? await save(search) : null;
          let position = await tell(`artwork-${id}`, [submitted(title), approved(title)]);
          const savedId = early ?? (await save(search));
          const isFound = async () => (await hits(search)).includes(id);
          let isKnown = !isSavedBefore && (await isFound());
          for (const move of happens) {
            if (move === "told") {
              isKnown = await isFound();
              await toldUpTo(savedId, now());
              continue;
            }
            const told = next(move);
            if (told === null) continue;
            position = await tell(told.stream, [told.event]);
            if (move === "onSale") isKnown = false;
            expect(await countOf(savedId, position)).toBe(!isKnown && (await isFound()) ? 1 : 0);
          }
          await tell(`artwork-${id}`, [rejected(title)]);
          await tellOfSara({ type: "SavedSearchRemoved", data: { ...ofSara, savedId } });
        }),
        { numRuns },
      );
    });

    it("are told to each search when it begins to find them, and to none twice", async () => {
      const everything = await save({ place: "marketplace", question: { q: "dune" } });
      const auctions = await save({ place: "marketplace", question: { q: "dune", isAuction: "true" } });
      const cheap = await save({ place: "marketplace", question: { q: "dune", maxPrice: 900 } });
      const auction = new AuctionStory("dune");
      const nothingCame = now();
      const shown = await tell(`artwork-${auction.artworkId}`, [submitted("dune"), approved("dune")]);
      const cameBefore = now();
      const counts = async (position: string, before?: Instant) => [
        await countOf(everything, position, before),
        await countOf(auctions, position, before),
        await countOf(cheap, position, before),
      ];
      expect(await counts(shown, nothingCame)).toEqual([0, 0, 0]);
      expect(await counts(shown)).toEqual([1, 0, 0]);
      await toldUpTo(everything, now());

      const scheduled = await tell(`auction-${auction.auctionId}`, [auction.scheduled()]);
      expect(await counts(scheduled)).toEqual([0, 1, 1]);
      // A week after it came it is new by its auction alone; what came after the moment that is asked about waits.
      expect(await counts(scheduled, after(cameBefore, 7 * 24 * 60 * 60_000))).toEqual([0, 1, 1]);
      expect(await counts(scheduled, cameBefore)).toEqual([0, 0, 0]);
      await toldUpTo(auctions, now());
      await toldUpTo(cheap, now());
      expect(await counts(await tell(`artwork-${auction.artworkId}`, [verified("dune")]))).toEqual([0, 0, 0]);
      await tell(`artwork-${auction.artworkId}`, [rejected("dune")]);
    });

    it("are counted once for a person, however many of their searches find one", async () => {
      const ids = [
        await save({ place: "search", question: { q: "heron" } }),
        await save({ place: "marketplace", question: { q: "heron", minPrice: 500 } }),
      ];
      // Of three works two have such a price.
      const titles = ["heron one", "heron two", "heron three"];
      let position = "";
      for (const [place, title] of titles.entries()) position = await come(title, place);
      await readSide.service.settled();
      const { people } = await readSide.service.savedSearchNews.of({ before: BEFORE, position });
      expect(people).toEqual([
        {
          ...ofSara,
          works: 3,
          finds: expect.arrayContaining([
            { savedId: ids[0], count: 3 },
            { savedId: ids[1], count: 2 },
          ]),
        },
      ]);
      for (const savedId of ids) await tellOfSara({ type: "SavedSearchRemoved", data: { ...ofSara, savedId } });
      for (const title of titles) await tell(`artwork-${workId(title)}`, [rejected(title)]);
    });

    it("are told of once, are nobody's own, and are forgotten with the person", async () => {
      const search: Asked = { place: "search", question: { q: "falcon" } };
      await come("falcon before", 1);
      const savedId = await save(search);
      const position = await come("falcon after", 1);
      expect(await countOf(savedId, position)).toBe(1);
      const own = idOfName("saved by huda");
      const text = (plain: string) => personal(idOfName("huda"), plain);
      const ofHuda = { userId: idOfName("huda"), savedId: own, place: "search" as const };
      await tell(`savedSearches-${idOfName("huda")}`, [
        { type: "SearchSaved", data: { ...ofHuda, name: text("x"), question: text('{"q":"falcon"}') } },
      ]);
      expect(await countOf(own, await come("falcon of huda", 1))).toBe(0);
      await toldUpTo(savedId, BEFORE);
      expect(await countOf(savedId, position)).toBe(0);
      await toldUpTo(savedId, STORY_BEGINS);
      expect(await countOf(savedId, position)).toBeGreaterThan(0);
      const gone = await tell(`user-${ofSara.userId}`, [
        { type: "AccountErased", data: { ...ofSara, role: "collector" } },
      ]);
      expect(await countOf(savedId, gone)).toBe(0);
    });

    it("are not looked for before the views have come to what is asked about", async () => {
      const ahead = "9".repeat(20);
      await expect(readSide.service.savedSearchNews.of({ before: BEFORE, position: ahead })).rejects.toThrow("behind");
    });
  },
);
