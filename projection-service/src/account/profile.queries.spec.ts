import { avatarFileOf, avatarUrlOf } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const noura = idOfName("noura");
const own = (text: string) => personal(noura, text);
const picture = Buffer.from("the pixels of a picture");
const url = avatarUrlOf(noura, "one");
let readSide: ReadSide;

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${noura}`, [
    {
      type: "UserRegistered",
      data: {
        userId: noura,
        role: "collector",
        language: "ar",
        emailVerified: true,
        email: own("noura@naqsh.example"),
        username: own("noura"),
        firstName: own("نورة"),
        lastName: own("القحطاني"),
        passwordHash: own("hash"),
      },
    },
    { type: "ProfileRevised", data: { userId: noura, bio: own("أرسم البحر"), phone: own("+966500000000") } },
    { type: "AvatarChosen", data: { userId: noura, avatarId: "one" } },
  ]);
  const file = avatarFileOf("one");
  const sealed = sealBytes(await readSide.ports.keys.obtain(noura), picture, file);
  await readSide.ports.files.put(file, sealed);
});
afterAll(() => readSide.stop());

describe("a person's settings", () => {
  it("hold what they told, for them alone", async () => {
    const { body } = await readSide.ask("/api/user/settings", "noura");
    expect(body).toMatchObject({ bio: "أرسم البحر", phone: "+966500000000", website: null, profileImageUrl: url });
    expect(await readSide.ask("/api/user/settings")).toMatchObject({ status: 401 });
  });

  it("tell of an IBAN only what its owner knows it by", async () => {
    const iban = own("SA0380000000608010167519");
    await readSide.tell(`user-${noura}`, [{ type: "PayoutAccountChanged", data: { userId: noura, iban } }]);
    const { body } = await readSide.ask("/api/user/settings", "noura");
    expect(body).toMatchObject({ payoutAccount: "SA •••• 7519" });
  });
});

describe("a person's picture", () => {
  it("is shown to a collector alone, and kept by their browser for a while", async () => {
    const seen = await readSide.ask(url, "noura");
    expect([seen.status, seen.body]).toEqual([200, picture.toString()]);
    expect(seen.headers.get("cache-control")).toBe("private, max-age=300");
    expect(await readSide.ask(url)).toMatchObject({ status: 404 });
    expect(await readSide.ask(url, "salman")).toMatchObject({ status: 404 });
  });

  it("of an artist is shown to everyone, and stands on their page", async () => {
    await readSide.tell(`user-${noura}`, [{ type: "CollectorBecameArtist", data: { userId: noura } }]);
    expect(await readSide.ask(url)).toMatchObject({ status: 200 });
    expect((await readSide.ask(`/api/artists/${noura}`)).body).toMatchObject({
      profileImageUrl: url,
      bio: "أرسم البحر",
    });
  });

  it("that was removed, or whose person was forgotten, is there no more", async () => {
    await readSide.tell(`user-${noura}`, [{ type: "AvatarRemoved", data: { userId: noura } }]);
    expect(await readSide.ask(url, "noura")).toMatchObject({ status: 404 });
    await readSide.tell(`user-${noura}`, [{ type: "AvatarChosen", data: { userId: noura, avatarId: "one" } }]);
    expect(await readSide.ask(url, "noura")).toMatchObject({ status: 200 });
    await readSide.ports.keys.destroy(noura);
    expect(await readSide.ask(url, "noura")).toMatchObject({ status: 404 });
  });
});
