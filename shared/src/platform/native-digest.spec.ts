import fc from "fast-check";
import { expect, it } from "vitest";
import * as pure from "../kernel/digest";
import * as native from "./native-digest";

const text = fc.string({ unit: "binary" });

it("hashes as the pure digest does", () => {
  fc.assert(
    fc.property(fc.uint8Array(), text, (bytes, one) => {
      const hex = Buffer.from(bytes).toString("hex");
      expect(native.sha256Hex(one)).toBe(pure.sha256Hex(one));
      expect(native.sha1Hex(hex, one)).toBe(pure.sha1Hex(hex, one));
    }),
  );
});
