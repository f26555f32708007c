import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "../s3-files";
import { signatureOf } from "./sigv4";

export type S3Peer = {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** Status and code that the next questions get instead of an answer; "cut" and "silence" are what they say. */
  troubles: ([number, string] | "cut" | "silence")[];
  /** Method and path of every question. */
  asked: string[];
  close: () => Promise<void>;
};

const ACCESS = { region: "eu-central-1", bucket: "naqsh", accessKey: "AKIDEXAMPLE", secretKey: "wJalr/K7MDENG+secret" };
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * A server that keeps objects as S3 does and takes no question whose signature, time or body's hash is wrong. Without
 * conditions: one of those servers that answer them with "not implemented".
 */
export const startS3Peer = async ({ knowsConditions = true } = {}): Promise<S3Peer> => {
  const objects = new Map<string, Buffer>();
  const troubles: S3Peer["troubles"] = [];
  const asked: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    asked.push(`${request.method} ${request.url}`);
    const trouble = troubles.shift() ?? whyRefused(request, body);
    if (trouble === "cut") return void request.socket.destroy();
    if (trouble === "silence") return;
    if (trouble) return refuse(response, trouble);
    const [, bucket, ...parts] = (request.url ?? "").split("/");
    if (bucket !== ACCESS.bucket) return refuse(response, [404, "NoSuchBucket"]);
    if (request.method === "PUT") return keep(parts.join("/"), body, { request, response });
    if (request.method === "DELETE") {
      objects.delete(parts.join("/"));
      return void response.writeHead(204).end();
    }
    give(objects.get(parts.join("/")), request, response);
  };

  const keep = (
    name: string,
    body: Buffer,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): void => {
    const isConditional = request.headers["if-none-match"] === "*";
    if (isConditional && !knowsConditions) return refuse(response, [501, "NotImplemented"]);
    if (isConditional && objects.has(name)) return refuse(response, [412, "PreconditionFailed"]);
    objects.set(name, body);
    response.writeHead(200).end();
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...ACCESS, endpoint: `http://127.0.0.1:${port}` },
    objects,
    troubles,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const refuse = (response: ServerResponse, [status, code]: [number, string]): void => {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`);
};

const give = (object: Buffer | undefined, { headers }: IncomingMessage, response: ServerResponse): void => {
  if (object === undefined) return refuse(response, [404, "NoSuchKey"]);
  if (headers.range === undefined) return void response.writeHead(200, { "content-length": object.length }).end(object);
  if (object.length === 0) return refuse(response, [416, "InvalidRange"]);
  response.writeHead(206).end(object.subarray(0, 1));
};

const whyRefused = (request: IncomingMessage, body: Buffer): [number, string] | null => {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const [, accessKey, region, names = "", signature] = AUTHORIZATION.exec(headers["authorization"] ?? "") ?? [];
  const signedHeaders = names.split(";");
  if (accessKey !== ACCESS.accessKey || region !== ACCESS.region) return [403, "InvalidAccessKeyId"];
  if (!["host", "x-amz-date", "x-amz-content-sha256"].every((name) => signedHeaders.includes(name))) {
    return [403, "AccessDenied"];
  }
  const bodyHash = headers["x-amz-content-sha256"] ?? "";
  const question = { method: request.method ?? "", path: request.url ?? "", headers, signedHeaders, bodyHash };
  if (signature !== signatureOf(question, ACCESS)) return [403, "SignatureDoesNotMatch"];
  if (createHash("sha256").update(body).digest("hex") !== bodyHash) return [400, "XAmzContentSHA256Mismatch"];
  const [, ...parts] = /^(....)(..)(..)T(..)(..)(..)Z$/.exec(headers["x-amz-date"] ?? "") ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  const at = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
  return Math.abs(Date.now() - at) > CLOCK_SKEW_MS ? [403, "RequestTimeTooSkewed"] : null;
};
