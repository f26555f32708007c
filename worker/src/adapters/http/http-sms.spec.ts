import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { expect, it, onTestFinished } from "vitest";
import { smsContract } from "../../ports/sms.contract";
import type { SmsMessage } from "../../ports/sms";
import { createHttpSms } from "./http-sms";

/** A provider that keeps each key's message once, and answers as it is told to. */
const openProvider = async () => {
  const kept = new Map<string, SmsMessage>();
  const provider = { status: 202, keys: [] as (string | undefined)[] };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      provider.keys.push(request.headers.authorization);
      const idempotencyKey = String(request.headers["idempotency-key"]);
      if (provider.status < 300) kept.set(idempotencyKey, { idempotencyKey, ...JSON.parse(body) });
      response.writeHead(provider.status).end(JSON.stringify({ status: "queued" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return { provider, sms: createHttpSms({ url, key: "key" }), delivered: async () => [...kept.values()] };
};

smsContract(openProvider);

const message = { idempotencyKey: "one", to: "+966500000000", text: "فزت بالمزاد" };

it("shows the provider its key, and tells what may be sent again from what may not", async () => {
  const { provider, sms, delivered } = await openProvider();
  for (const status of [500, 503, 429]) {
    provider.status = status;
    await expect(sms.send(message)).rejects.toBeInstanceOf(Unavailable);
  }
  provider.status = 422;
  const refused = await sms.send(message).catch((error: unknown) => error);
  expect(refused).not.toBeInstanceOf(Unavailable);
  expect(String(refused)).not.toContain("500000000");
  expect(await delivered()).toEqual([]);
  expect(new Set(provider.keys)).toEqual(new Set(["Bearer key"]));
});

it("that cannot be reached may be asked again", async () => {
  const sms = createHttpSms({ url: "http://127.0.0.1:9/none", key: "key" });
  await expect(sms.send(message)).rejects.toBeInstanceOf(Unavailable);
});
