import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { ConfigInvalid } from "./environment";
import { readServiceConfig } from "./service-config";
import { refuseWeakSecrets } from "./weak-secrets";

const STRONG = randomBytes(32).toString("base64url");

it.each([
  [{ ADMIN_PASSWORD: "eleven-char" }, "ADMIN_PASSWORD has fewer than 12"],
  [{ ADMIN_PASSWORD: "aaaaaaaaaaaaaaaa" }, "ADMIN_PASSWORD has fewer than 6 different"],
  [{ ADMIN_PASSWORD: "change-me-please" }, "ADMIN_PASSWORD begins like an example"],
  [{ SERVICE_TOKEN: "x".repeat(40) }, "SERVICE_TOKEN has fewer than 12 different"],
  [{ SERVICE_TOKEN: `replace-this-${STRONG}` }, "SERVICE_TOKEN begins like an example"],
  [{ S3_SECRET_KEY: "minioadmin" }, "S3_SECRET_KEY"],
  [{ MONGODB_PASSWORD: "mongo" }, "MONGODB_PASSWORD"],
  [{ EVENTSTORE_URL: "esdb://admin:changeit@log:2113" }, "the password in EVENTSTORE_URL"],
  [{ REDIS_URL: "redis://:redis@redis:6379" }, "the password in REDIS_URL"],
  [{ STRIPE_SECRET_KEY: "sk_test_51HabcDEF" }, "STRIPE_SECRET_KEY is a key of the provider's test mode"],
])("refuses %j by its name", (environment, words) => {
  expect(() => refuseWeakSecrets(environment)).toThrow(ConfigInvalid);
  expect(() => refuseWeakSecrets(environment)).toThrow(words);
});

it("names all of them at once and tells none of them", () => {
  const environment = { ADMIN_PASSWORD: "open sesame", REDIS_URL: "redis://:sesame@redis:6379" };
  expect(() => refuseWeakSecrets(environment)).toThrow(/ADMIN_PASSWORD.*REDIS_URL/u);
  expect(() => refuseWeakSecrets(environment)).not.toThrow(/sesame/u);
});

it("takes good ones, and engines without passwords", () => {
  const engines = { REDIS_URL: "redis://redis:6379", MONGODB_URL: "mongodb://a,b/?replicaSet=rs" };
  const good = { ADMIN_PASSWORD: "ثلاثون بابا مفتوحا", SERVICE_TOKEN: STRONG, ...engines };
  expect(() => refuseWeakSecrets(good)).not.toThrow();
});

it("is asked by each service, but for a demo's", () => {
  const weak = { SERVICE_TOKEN: "x".repeat(32), EVENTSTORE_URL: "esdb://log:2113?tls=false" };
  expect(() => readServiceConfig(weak, 1)).toThrow("SERVICE_TOKEN");
  expect(readServiceConfig({ ...weak, DEMO: "1" }, 1).serviceToken).toBe(weak.SERVICE_TOKEN);
});
