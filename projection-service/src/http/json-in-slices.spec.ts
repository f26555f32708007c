import { turnsDuring } from "@naqsh/shared/testing/turns-during";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createHash } from "node:crypto";
import { jsonPieces, writtenInSlices } from "./json-in-slices";

it("writes what JSON.stringify writes, on one line or indented", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2), async (body, indent) => {
      const text = JSON.stringify(body, null, indent);
      const { bytes, sha256 } = await writtenInSlices(jsonPieces(body, indent));
      expect(bytes.toString()).toBe(text);
      expect(sha256).toBe(createHash("sha256").update(text).digest("hex"));
    }),
  );
});

it("lets others in between the items of a long list", async () => {
  const rows = Array.from({ length: 100_000 }, (_, number) => ({ number, text: "a bid of many" }));
  const { turns } = await turnsDuring(() => writtenInSlices(jsonPieces({ rows })));
  expect(turns).toBeGreaterThan(1);
});
