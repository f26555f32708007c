import type { DataExportEvent } from "@naqsh/shared/account";
import type { CommandOutcome } from "@naqsh/shared/platform/ports/system-command";
import { readSealedArchive } from "@naqsh/shared/platform/sealed-archive";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { accepted, NOW, openJobsDesk } from "../testing/jobs-desk";
import { enveloped, idFor } from "../testing/recorded";

const userId = idFor("sara");
const stream = `dataExport-${userId}`;
const REPLACED: CommandOutcome = { accepted: false, rejection: { code: "DATA_EXPORT_REPLACED" } };

/** A desk whose commands on one person's copies are decided: the first try that is completed counts. */
const openExports = async (...requested: string[]) => {
  const desk = await openJobsDesk();
  const key = await desk.keys.obtain(userId);
  const told: DataExportEvent[] = [];
  const append = async (event: DataExportEvent): Promise<void> => {
    told.push(event);
    await desk.store.append(stream, told.length - 2, [enveloped(event, `${stream} ${told.length}`)]);
  };
  for (const exportId of requested) {
    await append({ type: "DataExportRequested", data: { userId, exportId, requestedAt: NOW } });
  }
  let turn: Promise<unknown> = Promise.resolve();
  const decide = async ({ type, data }: NaqshSystemCommand): Promise<CommandOutcome> => {
    if (type === "AttemptDataExport") await append({ type: "DataExportAttempted", data });
    if (type !== "CompleteDataExport") return accepted();
    if (data.exportId !== requested.at(-1) || told.some((event) => event.type === "DataExportReady")) return REPLACED;
    await append({ type: "DataExportReady", data: { ...data, expiresAt: NOW } });
    return accepted();
  };
  desk.decide = (command) => {
    const decided = turn.then(() => decide(command));
    turn = decided;
    return decided;
  };
  const copyOf = async (exportId: string, attempt: string): Promise<string> => {
    const ready = told.find((event) => event.type === "DataExportReady")!.data;
    const place = { exportId, attempt, chunks: ready.chunks };
    return buffer(readSealedArchive(desk.files, key, place)).then(
      (bytes) => bytes.subarray(0, 2).toString(),
      () => "none",
    );
  };
  return {
    desk,
    build: (exportId: string) => desk.run("build-data-export", { userId, exportId }),
    copyOf,
    attempts: () => told.flatMap((event) => (event.type === "DataExportAttempted" ? [event.data.attempt] : [])),
    readyBy: () => told.flatMap((event) => (event.type === "DataExportReady" ? [event.data.attempt] : [])),
  };
};

it("is made by two tries at once as by one: the copy that counts is whole, and the other is gone", async () => {
  const exports = await openExports("one");
  await Promise.all([exports.build("one"), exports.build("one")]);
  const [winner] = exports.readyBy();
  expect(exports.readyBy()).toHaveLength(1);
  expect(exports.attempts()).toHaveLength(2);
  for (const attempt of exports.attempts()) {
    expect(await exports.copyOf("one", attempt)).toBe(attempt === winner ? "PK" : "none");
  }
});

it("takes away what an earlier try left, once a later one has made the copy", async () => {
  const exports = await openExports("one");
  exports.desk.failAfter(1);
  await expect(exports.build("one")).rejects.toThrow("killed");
  await exports.build("one");
  const [killed = "", made = ""] = exports.attempts();
  expect(exports.readyBy()).toEqual([made]);
  expect([await exports.copyOf("one", killed), await exports.copyOf("one", made)]).toEqual(["none", "PK"]);
});

it("leaves the newest copy alone where an older one is tried late", async () => {
  const exports = await openExports("one", "two");
  await exports.build("two");
  await exports.build("one");
  const [made = ""] = exports.readyBy();
  expect(await exports.copyOf("two", made)).toBe("PK");
});
