import { join } from "node:path";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { UNREADABLE_TEXT } from "@naqsh/shared/platform/event-codec/open-personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { idOfName } from "./testing/auction-story";
import { approved, registered, submitted, workId } from "./testing/story-events";
import { openReadSide } from "./testing/read-side";

const folders = temporaryFolder();

/** As a bit that flipped on the disk leaves it. */
const flipKeyOf = async (folder: string, name: string): Promise<void> => {
  const database = openLmdb(join(folder, "keys.mdb"));
  const entry = ["person", idOfName(name)];
  const key = Uint8Array.from(database.get<{ key: Uint8Array }>(entry)!.key);
  key[0]! ^= 1;
  await database.transact(({ put }) => put(entry, { key }));
  await database.close();
};

it("is shown as that and reported once, while lists and everybody else go on", async () => {
  const folder = folders.fresh();
  const before = await openReadSide(folder);
  for (const name of ["huda", "reem"]) await before.tell(`user-${idOfName(name)}`, [registered(name, "artist")]);
  await before.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  await before.tell(`artwork-${workId("dune")}`, [submitted("dune", {}), approved("dune")]);
  const work = { ...submitted("palm").data, artistId: idOfName("reem") };
  await before.tell(`artwork-${workId("palm")}`, [{ type: "ArtworkSubmitted", data: work }, approved("palm")]);
  await before.service.settled();
  await before.stop();
  await flipKeyOf(folder, "huda");

  const readSide = await openReadSide(folder);
  const works = await readSide.ask("/api/artworks");
  expect(works).toMatchObject({ status: 200 });
  const artists = (works.body as { artist: { id: string; firstName: string } }[]).map(({ artist }) => artist);
  expect(artists.find(({ id }) => id === idOfName("huda"))?.firstName).toBe(UNREADABLE_TEXT);
  expect(artists.find(({ id }) => id === idOfName("reem"))?.firstName).toBe("reem");
  expect(await readSide.ask("/api/admin/users?query=reem", "admin")).toMatchObject({ status: 200 });
  expect(await readSide.service.contacts.find(idOfName("huda"))).toBeNull();
  expect(await readSide.service.contacts.find(idOfName("reem"))).toMatchObject({ email: "reem@example.sa" });
  expect(readSide.errors).toEqual([expect.objectContaining({ alert: true, person: idOfName("huda") })]);
  await readSide.stop();
});
