import type { MyDataEntry } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { noticed, registered } from "../testing/story-events";

const folders = temporaryFolder();
const PATH = "/api/user/my-data?limit=2";
/** As positions stand in the log, and in its cursors. */
const POSITION = /\d{20}/;

describe("A person's own timeline", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const name of ["sara", "omar"]) {
      await readSide.tell(`user-${idOfName(name)}`, [registered(name)]);
      for (const no of [1, 2, 3, 4]) {
        await readSide.tell(`dataExport-${idOfName(name)}`, [
          { type: "DataExportDeleted", data: { userId: idOfName(name), exportId: idOfName(`${name} ${no}`) } },
        ]);
      }
    }
  });
  afterAll(() => readSide.stop());

  const pageAt = async (path: string, as = "sara") => {
    const { status, body, headers } = await readSide.ask(path, as);
    const [, next = ""] = /<(.+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
    const cursor = new URL(next, "http://here").searchParams.get("cursor") ?? "";
    return { status, body, next, cursor, ids: status === 200 ? (body as MyDataEntry[]).map(({ id }) => id) : [] };
  };

  it("is given page by page, each entry once and under the same id", async () => {
    const whole = await pageAt("/api/user/my-data?limit=100");
    const first = await pageAt(PATH);
    const second = await pageAt(first.next);
    expect([...first.ids, ...second.ids]).toEqual(whole.ids.slice(0, 4));
    expect(new Set(whole.ids).size).toBe(whole.ids.length);
  });

  it("says what a notice told, and of no other event a kind", async () => {
    await readSide.tell(`notification-${idOfName("huda")}`, [noticed("huda", "c", "auctionLost", {})]);
    await readSide.tell(`user-${idOfName("huda")}`, [registered("huda")]);
    const { body } = await pageAt("/api/user/my-data?limit=100", "huda");
    const told = (body as MyDataEntry[]).map(({ type, facts }) => [type, facts.find(({ name }) => name === "notice")]);
    expect(told).toEqual([
      ["UserRegistered", undefined],
      ["NoticeReceived", { name: "notice", value: "auctionLost" }],
    ]);
  });

  it("says nothing of where its entries lie in the log", async () => {
    const first = await pageAt(PATH);
    for (const told of [JSON.stringify(first.body), first.cursor, Buffer.from(first.cursor, "base64url").toString()]) {
      expect(told).not.toMatch(POSITION);
    }
    // Two cursors of the same place cannot be compared.
    expect((await pageAt(PATH)).cursor).not.toBe(first.cursor);
  });

  it("goes on by its own cursors alone", async () => {
    const { cursor } = await pageAt(PATH, "omar");
    for (const other of [cursor, "made-up"]) {
      expect(await pageAt(`${PATH}&cursor=${other}`)).toMatchObject({
        status: 422,
        body: { code: "INVALID_INPUT", details: { fields: [{ path: "cursor" }] } },
      });
    }
  });
});
