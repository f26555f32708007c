import {
  appendFileSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { runOperatorCommand } from "../operations/run-operator-command";
import { foundTrouble, wordsOfAnswer } from "../operations/operator-answer";
import { openRoom } from "../testing/room-in-test";
import { openShop } from "../testing/shop-in-test";
import type { CheckedFile } from "./check-folder";

const folder = temporaryFolder();

const shopAtRest = async (): Promise<string> => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder, { durable: true });
  await openRoom(shop);
  await shop.running.settled();
  await shop.running.stop();
  return dataFolder;
};

const check = async (dataFolder: string) => {
  const answers: object[] = [];
  for await (const answer of runOperatorCommand(dataFolder, { command: "check" })) answers.push(answer as object);
  const answer = answers.at(-1) as { filesOfShop: CheckedFile[] };
  return { answer, files: answer.filesOfShop };
};

const flipABit = (path: string, at: number): void => {
  const file = openSync(path, "r+");
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, at);
  byte[0]! ^= 1;
  writeSync(file, byte, 0, 1, at);
  closeSync(file);
};

const pictureIn = (dataFolder: string): string =>
  readdirSync(join(dataFolder, "files")).find((name) => !name.startsWith("."))!;

const journalIn = (dataFolder: string): string =>
  readdirSync(join(dataFolder, "views")).find((name) => name.startsWith("people") && name.endsWith(".journal"))!;

it("knows every file that a shop writes, and finds them whole", async () => {
  const { answer, files } = await check(await shopAtRest());
  expect(files.filter(({ state }) => state === "unknown" || state === "damaged")).toEqual([]);
  const folders = new Set(files.map(({ file }) => file.split("/")[0]));
  for (const name of [
    "naqsh.json",
    "log",
    "keys",
    "sessions.mdb",
    "security.mdb",
    "worker",
    "sandbox",
    "views",
    "files",
  ]) {
    expect(folders).toContain(name);
  }
  expect(foundTrouble(answer)).toBe(false);
  expect(wordsOfAnswer(answer)).toMatch(/none is damaged\.$/);
});

it("says so where no shop lies", async () => {
  await expect(check(folder.fresh())).rejects.toThrow("holds no shop");
});

it("says which file is damaged, of every kind, and which is not the shop's", async () => {
  const dataFolder = await shopAtRest();
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  const [picture, journal] = [pictureIn(dataFolder), journalIn(dataFolder)];
  flipABit(at("log", "00000000000000000001.log"), 900);
  flipABit(at("files", picture), 40);
  flipABit(at("views", journal), 20);
  truncateSync(at("keys", "keys.mdb"), 4096);
  appendFileSync(at("naqsh.json"), "}");
  mkdirSync(at("notes"));
  writeFileSync(at("notes", "mine.txt"), "of somebody else");
  const damaged = [
    `files/${picture}`,
    "keys/keys.mdb",
    "log/00000000000000000001.log",
    "naqsh.json",
    `views/${journal}`,
  ];
  const { answer, files } = await check(dataFolder);
  expect(files.filter(({ state }) => state === "damaged").map(({ file }) => file)).toEqual(damaged.toSorted());
  expect(files.filter(({ state }) => state === "unknown").map(({ file }) => file)).toEqual(["notes/mine.txt"]);
  expect(foundTrouble(answer)).toBe(true);
  expect(wordsOfAnswer(answer)).toContain("5 are DAMAGED");
});
