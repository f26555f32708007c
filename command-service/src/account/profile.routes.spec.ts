import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { avatarFileOf } from "@naqsh/shared/account";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const folder = folders.fresh();
let writeSide: WriteSide;
let noura: Person;

beforeAll(async () => {
  writeSide = await openWriteSide(folder);
  noura = await writeSide.register("noura", "artist");
});
afterAll(() => writeSide.close());
afterEach(() => writeSide.ports.assertNoErrors());

const newest = async (person: Person) => (await writeSide.events(`user-${person.id}`)).at(-1)!;
const register = (username: string) =>
  writeSide.server.browser().send("POST", "/api/register", {
    firstName: "أحمد",
    lastName: "الحربي",
    username,
    email: `${username}-${Math.random()}@naqsh.example`,
    password: "ستون نخلة",
  });
/** What the worker does once it hears of a change. */
const releaseFormer = async (person: Person): Promise<void> => {
  const { userId, former } = (await newest(person)).data as { userId: string; former: { claimId: string } };
  await writeSide.tell("usernameClaim", former.claimId, "ReleaseUsername", { userId, ...former });
};

describe("a profile", () => {
  it("takes what is sent, sealed, and leaves the rest", async () => {
    const said = { bio: "أرسم البحر عند الفجر", website: "https://noura.example/works", phone: "+966 50 000 0000" };
    expect(await noura.send("PUT", "/api/user/profile", said)).toMatchObject({ status: 200 });
    const { type, data } = await newest(noura);
    expect([type, Object.keys(data).toSorted()]).toEqual(["ProfileRevised", ["bio", "phone", "userId", "website"]]);
    expect(JSON.stringify(data)).not.toMatch(/البحر|noura\.example|966/);
  });

  it("loses a field that is sent empty", async () => {
    await noura.send("PUT", "/api/user/profile", { phone: " " });
    expect((await newest(noura)).data).toEqual({ userId: noura.id, phone: null });
  });

  it("loses what may be missing by null too, as the settings answer it", async () => {
    const missing = { latinName: null, bio: null, bioEn: null, location: null, website: null, phone: null };
    expect(await noura.send("PUT", "/api/user/profile", missing)).toMatchObject({ status: 200 });
    expect((await newest(noura)).data).toEqual({ userId: noura.id, ...missing });
    for (const name of ["firstName", "lastName", "username", "email"]) {
      expect(await noura.send("PUT", "/api/user/profile", { [name]: null })).toMatchObject({ status: 422 });
    }
  });

  it.each([
    { website: "javascript:alert(1)" },
    { website: "noura" },
    { firstName: " " },
    { phone: "call me" },
    { username: "a b" },
    { bio: "س".repeat(1501) },
  ])("refuses %j", async (body) => {
    expect(await noura.send("PUT", "/api/user/profile", body)).toMatchObject({
      status: 422,
      body: { code: "INVALID_INPUT" },
    });
  });
});

describe("a username", () => {
  it("moves: the new one is taken, the former is free for others only after it", async () => {
    const reem = await writeSide.register("reem.one");
    expect(await reem.send("PUT", "/api/user/profile", { username: "reem.two" })).toMatchObject({ status: 200 });
    expect((await newest(reem)).type).toBe("UsernameChanged");
    expect(await register("reem.one")).toMatchObject({ status: 409, body: { code: "USERNAME_TAKEN" } });
    await releaseFormer(reem);
    expect(await register("reem.one")).toMatchObject({ status: 201 });
    expect(await register("Reem.Two")).toMatchObject({ status: 409, body: { code: "USERNAME_TAKEN" } });
  });

  it("of somebody else stays theirs, and one's own stays too", async () => {
    const before = (await writeSide.events(`user-${noura.id}`)).length;
    await writeSide.register("layla");
    const taken = { status: 409, body: { code: "USERNAME_TAKEN" } };
    expect(await noura.send("PUT", "/api/user/profile", { username: "LAYLA", bio: "x" })).toMatchObject(taken);
    expect(await writeSide.events(`user-${noura.id}`)).toHaveLength(before);
    expect(await register("noura")).toMatchObject(taken);
  });

  it("goes to exactly one of twenty who want it at once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, place) => writeSide.register(`wants${place}`)));
    const answers = await Promise.all(
      people.map((person) => person.send("PUT", "/api/user/profile", { username: "wanted" })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it("that its person came back to is not released by the release of before", async () => {
    const huda = await writeSide.register("huda.one");
    await huda.send("PUT", "/api/user/profile", { username: "huda.two" });
    const late = (await newest(huda)).data as { former: { claimId: string } };
    await huda.send("PUT", "/api/user/profile", { username: "huda.one" });
    await writeSide.tell("usernameClaim", late.former.claimId, "ReleaseUsername", { userId: huda.id, ...late.former });
    expect(await register("huda.one")).toMatchObject({ status: 409 });
  });

  it("of a move that was given up is free, and the move may not end any more", async () => {
    const amal = await writeSide.register("amal.one");
    await amal.send("PUT", "/api/user/profile", { username: "amal.two" });
    const { claimId, moveId } = (await newest(amal)).data as { claimId: string; moveId: string };
    const orphan = { claimId, userId: amal.id, moveId, isOrphan: true };
    await writeSide.tell("usernameClaim", claimId, "ReleaseUsername", orphan);
    expect(await register("amal.two")).toMatchObject({ status: 409 });
    await writeSide.tell("usernameClaim", claimId, "ReleaseUsername", { ...orphan, moveId: "never ended" });
    expect((await newest(amal)).type).toBe("NameMoveAbandoned");
    expect(await register("amal.two")).toMatchObject({ status: 409 });
  });
});

describe("a picture of a person", () => {
  const gps = { IFD0: { Copyright: "a secret place" } };
  const picture = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#4f2b76" } })
      .withExif(gps)
      .jpeg()
      .toBuffer();
  const send = async (bytes: Buffer, field = "profileImage") => {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "me.jpg");
    return noura.send("POST", "/api/user/upload-profile-image", form);
  };
  const everyFile = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it("is written anew, square and without what was around its pixels, and lies sealed", async () => {
    expect((await picture()).includes("a secret place")).toBe(true);
    const { status, body } = await send(await picture());
    const { avatarId } = (await newest(noura)).data as { avatarId: string };
    expect([status, body["imageUrl"]]).toEqual([200, `/api/users/${noura.id}/avatar/${avatarId}`]);

    const file = avatarFileOf(avatarId);
    const sealed = (await writeSide.ports.files.read(file))!;
    await expect(sharp(sealed).metadata()).rejects.toThrow();
    const opened = unsealBytes((await writeSide.ports.keys.find(noura.id))!, sealed, file)!;
    const { format, width, height, exif } = await sharp(opened).metadata();
    expect([format, width, height, exif]).toEqual(["webp", 512, 512, undefined]);
    const held = everyFile().filter((path) => readFileSync(path).includes("a secret place"));
    expect(held).toEqual([]);
  });

  it("is refused if it is none, is too large or is not there", async () => {
    expect(await send(Buffer.from("<svg onload=alert(1)>"))).toMatchObject({ body: { code: "IMAGE_UNREADABLE" } });
    expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ body: { code: "IMAGE_TOO_LARGE" } });
    expect(await noura.send("POST", "/api/user/upload-profile-image", {})).toMatchObject({
      body: { code: "IMAGE_MISSING" },
    });
  });

  it("is removed, and a second time nothing happens", async () => {
    await noura.send("DELETE", "/api/user/remove-profile-image");
    const after = (await writeSide.events(`user-${noura.id}`)).length;
    expect((await newest(noura)).type).toBe("AvatarRemoved");
    await noura.send("DELETE", "/api/user/remove-profile-image");
    expect(await writeSide.events(`user-${noura.id}`)).toHaveLength(after);
  });
});
