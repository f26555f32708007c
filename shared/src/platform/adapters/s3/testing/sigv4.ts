import { createHash, createHmac } from "node:crypto";

export type SignedRequest = {
  method: string;
  /** As in the request line, without a query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  signedHeaders: readonly string[];
  bodyHash: string;
};

export type Signer = { region: string; secretKey: string };

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** AWS's signature of a request, version 4, from its description; written apart from the client that is checked by it. */
export const signatureOf = (request: SignedRequest, { region, secretKey }: Signer): string => {
  const { method, path, headers, signedHeaders, bodyHash } = request;
  const date = headers["x-amz-date"] ?? "";
  const day = date.slice(0, 8);
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim()}\n`).join("");
  const canonical = [method, path, "", lines, signedHeaders.join(";"), bodyHash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n")).toString("hex");
};
