import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { runOperatorCommand } from "./run-operator-command";
import { artworkForm, openShop } from "../testing/shop-in-test";
import { foundTrouble, wordsOfAnswer } from "./operator-answer";
import type { OperatorRequest } from "./operator-request";

const folder = temporaryFolder();

const answersTo = async (dataFolder: string, question: OperatorRequest): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for await (const answer of runOperatorCommand(dataFolder, question)) {
    if (!(typeof answer === "object" && answer !== null && "progress" in answer)) answers.push(answer);
  }
  return answers;
};

/** Alters one byte of the first original below a folder of files; gives its name. */
const damageAPicture = (files: string): string => {
  const name = readdirSync(files).find((file) => /^[0-9a-f]{64}\.png$/.test(file))!;
  const bytes = readFileSync(join(files, name));
  bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
  writeFileSync(join(files, name), bytes);
  return name;
};

describe("A restore", () => {
  let dataFolder = "";
  let early = "";
  let late = "";
  const restored = (backup: string, keys: string) => {
    const to = join(folder.fresh(), "restored");
    return { to, answers: answersTo(to, { command: "restore", argument: backup, keys: join(keys, "keys") }) };
  };

  beforeEach(async () => {
    [dataFolder, early, late] = [folder.fresh(), join(folder.fresh(), "early"), join(folder.fresh(), "late")];
    const shop = await openShop(dataFolder, { durable: true });
    const sara = await shop.register("sara", "artist");
    await sara.post("/api/artworks", await artworkForm("لوحة"));
    await shop.running.settled();
    await answersTo(dataFolder, { command: "backup", argument: early });
    await shop.register("omar", "collector");
    await shop.running.settled();
    await answersTo(dataFolder, { command: "backup", argument: late });
    await shop.running.stop();
  });

  it("is refused with keys that are another shop's, older than the log, or damaged, and leaves no shop", async () => {
    const stranger = folder.fresh();
    const shop = await openShop(stranger, { durable: true });
    for (const name of ["sara", "omar", "noor"]) await shop.register(name, "collector");
    const strange = join(folder.fresh(), "strange");
    await answersTo(stranger, { command: "backup", argument: strange });
    await shop.running.stop();
    const damaged = join(folder.fresh(), "damaged");
    cpSync(late, damaged, { recursive: true });
    truncateSync(join(damaged, "keys", "keys.mdb"), 8_192);

    for (const [keys, said] of [
      [strange, /keys of another shop/],
      [early, /1 of \d people of the log have no key/],
      [damaged, /keys\.mdb is damaged: it is cut off at byte 8192/],
    ] as const) {
      const { to, answers } = restored(late, keys);
      await expect(answers).rejects.toThrow(said);
      expect(existsSync(join(to, "naqsh.json"))).toBe(false);
    }
    await expect(restored(late, late).answers).resolves.toHaveLength(1);
    await expect(restored(early, late).answers).resolves.toHaveLength(1);
  });

  it("names pictures that are not what their digests say", async () => {
    const backup = join(folder.fresh(), "backup");
    cpSync(late, backup, { recursive: true });
    const name = damageAPicture(join(backup, "shop", "files"));
    const [answer] = await restored(backup, late).answers;
    expect(answer).toMatchObject({ pictures: { damaged: [name] } });
    expect(wordsOfAnswer(answer)).toContain(name);
    expect(foundTrouble(answer)).toBe(true);
  });

  it("is needed for a picture that verify names, and the shop does not show", async () => {
    const shopFolder = folder.fresh();
    rmSync(shopFolder, { recursive: true });
    cpSync(dataFolder, shopFolder, { recursive: true });
    const name = damageAPicture(join(shopFolder, "files"));
    const answers = await answersTo(shopFolder, { command: "verify" });
    expect(answers.at(-1)).toMatchObject({ pictures: { damaged: [name] } });
    expect(wordsOfAnswer(answers.at(-1))).toContain(name);
    expect(foundTrouble(answers.at(-1))).toBe(true);

    // Where there is a rendition, an original's address leads to that.
    const renditions = readdirSync(join(shopFolder, "files")).filter((file) =>
      file.startsWith(`${name.slice(0, 64)}-`),
    );
    for (const file of renditions) rmSync(join(shopFolder, "files", file));
    const shop = await openShop(shopFolder);
    expect((await fetch(`${shop.running.url}/images/${name}`)).status).toBe(404);
    expect(shop.errors).toContainEqual(expect.objectContaining({ alert: true, file: name }));
  });
});
