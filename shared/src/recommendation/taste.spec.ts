import { describe, expect, it } from "vitest";
import { alikeOf, MANY_LIKES, recommend, type Candidate, type Taste, type WorkTraits } from "./taste";
import { tasteWorld, type TasteWorld, type Visitor } from "./taste-world";

const SHOWN = 10;
const LIKERS_OF_A_WORK = 30;
const NEIGHBOURS = 20;

const likersOf = ({ visitors }: TasteWorld): ReadonlyMap<string, Visitor[]> => {
  const likers = new Map<string, Visitor[]>();
  for (const visitor of visitors) {
    for (const id of visitor.likes.slice(0, -1)) likers.set(id, [...(likers.get(id) ?? []), visitor]);
  }
  return likers;
};

type Known = { likes?: number; looks?: boolean };

/** Each person's last like is held back: is it among the ten that they would be shown, by so much that is known of them? */
const hitRates = (
  world: TasteWorld,
  { likes: known = -1, looks = true }: Known = {},
): { recommended: number; popular: number } => {
  const likers = likersOf(world);
  const traits = new Map(world.works.map((work) => [work.artworkId, work]));
  const candidates: Candidate[] = world.works.map((work) => ({
    work,
    likes: likers.get(work.artworkId)?.length ?? 0,
    isNew: false,
  }));
  const byLikes = candidates.toSorted((a, b) => b.likes - a.likes);
  const hits = { recommended: 0, popular: 0 };
  for (const visitor of world.visitors) {
    const held = visitor.likes.at(-1)!;
    const own = new Set(visitor.likes.slice(0, -1).slice(0, known < 0 ? undefined : known));
    const unseen = ({ work }: Candidate) => !own.has(work.artworkId);
    const others = [...own].flatMap((id) => (likers.get(id) ?? []).slice(0, LIKERS_OF_A_WORK));
    const common = new Map<Visitor, number>();
    for (const other of others) if (other !== visitor) common.set(other, (common.get(other) ?? 0) + 1);
    const neighbours = [...common].toSorted((a, b) => b[1] - a[1]).slice(0, NEIGHBOURS);
    const alike = alikeOf(
      own,
      neighbours.map(([{ likes }]) => likes.slice(0, -1)),
    );
    const taste: Taste = {
      marked: [
        ...[...own].toReversed().map((id) => ({ interest: "like", work: traits.get(id)! }) as const),
        ...(looks ? visitor.looks : []).map((id) => ({ interest: "view", work: traits.get(id)! }) as const),
      ],
      followedArtistIds: new Set(visitor.follows),
    };
    const shown = recommend(taste, candidates.filter(unseen), alike, SHOWN);
    hits.recommended += Number(shown.some(({ artworkId }) => artworkId === held));
    hits.popular += Number(
      byLikes
        .filter(unseen)
        .slice(0, SHOWN)
        .some(({ work }) => work.artworkId === held),
    );
  }
  const share = (count: number): number => Math.round((count / world.visitors.length) * 1_000) / 10;
  return { recommended: share(hits.recommended), popular: share(hits.popular) };
};

describe("recommendations", () => {
  it.each([1, 2, 3])(
    "meet what people with a taste like next more often than what is popular does (world %i)",
    (seed) => {
      const { recommended, popular } = hitRates(tasteWorld(seed, 3.5));
      const { recommended: withoutLooks } = hitRates(tasteWorld(seed, 3.5), { looks: false });
      process.stdout.write(
        `world ${seed}: hit rate at ${SHOWN}: recommended ${recommended} % (${withoutLooks} % without looks), most popular ${popular} %\n`,
      );
      expect(recommended).toBeGreaterThan(popular);
    },
  );

  it("gain a little by what somebody looked at who has liked one work so far", () => {
    const rateOf = (looks: boolean): number =>
      [1, 2, 3].reduce((sum, seed) => sum + hitRates(tasteWorld(seed, 3.5), { likes: 1, looks }).recommended, 0) / 3;
    const [known, unknown] = [rateOf(true), rateOf(false)].map((rate) => Math.round(rate * 10) / 10);
    process.stdout.write(`one like: hit rate at ${SHOWN}: ${known} % with looks, ${unknown} % without\n`);
    expect(known).toBeGreaterThanOrEqual(unknown!);
  });

  it("are no guess either where nobody has a taste", () => {
    const { recommended, popular } = hitRates(tasteWorld(4, 1));
    process.stdout.write(`no taste: hit rate at ${SHOWN}: recommended ${recommended} %, most popular ${popular} %\n`);
    expect(recommended).toBeGreaterThan(popular / 2);
  });

  const traits = (artworkId: string, more: Partial<WorkTraits> = {}): WorkTraits => ({
    artworkId,
    artistId: `artist of ${artworkId}`,
    category: "painting",
    colour: null,
    tags: [],
    ...more,
  });
  const offered = (...works: WorkTraits[]): Candidate[] => works.map((work) => ({ work, likes: 0, isNew: true }));
  const nobody: Taste = { marked: [], followedArtistIds: new Set() };
  const reasons = (taste: Taste, candidates: Candidate[], others: string[][] = [], own: string[] = []) =>
    recommend(taste, candidates, alikeOf(new Set(own), others), SHOWN).map(({ artworkId, reasons: [first] }) => [
      artworkId,
      first,
    ]);

  it("say that a work is by a followed artist", () => {
    const taste = { ...nobody, followedArtistIds: new Set(["huda"]) };
    expect(reasons(taste, offered(traits("other"), traits("dune", { artistId: "huda" })))).toEqual([
      ["dune", { kind: "follow", artistId: "huda" }],
      ["other", { kind: "new" }],
    ]);
  });

  it("say of others that many like them only if many do, else that they are new or on show", () => {
    const [liked, fresh, old] = [
      { work: traits("liked"), likes: MANY_LIKES, isNew: true },
      { work: traits("fresh"), likes: MANY_LIKES - 1, isNew: true },
      { work: traits("old"), likes: MANY_LIKES - 1, isNew: false },
    ];
    expect(reasons(nobody, [old, fresh, liked])).toEqual([
      ["liked", { kind: "popular" }],
      ["fresh", { kind: "new" }],
      ["old", { kind: "onShow" }],
    ]);
  });

  it("tell all that speaks for a work, the strongest first, and last what stays true", () => {
    const sea = traits("sea", { tags: ["sea"] });
    const taste: Taste = { marked: [{ interest: "wish", work: sea }], followedArtistIds: new Set(["huda"]) };
    const [wave] = recommend(
      taste,
      offered(traits("wave", { tags: ["sea"], artistId: "huda" })),
      alikeOf(new Set(), []),
      1,
    );
    expect(wave!.reasons).toEqual([
      { kind: "follow", artistId: "huda" },
      { kind: "near", artworkId: "sea", interest: "wish" },
      { kind: "new" },
    ]);
  });

  it("name the marked work that is nearest", () => {
    const sea = traits("sea", { tags: ["sea", "red sea"] });
    const sand = traits("sand", { category: "sculpture", tags: ["sand"] });
    const taste: Taste = {
      ...nobody,
      marked: [
        { interest: "view", work: sand },
        { interest: "wish", work: sea },
      ],
    };
    const [first] = reasons(taste, offered(traits("wave", { tags: ["sea"] })));
    expect(first).toEqual(["wave", { kind: "near", artworkId: "sea", interest: "wish" }]);
  });

  it("say what others like who like the same only if there are several of them", () => {
    const own = ["sea"];
    expect(reasons(nobody, offered(traits("dune")), [["sea", "dune"]], own)).toEqual([["dune", { kind: "new" }]]);
    const several = [
      ["sea", "dune"],
      ["sea", "dune", "palm"],
    ];
    expect(reasons(nobody, offered(traits("dune")), several, own)).toEqual([["dune", { kind: "alike" }]]);
  });

  it("hold three works of one artist at most", () => {
    const works = Array.from({ length: 6 }, (_, number) => traits(`work ${number}`, { artistId: "huda" }));
    expect(reasons({ ...nobody, followedArtistIds: new Set(["huda"]) }, offered(...works))).toHaveLength(3);
  });
});
