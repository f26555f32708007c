import { expect, it } from "vitest";
import { freshNonce, NONCE_BYTES } from "./nonce";

it("gives 96 random bits to each who asks, and the same to nobody else, also later", () => {
  const given = Array.from({ length: 2_000 }, freshNonce);
  const texts = given.map((nonce) => nonce.toString("hex"));
  freshNonce();
  expect(given.every(({ length }) => length === NONCE_BYTES)).toBe(true);
  expect(new Set(texts).size).toBe(given.length);
  expect(given.map((nonce) => nonce.toString("hex"))).toEqual(texts);
});
