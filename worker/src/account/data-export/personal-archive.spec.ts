import { buffer } from "node:stream/consumers";
import type { HeldOrRead } from "@naqsh/shared/platform/held-data/everything-about";
import { expect, it } from "vitest";
import { personalArchive, type ArchiveParts } from "./personal-archive";

const PERSON = "0b8f6f0e-3c55-4b6e-9c1c-6f3a0f0f2a11";
const FILE = `${"a".repeat(64)}.webp`;

const submitted = {
  position: "1",
  recordedAt: "2026-03-01T09:00:00.000Z",
  type: "ArtworkSubmitted",
  stream: "artwork-one",
  actedAs: "artist" as const,
  facts: { artistId: PERSON, details: { image: { file: FILE } } },
};

const partsWith = (events: readonly HeldOrRead[], over: Partial<ArchiveParts> = {}): ArchiveParts => ({
  person: PERSON,
  madeAt: new Date("2026-03-02T09:00:00.000Z"),
  events: (async function* () {
    yield* events;
  })(),
  beside: { sessions: [], security: [], letters: [] },
  openPicture: async () =>
    (async function* () {
      yield Buffer.from("pixels");
    })(),
  onProgress: async () => undefined,
  ...over,
});

it("tells how much of the log is read, then how many pictures are packed", async () => {
  const told: number[] = [];
  const onProgress = async (percent: number) => void told.push(percent);
  const events: HeldOrRead[] = [
    { read: 1, readTo: "2026-03-01T09:00:00.000Z" },
    { held: submitted },
    { read: 2, readTo: "2026-03-01T21:00:00.000Z" },
  ];
  const percentRead = (at: string) => (at.includes("T21") ? 100 : 50);
  const archive = await buffer(personalArchive(partsWith(events, { onProgress }), percentRead));
  expect(told).toEqual([30, 60, 100]);
  expect(archive.includes("pixels")).toBe(true);
});

it("fails as a whole if the log or a picture cannot be read, so that no half archive is ever ready", async () => {
  const broken = async function* (): AsyncGenerator<HeldOrRead> {
    yield { held: submitted };
    throw new Error("the log is away");
  };
  await expect(buffer(personalArchive(partsWith([], { events: broken() }), () => 0))).rejects.toThrow(
    "the log is away",
  );
  const openPicture = async () => {
    throw new Error("the files are away");
  };
  const parts = partsWith([{ held: submitted }], { openPicture });
  await expect(buffer(personalArchive(parts, () => 0))).rejects.toThrow("the files are away");
});
