import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { dropStaleUploads, spool } from "./spooled-image";

const folder = temporaryFolder();
const HOUR_MS = 3_600_000;

it("removes what a process that was killed left behind, and nothing that another one is in the middle of", async () => {
  const path = folder.fresh();
  await spool(Readable.from([Buffer.from("old")]), path, "old");
  await spool(Readable.from([Buffer.from("new")]), path, "new");
  const now = Date.now();
  utimesSync(join(path, "old"), new Date(now), new Date(now - 25 * HOUR_MS));
  await dropStaleUploads(path, now);
  expect(readdirSync(path)).toEqual(["new"]);
});
