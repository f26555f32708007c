import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, vi } from "vitest";
import { createEmbeddedReadModelStore } from "./embedded-read-model-store";

type Card = { moment: string; text: string };

const silent = (): void => undefined;
const folders = temporaryFolder();
const CARDS = 600;
const at = (number: number): string => String(number).padStart(20, "0");
const spec: CollectionSpec = { name: "cards", version: 1, indexes: { byMoment: ["moment"] } };
const cardOf = (number: number) => ({
  key: `card ${number}`,
  document: { moment: at(number), text: `${number} `.repeat(200) },
  position: at(number),
});

/** Trusts every log that the boot or a clean close vouches for. */
const open = async (folder: string) => {
  const error = vi.fn<Logger["error"]>();
  const logger: Logger = { debug: silent, info: silent, warn: silent, error };
  const store = await createEmbeddedReadModelStore({ folder, logger, cachedDocuments: 0, walkedFirstBytes: 0 });
  return { store, cards: await store.collection<Card>(spec), error };
};

/** A view's folder as a kill leaves it with an index snapshot of all, and as a clean close does. */
const viewsLeft = async (): Promise<{ killed: string; closed: string }> => {
  const [killed, closed] = [folders.fresh(), folders.fresh()];
  const { store, cards } = await open(closed);
  await cards.write(
    Array.from({ length: CARDS }, (_, number) => cardOf(number + 1)),
    at(CARDS),
  );
  await store.flush();
  cpSync(closed, killed, { recursive: true });
  await store.close();
  for (const name of filesIn(closed, ".table")) copyFileSync(join(closed, name), join(killed, name));
  return { killed, closed };
};

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending));
const flip = (folder: string, part: number): void => {
  const path = join(folder, filesIn(folder, ".journal")[0]!);
  const bytes = readFileSync(path);
  bytes[Math.floor(bytes.length * part)]! ^= 4;
  writeFileSync(path, bytes);
};

/** As a list of views that another start of the machine wrote. */
const ofAnotherBoot = (folder: string): void => {
  const path = join(folder, "manifest.json");
  const { body } = JSON.parse(readFileSync(path, "utf8")) as { body: string };
  const other = JSON.stringify({ ...(JSON.parse(body) as object), vouchedBy: "another start of the machine" });
  writeFileSync(path, JSON.stringify({ crc: crc32(other), body: other }));
};

describe("A large write-ahead log whose beginning is read behind the start", () => {
  it.each(["killed", "closed"] as const)("tells what one that was read tells: %s", async (left) => {
    const folder = (await viewsLeft())[left];
    for (const more of [1, 2]) {
      const { store, cards, error } = await open(folder);
      await cards.write([cardOf(CARDS + more)], at(CARDS + more));
      expect(await cards.count("byMoment")).toBe(CARDS + more);
      for (const number of [1, 300, CARDS]) expect(await cards.get(`card ${number}`)).toEqual(cardOf(number).document);
      await store.close();
      expect(error).not.toHaveBeenCalled();
    }
  });

  it.each(["killed", "closed"] as const)("answers first, tells of damage, and is computed again: %s", async (left) => {
    const folder = (await viewsLeft())[left];
    flip(folder, 0.5);
    const { store, cards, error } = await open(folder);
    expect(await cards.checkpoint()).toBe(at(CARDS));
    expect(await cards.get("card 1")).toEqual(cardOf(1).document);
    await eventually(() => expect(error).toHaveBeenCalledOnce());
    await cards.write([cardOf(CARDS + 1)], at(CARDS + 1));
    await store.close();
    expect(filesIn(folder, ".table")).toEqual([]);
    const again = await open(folder);
    expect(await again.cards.checkpoint()).toBe("");
    await again.store.close();
  });

  it("gives an altered document to nobody, and lets the next start read all of it", async () => {
    const { closed: folder } = await viewsLeft();
    flip(folder, 0.5);
    const { store, cards, error } = await open(folder);
    const read = Array.from({ length: CARDS }, (_, number) => cards.get(`card ${number + 1}`));
    const refused = (await Promise.allSettled(read)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
    const killed = folders.fresh();
    cpSync(folder, killed, { recursive: true });
    await store.close();
    const again = await open(killed);
    expect(await again.cards.checkpoint()).toBe("");
    await again.store.close();
  });

  it("is read at the start if the machine stopped since", async () => {
    const { killed: folder } = await viewsLeft();
    ofAnotherBoot(folder);
    flip(folder, 0.5);
    const { store, cards, error } = await open(folder);
    expect(await cards.checkpoint()).toBe("");
    expect(error).not.toHaveBeenCalled();
    await store.close();
  });

  it("has its end read at the start", async () => {
    const { closed: folder } = await viewsLeft();
    flip(folder, 0.995);
    const { store, cards } = await open(folder);
    expect(await cards.checkpoint()).toBe("");
    await store.close();
  });
});
