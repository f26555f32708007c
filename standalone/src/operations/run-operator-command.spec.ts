import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { LogReport } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { LogDamaged } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { runOperatorCommand } from "./run-operator-command";
import { foundTrouble, wordsOfAnswer } from "./operator-answer";
import type { OperatorRequest } from "./operator-request";
import { openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

const askAll = async (dataFolder: string, question: OperatorRequest): Promise<object[]> => {
  const answers: object[] = [];
  for await (const answer of runOperatorCommand(dataFolder, question)) {
    if (typeof answer === "object" && answer !== null && !("progress" in answer)) answers.push(answer);
  }
  return answers;
};

const ask = async (dataFolder: string, command: string, argument?: string): Promise<object | undefined> =>
  (await askAll(dataFolder, { command, ...(argument !== undefined && { argument }) }))[0];

describe("an operator", () => {
  it("asks the running server, and the folder itself where none runs", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    await shop.register("sara", "collector");
    await shop.running.settled();
    const running = await ask(dataFolder, "status");
    expect(running).toMatchObject({ parked: 0, deadJobs: 0 });
    expect(await ask(dataFolder, "verify", "people")).toMatchObject({ differences: 0 });
    const all = await askAll(dataFolder, { command: "verify" });
    expect(all.pop()).toEqual({ answer: "pictures", pictures: { checked: 0, damaged: [] } });
    expect(all.length).toBe(shop.running.profile.projections.status().length);
    for (const comparison of all) expect(comparison).toMatchObject({ differences: 0 });
    expect(await ask(dataFolder, "rebuild", "people")).toMatchObject({
      view: "people",
      differences: 0,
      tookOver: true,
    });
    await expect(ask(dataFolder, "rebuild", "nothing")).rejects.toThrow(
      /no view nothing\. Views: auction-bids, auction-room, .*history/,
    );
    await expect(ask(dataFolder, "verify", "nothing")).rejects.toThrow(/no view nothing\. Views/);
    await expect(ask(dataFolder, "drop-everything")).rejects.toThrow("Unknown command");
    await shop.running.stop();

    expect(await ask(dataFolder, "parked")).toEqual({ answer: "parked", parked: [] });
    expect(await ask(dataFolder, "verify", "people")).toMatchObject({ differences: 0 });
    await expect(ask(dataFolder, "retry", "x")).rejects.toThrow("running server");
    await expect(ask(dataFolder, "drop-everything")).rejects.toThrow("Usage");
  });

  it("checks the log whether a server writes it or not", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    await shop.register("sara", "collector");
    await shop.running.settled();
    const running = await ask(dataFolder, "check-log");
    expect(running).toMatchObject({ damage: null, head: await shop.running.profile.head() });
    await shop.running.stop();
    expect(await ask(dataFolder, "check-log")).toEqual(running);
  });

  it("is told that a log is gone, and of what lies behind its end", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    await shop.register("sara", "collector");
    await shop.running.stop();
    const segment = join(dataFolder, "log", "00000000000000000001.log");
    const whole = readFileSync(segment);
    writeFileSync(segment, Buffer.concat([whole, Buffer.from("torn")]));
    const torn = await ask(dataFolder, "check-log");
    expect(torn).toMatchObject({ damage: null, bytesBehind: 4 });
    expect(wordsOfAnswer(torn)).toContain("4 bytes behind it were never acknowledged");
    rmSync(segment);
    const gone = (await ask(dataFolder, "check-log")) as LogReport;
    expect(gone.damage).toMatchObject({
      record: 1,
      byte: 0,
      reason: expect.stringContaining("durable up to record") as string,
    });
    expect(foundTrouble(gone)).toBe(true);
  });

  it("is told what else holds the folder, and what a damaged mark should say", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    rmSync(join(dataFolder, "operator.sock"));
    await expect(ask(dataFolder, "status")).rejects.toThrow(/Another process .* Ask again in a moment/);
    await shop.running.stop();
    writeFileSync(join(dataFolder, "naqsh.json"), "{");
    await expect(ask(dataFolder, "status")).rejects.toThrow(/naqsh\.json is damaged/);
  });

  it("makes no shop where there is none", async () => {
    await expect(ask(folder.fresh(), "status")).rejects.toThrow("holds no shop");
  });

  it("reads a stream aloud without hashes, up to a moment, and a destroyed key's texts not at all", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    const sara = await shop.register("sara", "collector");
    await shop.running.settled();
    const told = await askAll(dataFolder, { command: "explain", argument: `user-${sara.id}` });
    expect(told).toMatchObject([
      { type: "UserRegistered", actor: { role: "visitor" }, facts: { firstName: "sara" } },
      { type: "TermsAccepted" },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/passwordHash|commandDigest/);
    const before = { command: "explain", argument: `user-${sara.id}`, at: "2026-02-01T00:00:00.000Z" };
    const [nothing] = await askAll(dataFolder, before);
    expect(wordsOfAnswer(nothing)).toContain(`No event of user-${sara.id} until 2026-02-01`);
    expect(foundTrouble(nothing)).toBe(true);
    await shop.running.stop();
  });

  it("hands out everything about a person, and nothing of others", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    const sara = await shop.register("sara", "collector");
    const omar = await shop.register("omar", "collector");
    const administrator = await shop.administrator();
    const ban = { reason: "three unpaid wins" };
    expect((await administrator.post(`/api/admin/users/${sara.id}/ban`, ban)).status).toBe(200);
    await shop.running.settled();
    const held = JSON.stringify(await askAll(dataFolder, { command: "export", argument: sara.id }));
    expect(held).toContain("sara@naqsh.test");
    expect(held).toContain("three unpaid wins");
    for (const secret of ["omar", omar.id, administrator.id, "passwordHash", "$argon2", "sealed"]) {
      expect(held).not.toContain(secret);
    }
    await shop.running.stop();
  });
});

describe("an operator of a shop whose log is damaged", () => {
  const damagedShop = async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    const sara = await shop.register("sara", "collector");
    await shop.running.settled();
    const kept = (await ask(dataFolder, "check-log")) as LogReport;
    const omar = await shop.register("omar", "collector");
    await shop.running.stop();
    const segment = join(dataFolder, "log", "00000000000000000001.log");
    const bytes = readFileSync(segment);
    const after = readFileSync(segment).indexOf(`user-${omar.id}`);
    bytes[after]! ^= 1;
    writeFileSync(segment, bytes);
    return { dataFolder, sara, omar, kept, segment, bytes };
  };

  it("is told where, what is kept, and reads up to there; nothing is written", async () => {
    const { dataFolder, sara, omar, kept, segment, bytes } = await damagedShop();
    const report = (await ask(dataFolder, "check-log")) as LogReport;
    expect(report.damage).toMatchObject({ segment: "00000000000000000001.log", record: report.events + 1 });
    expect(report.events).toBeGreaterThanOrEqual(kept.events);
    expect(wordsOfAnswer(report)).toMatch(/DAMAGED in segment 0+1\.log, at record \d+ \(byte \d+\)/);
    expect(wordsOfAnswer(report)).toContain(report.lastRecordedAt);
    expect(foundTrouble(report)).toBe(true);

    const explained = await askAll(dataFolder, { command: "explain", argument: `user-${sara.id}` });
    expect(explained[0]).toMatchObject({ readUpTo: { events: report.events } });
    expect(wordsOfAnswer(explained[0])).toContain("The log is damaged");
    expect(explained.slice(1)).toMatchObject([
      { type: "UserRegistered", facts: { firstName: "sara" } },
      { type: "TermsAccepted" },
    ]);
    const behind = await askAll(dataFolder, { command: "explain", argument: `user-${omar.id}` });
    expect(behind).toMatchObject([{ readUpTo: {} }, { nothing: expect.stringContaining(omar.id) as string }]);
    const held = await askAll(dataFolder, { command: "export", argument: sara.id });
    expect(JSON.stringify(held)).toContain("sara@naqsh.test");

    for (const command of ["status", "verify", "rebuild", "backup"]) {
      // oxlint-disable-next-line no-await-in-loop -- one socket in one folder
      await expect(ask(dataFolder, command, folder.fresh())).rejects.toThrow("Nothing is written");
    }
    await expect(openShop(dataFolder)).rejects.toBeInstanceOf(LogDamaged);
    expect(readFileSync(segment).equals(bytes)).toBe(true);
  });
});
