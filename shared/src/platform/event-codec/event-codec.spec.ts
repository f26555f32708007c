import fc from "fast-check";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventMetadata } from "../../kernel/event";
import { personal, retold, writtenAbout, type PersonalText, type SealedText } from "../../kernel/personal";
import { uuid5 } from "../../kernel/uuid";
import { temporaryFolder } from "../../testing/temporary-folder";
import { LmdbPersonalKeys } from "../adapters/lmdb/lmdb-personal-keys";
import type { EventToStore } from "../ports/event-store";
import { PersonErased } from "../ports/personal-keys";
import { createEventCodec } from "./event-codec";
import { openAllPersonal, openPersonal, UNREADABLE_TEXT } from "./open-personal";

const folder = temporaryFolder();
const chains = {
  PriceChanged: [
    (data: Record<string, unknown>) => ({ price: Number(data["sar"]) * 100 }),
    (data: Record<string, unknown>) => ({ ...data, currency: "SAR" }),
  ],
};
const metadata: EventMetadata = {
  commandId: "6f1c6a3e-1f0b-5c57-9a53-8d2f8f1e7b10",
  commandDigest: "digest",
  correlationId: "6f1c6a3e-1f0b-5c57-9a53-8d2f8f1e7b10",
  causationId: null,
  actorId: "u1",
  actorRole: "collector",
};
const origin = { stream: "user-1", recordedAt: "2026-11-21T09:00:00.000Z", metadata };

let keys: LmdbPersonalKeys;
beforeAll(() => {
  keys = new LmdbPersonalKeys(join(folder.fresh(), "keys.mdb"));
});
afterAll(() => keys.close());

const stored = (event: EventToStore) => ({ ...event, stream: "user-1", revision: 0, position: "1" });

describe("Versions", () => {
  it("writes the current version and reads older ones in the current shape", async () => {
    const codec = createEventCodec(chains, keys);
    const [event] = await codec.encode([{ type: "PriceChanged", data: { price: 5, currency: "SAR" } }], origin);
    expect(event).toMatchObject({ schemaVersion: 3, data: { price: 5 } });
    const old = stored({ ...event!, schemaVersion: 1, data: { sar: "12.5" } });
    expect(codec.decode(old)).toMatchObject({ schemaVersion: 3, data: { price: 1250, currency: "SAR" }, revision: 0 });
    expect(codec.decode(stored({ ...event!, type: "Other", schemaVersion: 1 }))).toMatchObject({ type: "Other" });
  });

  it("refuses an event that is newer than this build", () => {
    const codec = createEventCodec(chains, keys);
    const event = { id: "1", type: "PriceChanged", schemaVersion: 4, recordedAt: "", data: {}, metadata };
    expect(() => codec.decode(stored(event))).toThrow("schema version 4");
  });
});

describe("Ids", () => {
  it("follow from command, stream and place", async () => {
    const codec = createEventCodec({}, keys);
    const events = [
      { type: "A", data: {} },
      { type: "B", data: {} },
    ];
    const ids = (await codec.encode(events, origin)).map(({ id }) => id);
    expect(ids).toEqual([uuid5(metadata.commandId, "user-1/0"), uuid5(metadata.commandId, "user-1/1")]);
  });
});

describe("Personal fields", () => {
  const registered = {
    type: "UserRegistered",
    data: { userId: "u1", name: personal("u1", "سلمى"), contacts: [{ email: personal("u1", "s@example.test") }] },
  };

  it("are sealed with their place, and everything else is left as it is", async () => {
    const [event] = await createEventCodec({}, keys).encode([registered], origin);
    expect(JSON.stringify(event)).not.toMatch(/سلمى|example/);
    expect(event!.data).toMatchObject({
      userId: "u1",
      name: { person: "u1", at: `${event!.id}/UserRegistered/user-1/name` },
      contacts: [{ email: { person: "u1", at: `${event!.id}/UserRegistered/user-1/contacts.0.email` } }],
    });
    expect(registered.data.name).toEqual({ person: "u1", plain: "سلمى" });
  });

  it("open again, alone and throughout a document", async () => {
    const [event] = await createEventCodec({}, keys).encode([registered], origin);
    const data = event!.data as { name: SealedText };
    expect(await openPersonal(keys, data.name)).toBe("سلمى");
    const document = { list: [data], other: 1 };
    expect(await openAllPersonal(keys, document)).toEqual({
      list: [{ userId: "u1", name: "سلمى", contacts: [{ email: "s@example.test" }] }],
      other: 1,
    });
    const nothing = { amount: 5 };
    expect(await openAllPersonal(keys, nothing)).toBe(nothing);
  });

  it("never open for ever after the person was erased, though they were opened before", async () => {
    const event = { type: "Noted", data: { note: personal("gone", "secret"), other: personal("u1", "kept") } };
    const codec = createEventCodec({}, keys);
    const [encoded] = await codec.encode([event], origin);
    expect(await openAllPersonal(keys, encoded!.data)).toEqual({ note: "secret", other: "kept" });
    await keys.destroy("gone");
    expect(await openAllPersonal(keys, encoded!.data)).toEqual({ note: null, other: "kept" });
    await expect(codec.encode([event], origin)).rejects.toBeInstanceOf(PersonErased);
  });

  it("are stored as gone where somebody else writes about an erased person, and those that are sealed stay as they are", async () => {
    const codec = createEventCodec({}, keys);
    const note = (text: PersonalText) => codec.encode([{ type: "Noted", data: { note: text } }], origin);
    const [before] = await note(writtenAbout("left", "before"));
    expect(await openAllPersonal(keys, before!.data)).toEqual({ note: "before" });
    await keys.destroy("left");
    const [after] = await note(writtenAbout("left", "afterwards"));
    const at = `${after!.id}/Noted/user-1/note`;
    expect(after!.data).toEqual({ note: { person: "left", sealed: "", at } });
    expect(await openAllPersonal(keys, after!.data)).toEqual({ note: null });

    const [copied] = await note(retold(before!.data["note"] as SealedText));
    expect(copied!.data).toEqual(before!.data);
    const [lifted] = await note(retold(personal("left", "stood open once")));
    expect(lifted!.data).toEqual({ note: { person: "left", sealed: "", at } });
    await expect(note(personal("left", "of themself"))).rejects.toBeInstanceOf(PersonErased);
    expect(await keys.find("left")).toBeNull();
  });

  it("do not open when a byte, the place or the person was changed", async () => {
    const [event] = await createEventCodec({}, keys).encode([registered], origin);
    const { name } = event!.data as { name: SealedText };
    await keys.obtain("u2");
    await openPersonal(keys, name);
    const bytes = Buffer.from(name.sealed, "base64url");
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1;
      const text = { ...name, sealed: changed.toString("base64url") };
      expect(await openPersonal(keys, text)).toBe(UNREADABLE_TEXT);
    }
    expect(await openPersonal(keys, { ...name, at: `${name.at}2` })).toBe(UNREADABLE_TEXT);
    expect(await openPersonal(keys, { ...name, person: "u2" })).toBe(UNREADABLE_TEXT);
    expect(await openPersonal(keys, { ...name, sealed: "" })).toBe(UNREADABLE_TEXT);
  });

  it("come back as they were, whatever the text", async () => {
    const codec = createEventCodec({}, keys);
    const text = fc.string({ unit: "binary" }).map((chars) => Buffer.from(chars).toString());
    await fc.assert(
      fc.asyncProperty(text, async (plain) => {
        const [event] = await codec.encode([{ type: "Noted", data: { a: personal("u1", plain) } }], origin);
        expect(await openAllPersonal(keys, event!.data)).toEqual({ a: plain });
      }),
    );
  });
});
