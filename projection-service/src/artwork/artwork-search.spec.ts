import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterEach, beforeEach, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/house-events";
import { openTestHouse } from "../testing/test-house";
import type { TestHouse } from "../testing/test-house";

const folders = temporaryFolder();
let house: TestHouse;

const show = async (...titles: string[]): Promise<void> => {
  for (const title of titles) await house.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
};

beforeEach(async () => {
  house = await openTestHouse(folders.fresh());
  await house.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
});
afterEach(() => house.stop());

it("goes on by the word that it began by, where another is the rarest of a search by now", async () => {
  await show("blue night", "night walk", "night in blue");
  const first = await house.ask("/api/artworks?limit=1&q=blue%20night");
  expect(first.body).toMatchObject([{ title: "night in blue" }]);
  await show("blue sea", "blue sky");
  const [, next] = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
  expect(await house.ask(next!)).toMatchObject({ status: 200, body: [{ title: "blue night" }] });
});
