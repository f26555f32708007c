import { personal } from "@naqsh/shared/kernel/personal";
import type { SearchAnswer, SoughtTerm } from "@naqsh/shared/search";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { approved, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
const nora = idOfName("nora");
const NAME = "zulaikha";

let readSide: ReadSide;
beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  await readSide.tell(`user-${nora}`, [
    registered("nora", "artist"),
    { type: "ProfileRevised", data: { userId: nora, firstName: personal(nora, NAME) } },
  ]);
  await readSide.tell(`artwork-${workId("reed")}`, [submitted("reed", { artist: "nora" }), approved("reed", "nora")]);
  const lot = new AuctionStory("reed", "nora");
  await readSide.tell(`auction-${lot.auctionId}`, [lot.scheduled(), lot.opened(), lot.closed()]);
  const sought = { type: "TermSought", data: { termId: idOfName(NAME), term: NAME, query: NAME } } as const;
  await readSide.tell(`soughtTerm-${idOfName(NAME)}`, [sought, sought, sought]);
});
afterAll(() => readSide.stop());

/** Whatever the search says of a word, of which one letter is wrong, and of what it finds. */
const said = async () => {
  const bodyOf = async (path: string, as: string | null = null) => (await readSide.ask(path, as)).body;
  const misspelt = (await bodyOf("/api/search?query=zulaimha")) as SearchAnswer;
  const [counted] = (await bodyOf("/api/admin/searches", "admin")) as SoughtTerm[];
  return {
    completed: await bodyOf("/api/search/suggestions?query=zul"),
    trending: await bodyOf("/api/trending-searches"),
    corrected: misspelt.corrected,
    finds: misspelt.total,
    counted: counted?.resultsCount,
  };
};

it("says a banned artist's name to nobody, while the ban lasts", async () => {
  const shown = { completed: [`${NAME} of riyadh`, NAME], trending: [NAME], corrected: NAME, finds: 1, counted: 3 };
  expect(await said()).toEqual(shown);
  const ban = { userId: nora, bannedBy: idOfName("admin"), reason: personal(nora, "shill"), until: null };
  await readSide.tell(`user-${nora}`, [{ type: "UserBanned", data: { ...ban, cancelledAuctions: [] } }]);
  expect(await said()).toEqual({ completed: [], trending: [], corrected: null, finds: 0, counted: 0 });
  await readSide.tell(`user-${nora}`, [
    { type: "UserUnbanned", data: { userId: nora, unbannedBy: idOfName("admin") } },
  ]);
  expect(await said()).toEqual(shown);
});

it("corrects to no word that only banned artists' works hold", async () => {
  await readSide.tell(`artwork-${workId("zulaitha")}`, [submitted("zulaitha"), approved("zulaitha")]);
  const ban = { userId: nora, bannedBy: idOfName("admin"), reason: personal(nora, "shill"), until: null };
  await readSide.tell(`user-${nora}`, [{ type: "UserBanned", data: { ...ban, cancelledAuctions: [] } }]);
  for (const path of ["/api/search?query=zulaimha", "/api/artworks/facets?q=zulaimha"])
    expect((await readSide.ask(path)).body).toMatchObject({ corrected: "zulaitha" });
});
