import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { Position } from "@naqsh/shared/kernel/position";
import { CursorInvalid, type Collection } from "@naqsh/shared/platform/ports/read-model-store";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { workViewsProjection, type WorkViews } from "../engagement/work-views.projection";
import type { QueryDeps } from "../query-deps";
import { pageOfPopular } from "./popular-page";

const WORKS = 4_100;
const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

let store: Awaited<ReturnType<typeof createEmbeddedReadModelStore>>;
let workViews: Collection<WorkViews>;
let finds = 0;
let loads = 0;

const idOf = (no: number): string => `work ${String(no).padStart(5, "0")}`;
/** Many are as popular as others. */
const popularityOf = (no: number): number => (no * 7) % 600;

beforeAll(async () => {
  store = await createEmbeddedReadModelStore({ folder: folders.fresh(), logger });
  const { name, version, indexes } = workViewsProjection;
  const opened = await store.collection<WorkViews>({ name, version, indexes });
  const at = "00000000000000000001" as Position;
  const writes = Array.from({ length: WORKS }, (_, no) => ({
    key: idOf(no),
    position: at,
    document: { artworkId: idOf(no), popularity: popularityOf(no) } as WorkViews,
  }));
  await opened.write(writes, at);
  const find: typeof opened.find = (asked) => {
    finds += 1;
    return opened.find(asked);
  };
  const load: typeof opened.load = (keys) => {
    loads += keys.length;
    return opened.load(keys);
  };
  workViews = { ...opened, find, load };
});
afterAll(() => store.close());
beforeEach(() => {
  finds = 0;
  loads = 0;
});

const deps = (): Pick<QueryDeps, "views"> => ({ views: { workViews } as unknown as QueryDeps["views"] });
const everyNth = (nth: number): Set<string> =>
  new Set(Array.from({ length: Math.ceil(WORKS / nth) }, (_, at) => idOf(at * nth)));
const sorted = (ids: Iterable<string>): string[] =>
  [...ids].toSorted((a, b) => {
    const [first, second] = [a, b].map((id) => popularityOf(Number(id.slice(5))));
    return second! - first! || (a < b ? 1 : -1);
  });
const allPages = async (asked: ReadonlySet<string>, limit: number): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
    const page = await pageOfPopular({ limit, cursor }, asked, deps());
    ids.push(...page.ids);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return ids;
};

describe("A page of what is popular", () => {
  it.each([1, 2, 3, 5, 40])("shows each of every %d. work once over all pages, the most popular first", async (nth) => {
    expect(await allPages(everyNth(nth), 300)).toEqual(sorted(everyNth(nth)));
  });

  it("looks at the few that are asked for, not at all that there are", async () => {
    const few = everyNth(400);
    expect((await pageOfPopular({ limit: 24 }, few, deps())).ids).toEqual(sorted(few));
    expect(finds).toBe(0);
    // Known by a test alone: nothing comes after the last of them.
    const [first = ""] = sorted(everyNth(1));
    const one = { size: 1, has: (id: string) => id === first, keys: null };
    expect((await pageOfPopular({ limit: 24 }, one, deps())).ids).toEqual([first]);
    expect(finds).toBe(1);
  });

  it("walks along the order where that meets a page of them sooner than all of them are read", async () => {
    const third = everyNth(3);
    const { ids } = await pageOfPopular({ limit: 24 }, third, deps());
    expect(ids).toEqual(sorted(third).slice(0, 24));
    expect({ finds, loads }).toEqual({ finds: 2, loads: 0 });
  });

  it("gives up a walk that meets too few of them, and sorts them", async () => {
    const rarely = everyNth(8);
    expect((await pageOfPopular({ limit: 100 }, rarely, deps())).ids).toEqual(sorted(rarely).slice(0, 100));
    const unpopular = new Set(sorted(everyNth(1)).slice(-1_500));
    expect((await pageOfPopular({ limit: 24 }, unpopular, deps())).ids).toEqual(sorted(unpopular).slice(0, 24));
    expect(finds).toBeLessThanOrEqual(2);
  });

  it("goes on where it was when so many works have left that they are read another way", async () => {
    const { next } = await pageOfPopular({ limit: 300 }, everyNth(1), deps());
    const rest = new Set(sorted(everyNth(1)).slice(200, 400));
    finds = 0;
    const page = await pageOfPopular({ limit: 300, cursor: next! }, rest, deps());
    expect(page).toEqual({ ids: sorted(rest).slice(100), next: null });
    expect(finds).toBe(0);
  });

  it("refuses a cursor that begins nowhere", async () => {
    for (const cursor of ["nonsense", "~", "00000000000000000001/work 00001"])
      await expect(pageOfPopular({ limit: 24, cursor }, everyNth(1), deps())).rejects.toThrow(CursorInvalid);
    await expect(pageOfPopular({ limit: 24, cursor: "nonsense" }, everyNth(40), deps())).rejects.toThrow(CursorInvalid);
  });
});
