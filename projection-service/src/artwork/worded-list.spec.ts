import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterEach, beforeEach, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
let readSide: ReadSide;

const show = async (...titles: string[]): Promise<void> => {
  for (const title of titles) await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
};

beforeEach(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
});
afterEach(() => readSide.stop());

it("goes on behind the last work of a page, whatever came meanwhile", async () => {
  await show("blue night", "night walk", "night in blue");
  const first = await readSide.ask("/api/artworks?limit=1&q=blue%20night");
  expect(first.body).toMatchObject([{ title: "night in blue" }]);
  await show("blue sea", "blue sky");
  const [, next] = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
  expect(await readSide.ask(next!)).toMatchObject({ status: 200, body: [{ title: "blue night" }] });
});
