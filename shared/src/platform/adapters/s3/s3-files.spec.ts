import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { describeFiles } from "../../ports/files.contract";
import { Unavailable } from "../../ports/unavailable";
import { contentCheckedFiles } from "./content-checked-files";
import { createS3Files } from "./s3-files";
import { startS3Peer } from "./testing/s3-peer";
import type { S3Peer } from "./testing/s3-peer";
import { signatureOf } from "./testing/sigv4";

const peers: S3Peer[] = [];
const peer = async (options?: { knowsConditions: boolean }): Promise<S3Peer> => {
  const started = await startS3Peer(options);
  peers.push(started);
  return started;
};
afterEach(async () => {
  await Promise.all(peers.splice(0).map(({ close }) => close()));
});

describeFiles("S3", async () => createS3Files((await peer()).settings));
describeFiles("A store of S3 without conditions", async () =>
  createS3Files((await peer({ knowsConditions: false })).settings),
);

describeFiles("S3, checked by content", async () =>
  contentCheckedFiles(createS3Files((await peer()).settings), () => undefined),
);

describe("Files of S3 that are checked by content", () => {
  it("gives none that is not what was put, says so, and takes it anew", async () => {
    const { settings, objects } = await peer();
    const bytes = Buffer.from("as it was painted");
    const name = `artworks/${createHash("sha256").update(bytes).digest("hex")}.png`;
    await createS3Files(settings).put(name, bytes);
    objects.set(name, Buffer.from("as it was not"));
    const damaged: string[] = [];
    const files = contentCheckedFiles(createS3Files(settings), (file) => damaged.push(file));
    expect([await files.read(name), await files.open(name), damaged]).toEqual([null, null, [name, name]]);
    await files.put(name, bytes);
    expect(await files.read(name)).toEqual(bytes);
    expect(await buffer((await files.open(name))!.stream)).toEqual(bytes);
  });
});

describe("the check of signatures", () => {
  it("finds what AWS's own example gives", () => {
    const bodyHash = createHash("sha256").update("").digest("hex");
    const headers = {
      host: "examplebucket.s3.amazonaws.com",
      range: "bytes=0-9",
      "x-amz-content-sha256": bodyHash,
      "x-amz-date": "20130524T000000Z",
    };
    const request = { method: "GET", path: "/test.txt", headers, signedHeaders: Object.keys(headers), bodyHash };
    const signer = { region: "us-east-1", secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" };
    expect(signatureOf(request, signer)).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
  });
});

describe("Files of S3", () => {
  const bytes = Uint8Array.from([1, 2, 3]);

  it("asks for files by the path of their bucket, and sends nothing that is there already", async () => {
    const { settings, asked } = await peer();
    const files = createS3Files({ ...settings, endpoint: `${settings.endpoint}/` });
    await files.put("a/b.png", bytes);
    await files.put("a/b.png", bytes);
    expect(asked).toEqual(["GET /naqsh/a/b.png", "PUT /naqsh/a/b.png", "GET /naqsh/a/b.png"]);
  });

  it("opens a file through passing trouble, and tells a store that is away from a missing file", async () => {
    const { settings, troubles } = await peer();
    const files = createS3Files(settings);
    await files.put("a.png", bytes);
    troubles.push([503, "SlowDown"]);
    expect(await buffer((await files.open("a.png"))!.stream)).toEqual(Buffer.from(bytes));
    troubles.push([403, "AccessDenied"]);
    await expect(files.open("a.png")).rejects.toBeInstanceOf(Unavailable);
    troubles.push("silence");
    const hasty = createS3Files({ ...settings, timeLimitMs: 200 });
    await expect(hasty.open("a.png")).rejects.toBeInstanceOf(Unavailable);
  });

  it("keeps an empty file", async () => {
    const files = createS3Files((await peer()).settings);
    await files.put("empty", new Uint8Array());
    expect([await files.has("empty"), await files.read("empty")]).toEqual([true, Buffer.alloc(0)]);
  });

  it("tries again through passing trouble", async () => {
    const { settings, troubles } = await peer();
    const files = createS3Files(settings);
    troubles.push([503, "SlowDown"], "cut", [500, "InternalError"]);
    await files.put("a.png", bytes);
    troubles.push("cut", [429, "TooManyRequests"]);
    expect(await files.read("a.png")).toEqual(Buffer.from(bytes));
  });

  it.each<[string, [number, string]]>([
    ["404 NoSuchBucket", [404, "NoSuchBucket"]],
    ["403 AccessDenied", [403, "AccessDenied"]],
    ["301 PermanentRedirect", [301, "PermanentRedirect"]],
  ])("takes %s for no missing file", async (words, trouble) => {
    const { settings, troubles } = await peer();
    const files = createS3Files(settings);
    troubles.push(trouble, trouble, trouble);
    await expect(files.read("a.png")).rejects.toThrow(words);
    await expect(files.has("a.png")).rejects.toBeInstanceOf(Unavailable);
    await expect(files.put("a.png", bytes)).rejects.toThrow(words);
  });

  it("is refused with a wrong key, and keeps nothing", async () => {
    const { settings, objects } = await peer();
    const files = createS3Files({ ...settings, secretKey: "another" });
    await expect(files.put("a.png", bytes)).rejects.toThrow("403 SignatureDoesNotMatch");
    expect(objects.size).toBe(0);
  });

  it("fails in a bounded time where the server is away or says nothing", async () => {
    const { settings, troubles } = await peer();
    troubles.push("silence");
    const files = createS3Files({ ...settings, timeLimitMs: 200 });
    const silent = await files.read("a.png").catch((error: unknown) => error);
    expect(silent).toBeInstanceOf(Unavailable);
    expect(String(silent)).toContain("no answer within 200 ms");
    await peers.pop()!.close();
    const away = createS3Files(settings);
    await expect(away.put("a.png", bytes)).rejects.toThrow("is away: ECONNREFUSED");
  });
});
