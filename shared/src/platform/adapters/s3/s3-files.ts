import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { isFileName, notAFileName } from "../../file-name";
import type { Files, OpenFile } from "../../ports/files";
import { Unavailable } from "../../ports/unavailable";
import { retryRequest } from "./retry-request";

export type S3Settings = {
  /** `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000`; the bucket comes after it, as a path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** How long one question may take in all, milliseconds. */
  timeLimitMs?: number;
};

const USUAL_LIMIT_MS = 20_000;

/** Codes of S3 for "there is nothing under this name"; a missing bucket is no missing file. */
const MISSING = "NoSuchKey";

/** Signed questions about the files of a bucket, each of which has an answer, or begins to have one, within the time limit. */
const createBucket = (settings: S3Settings) => {
  const { endpoint, region, bucket, accessKey, secretKey, timeLimitMs = USUAL_LIMIT_MS } = settings;
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 0 });
  const send = async (name: string, init: RequestInit): Promise<Response> =>
    fetch(await client.sign(`${endpoint.replace(/\/+$/, "")}/${bucket}/${name}`, { ...init, redirect: "manual" }));

  return {
    ask: (name: string, init: RequestInit): Promise<Answer> =>
      retryRequest(timeLimitMs, async (signal) => answerFrom(await send(name, { ...init, signal }))),

    begin: (name: string): Promise<Answer & { opened: OpenFile | null }> =>
      retryRequest(timeLimitMs, async (signal) => {
        // The limit is for the beginning of an answer. After that the reader sets the pace.
        const [given, giveUp] = [new AbortController(), () => given.abort(signal.reason)];
        signal.addEventListener("abort", giveUp, { once: true });
        const response = await send(name, { method: "GET", headers: hashed(EMPTY), signal: given.signal });
        if (response.status !== 200) return { ...(await answerFrom(response)), opened: null };
        signal.removeEventListener("abort", giveUp);
        return { status: 200, code: "", bytes: EMPTY, opened: openFrom(response) };
      }),
  };
};

/**
 * Files of a bucket that exists, over any server that speaks S3. The store checks each body by its hash and keeps what came first
 * (`If-None-Match`, if it knows that). Its keys need the rights to get, to put, to delete and to list: without the last one, S3 says
 * "forbidden" for a file that is not there.
 */
export const createS3Files = (settings: S3Settings): Files => {
  const { ask, begin } = createBucket(settings);

  const get = async (name: string, headers: Record<string, string>): Promise<Uint8Array | null> => {
    const { status, code, bytes } = await ask(name, { method: "GET", headers: { ...hashed(EMPTY), ...headers } });
    if (status === 200 || status === 206) return bytes;
    // The first byte of an empty file is out of range.
    if (status === 416) return EMPTY;
    if (status === 404 && code === MISSING) return null;
    throw refused("give", status, code);
  };

  const open = async (name: string): Promise<OpenFile | null> => {
    const { status, code, opened } = await begin(name);
    if (opened !== null) return opened;
    if (status === 404 && code === MISSING) return null;
    throw refused("give", status, code);
  };

  const has = async (name: string): Promise<boolean> =>
    isFileName(name) && (await get(name, { Range: "bytes=0-0" })) !== null;

  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    if (!isFileName(name)) throw notAFileName(name);
    if (await has(name)) return;
    const write = (headers: Record<string, string>): Promise<Answer> =>
      ask(name, { method: "PUT", body: Buffer.from(bytes), headers: { ...hashed(bytes), ...headers } });
    let { status, code } = await write({ "If-None-Match": "*" });
    if (status === 501) ({ status, code } = await write({}));
    // Another one was first.
    if (status === 412) return;
    if (status !== 200) throw refused("take", status, code);
  };

  const remove = async (name: string): Promise<void> => {
    if (!isFileName(name)) return;
    const { status, code } = await ask(name, { method: "DELETE", headers: hashed(EMPTY) });
    if (status !== 200 && status !== 204 && status !== 404) throw refused("remove", status, code);
  };

  return {
    put,
    read: async (name) => (isFileName(name) ? get(name, {}) : null),
    open: async (name) => (isFileName(name) ? open(name) : null),
    has,
    remove,
  };
};

type Answer = { status: number; code: string; bytes: Uint8Array };

const EMPTY = Buffer.alloc(0);

const sizeFrom = (length: string | null): number | null => (length === null ? null : Number(length));

const openFrom = ({ headers, body }: Response): OpenFile => ({
  size: sizeFrom(headers.get("content-length")),
  stream: body === null ? Readable.from([]) : Readable.fromWeb(body),
});

const answerFrom = async (response: Response): Promise<Answer> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const code = response.ok ? "" : (/<Code>([^<]+)<\/Code>/.exec(bytes.toString("utf8"))?.[1] ?? "");
  return { status: response.status, code, bytes };
};

const hashed = (bytes: Uint8Array): Record<string, string> => ({
  "X-Amz-Content-Sha256": createHash("sha256").update(bytes).digest("hex"),
});

const refused = (what: "give" | "take" | "remove", status: number, code: string): Unavailable =>
  new Unavailable(`The store of files does not ${what} a file: ${status}${code && ` ${code}`}`);
